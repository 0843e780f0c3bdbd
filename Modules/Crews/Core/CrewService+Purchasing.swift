public import Vocabulary

/// Memberships and dues as records that are paid for. Each order is decided in the transaction that holds the
/// crew's row.
extension CrewService: Purchasable {
    public func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        if request.record.prefix == DueSubject.prefix { return try await quoteDue(request, for: buyer) }
        let found = try await offered(request.record, to: buyer)
        let (crew, membership) = (found.crew, found.membership)
        let terms = try await mapping { () throws(CrewError) -> CrewFee in
            try await self.terms(of: membership, in: crew)
        }
        if let amount = request.amount, amount != terms.amount {
            throw .amount(minimum: terms.amount, maximum: terms.amount)
        }
        let now = time.now()
        return PurchaseQuote(
            title: "\(crew.details.name) 가입비 (joining fee)", unitPrice: terms.amount, quantity: 1,
            payee: AnyIdentifier(crew.id),
            payBy: membership.until ?? now.advanced(by: MembershipTimes.payment), earning: .atOnce,
            refunds: terms.terms(at: now))
    }

    public func hold(_ purchase: Purchase) async throws(PurchaseFailure) {
        if purchase.record.prefix == DueSubject.prefix { return try await holdDue(purchase) }
        try await mapping { () throws(CrewError) in
            let membership = try await membership(of: purchase)
            // A seat is kept for one order at a time; what an earlier one gives back comes first.
            try await finish(membership)
            guard let crew = try await store.find(membership.crew) else { throw .notFound }
            let terms = try await terms(of: membership, in: crew)
            try await deciding(purchase, membership) { own, engine throws(CrewError) in
                try engine.hold(
                    own, for: purchase.order, at: purchase.total, on: terms, until: purchase.until)
            }
        }
    }

    public func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) {
        if purchase.record.prefix == DueSubject.prefix { return try await fulfilDue(purchase) }
        try await mapping { () throws(CrewError) in
            let membership = try await membership(of: purchase)
            try await deciding(purchase, membership) { own, engine throws(CrewError) in
                try engine.fulfil(own, for: purchase.order)
            }
        }
    }

    public func release(_ purchase: Purchase) async throws(PurchaseFailure) {
        if purchase.record.prefix == DueSubject.prefix { return try await releaseDue(purchase) }
        try await mapping { () throws(CrewError) in
            guard let id = purchase.record.typed(MembershipSubject.self),
                let membership = try await store.membership(id), membership.member == purchase.buyer
            else { return }
            _ = try await decide(question(of: purchase, membership)) { _, engine in
                engine.release(purchase.order)
            }
        }
    }
}

extension CrewService {
    /// Runs a verb of crews for Payments.
    func mapping<Value>(
        _ body: () async throws(CrewError) -> Value
    ) async throws(PurchaseFailure) -> Value {
        do throws(CrewError) { return try await body() } catch { throw PurchaseFailure(error) }
    }

    /// The membership of a purchase. Throws `notFound` if the buyer has no such one.
    private func membership(of purchase: Purchase) async throws(CrewError) -> Membership {
        guard let id = purchase.record.typed(MembershipSubject.self),
            let membership = try await store.membership(id), membership.member == purchase.buyer
        else { throw .notFound }
        return membership
    }

    private func question(of purchase: Purchase, _ membership: Membership) -> SeatQuestion {
        SeatQuestion(
            of: membership.crew, about: membership.member, order: purchase.order, reach: .leaders)
    }

    private func deciding(
        _ purchase: Purchase, _ membership: Membership,
        _ decision: @escaping @Sendable (Membership, SeatEngine) throws(CrewError) -> CrewChange
    ) async throws(CrewError) {
        _ = try await decide(question(of: purchase, membership)) { file, engine throws(CrewError) in
            guard let own = file.membership else { throw .notFound }
            return try decision(own, engine)
        }
    }

    /// The membership of the buyer with a seat that waits to be paid, and its crew. A block between buyer and
    /// owner hides it. Throws `notFound`, `notForSale`, `otherOrder`, `gone`.
    private func offered(
        _ record: AnyIdentifier, to buyer: Principal
    ) async throws(PurchaseFailure) -> CrewStanding {
        let found = try await mapping { () throws(CrewError) -> CrewStanding in
            let member = try CrewPolicy.member(buyer)
            guard let id = record.typed(MembershipSubject.self),
                let membership = try await store.membership(id), membership.member == member,
                let crew = try await store.find(membership.crew), crew.state == .open
            else { throw .notFound }
            try await members.requirePresent(buyer, towards: crew.owner, orThrow: CrewError.notFound)
            return CrewStanding(crew: crew, membership: membership)
        }
        try found.membership.requirePayable(at: time.now())
        return found
    }

    /// The fee of a seat as the buyer has it by law.
    func terms(of membership: Membership, in crew: Crew) async throws(CrewError) -> CrewFee {
        if membership.state == .joining { return membership.fee }
        let kinds = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await sellers.kinds(of: [crew.owner])
        }
        return membership.fee.lawful(isBusiness: kinds[crew.owner] == .business)
    }
}

extension Membership {
    /// Requires a kept seat with a fee. Its own open order is no obstacle: Payments answers it again.
    fileprivate func requirePayable(at now: Timestamp) throws(PurchaseFailure) {
        switch state {
        case .offered:
            if ranOut(at: now) != nil { throw .gone }
            if !isPayable { throw .notForSale }
        case .joining: return
        case .member, .onLeave, .suspended: throw order.map { .otherOrder($0) } ?? .notForSale
        case .requested, .waiting: throw .notForSale
        case .declined, .lapsed, .left, .removed, .banned: throw .gone
        }
    }
}

extension PurchaseFailure {
    /// What Payments is told of an error of crews.
    init(_ error: CrewError) {
        switch error {
        case .notFound: self = .notFound
        case .beingPaid(let order): self = .otherOrder(order)
        case .changed: self = .changed
        case .wrongState, .closed, .banned, .wrongDue: self = .gone
        case .service(let failure): self = .service(failure)
        default: self = .service(.internal(error.code))
        }
    }
}
