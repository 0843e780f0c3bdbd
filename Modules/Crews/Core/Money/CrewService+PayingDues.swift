import Vocabulary

/// Dues as records that are paid for: what `Purchasable` promises, for identifiers of dues. Each is one
/// transaction that holds the crew's row, and idempotent by the order.
extension CrewService {
    /// The terms of a due, for its member. As `Purchasable.quote`.
    func quoteDue(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        let now = time.now()
        let (due, crew) = try await payable(request.record, by: buyer)
        switch due.state {
        case .open: break
        case .paid: throw due.order.map { .otherOrder($0) } ?? .gone
        case .waived, .cancelled, .ended: throw .gone
        }
        guard crew.state == .open else { throw .gone }
        if let amount = request.amount, amount != due.amount {
            throw .amount(minimum: due.amount, maximum: due.amount)
        }
        return PurchaseQuote(
            title: "\(crew.details.name) \(due.month) 회비 (dues)", unitPrice: due.amount, quantity: 1,
            payee: AnyIdentifier(crew.id), payBy: now.advanced(by: DueTimes.payment), earning: .atOnce,
            refunds: try await refundTerms(of: crew, at: now))
    }

    /// Keeps a due for the order. As `Purchasable.hold`.
    func holdDue(_ purchase: Purchase) async throws(PurchaseFailure) {
        let now = time.now()
        _ = try await decidingDue(purchase) { file, standing throws(CrewError) in
            switch standing {
            case .free:
                guard file.isOwed else { throw .closed }
                guard file.due.amount == purchase.total else { throw .changed(file.due.version) }
                return DueChange(try file.due.holding(purchase.order, at: now))
            case .held, .fulfilled: return DueChange()
            case .refused(let refusal): throw refusal
            }
        }
    }

    /// The due is paid. A member who was suspended for arrears and has none any more is restored. As
    /// `Purchasable.fulfil`.
    func fulfilDue(_ purchase: Purchase) async throws(PurchaseFailure) {
        let (now, ids) = (time.now(), ids)
        let due = try await decidingDue(purchase) { file, standing throws(CrewError) in
            switch standing {
            case .free, .held:
                // Nothing is paid to a crew that a moderator has taken away meanwhile: the money goes back.
                guard file.isOwed else { throw .closed }
                // So it does where another amount was paid than is owed.
                guard file.due.amount == purchase.total else { throw .wrongDue(file.due.state) }
                var change = DueChange(try file.due.paid(by: purchase.order, at: now))
                change.notices = file.notices(.paid, ids, at: now)
                return change
            case .fulfilled: return DueChange()
            case .refused(let refusal): throw refusal
            }
        }
        await restoreAfterArrears(CrewDebtor(crew: due.crew, member: due.member))
    }

    /// Lets go of the order; a due that it had paid is owed again, and its member and the treasurers are
    /// told. The membership goes on. As `Purchasable.release`.
    func releaseDue(_ purchase: Purchase) async throws(PurchaseFailure) {
        let (now, ids) = (time.now(), ids)
        do throws(PurchaseFailure) {
            _ = try await decidingDue(purchase) { file, _ throws(CrewError) in
                if file.wasLetGo { return DueChange() }
                let next = file.due.lettingGo(of: purchase.order, isOwed: file.isOwed, at: now)
                var change = DueChange(next == file.due ? nil : next)
                change.letGo = purchase.order
                if file.due.state == .paid, next.state == .open {
                    change.notices =
                        [next.notice(.returned, ids.next(), at: now)] + file.notices(.returned, ids, at: now)
                }
                return change
            }
        } catch .notFound {
            return
        }
    }
}

extension CrewService {
    /// Decides about the due of a purchase, which is its member's. Answers the due as it is then.
    private func decidingDue(
        _ purchase: Purchase,
        _ decision: @escaping @Sendable (DueFile, DueStanding) throws(CrewError) -> DueChange
    ) async throws(PurchaseFailure) -> Due {
        guard let id = purchase.record.typed(DueSubject.self) else { throw .notFound }
        do throws(CrewError) {
            return try await store.decide(due: id, order: purchase.order, by: nil, at: time.now()) {
                file throws(CrewError) in
                guard file.due.member == purchase.buyer else { throw .notFound }
                return try decision(
                    file, file.due.standing(of: purchase.order, wasLetGo: file.wasLetGo))
            }
        } catch {
            throw PurchaseFailure(ofDues: error)
        }
    }

    /// The due and its crew. Throws `notTheBuyer` for those who look after the crew's money, and `notFound`
    /// for all others who do not owe it.
    private func payable(
        _ record: AnyIdentifier, by buyer: Principal
    ) async throws(PurchaseFailure) -> (Due, Crew) {
        do throws(CrewError) {
            let member = try await members.requirePresent(buyer, towards: nil, orThrow: CrewError.notFound).id
            guard let id = record.typed(DueSubject.self), let due = try await store.due(id),
                let crew = try await store.find(due.crew)
            else { throw .notFound }
            if due.member == member { return (due, crew) }
            let own = try await store.membership(of: member, in: crew.id)
            try CrewPolicy.requireTreasurer(of: crew, own, buyer)
        } catch .treasurersOnly {
            throw .notFound
        } catch {
            throw PurchaseFailure(ofDues: error)
        }
        throw .notTheBuyer
    }

    /// Dues do not come back, but to a member of a crew whose owner sells as a business, for 7 days.
    private func refundTerms(
        of crew: Crew, at now: Timestamp
    ) async throws(PurchaseFailure) -> RefundTerms {
        do throws(ServiceFailure) {
            guard try await sellers.kinds(of: [crew.owner])[crew.owner] == .business else {
                return RefundTerms(
                    [], english: "Dues that are paid do not come back.", korean: "낸 회비는 환불하지 않습니다.")
            }
            let end = now.advanced(by: DueTimes.withdrawal)
            return RefundTerms(
                [RefundTerms.Step(until: end, basisPoints: 10_000)],
                english: "All of it comes back within 7 days of paying, nothing after.",
                korean: "낸 날부터 7일 안에는 전액을 환불하고, 그 뒤에는 환불하지 않습니다.")
        } catch {
            throw .service(error)
        }
    }
}

extension PurchaseFailure {
    /// What Payments is told of an error about dues.
    fileprivate init(ofDues error: CrewError) {
        switch error {
        case .notFound: self = .notFound
        case .beingPaid(let order): self = .otherOrder(order)
        case .changed: self = .changed
        case .wrongDue, .closed: self = .gone
        case .service(let failure): self = .service(failure)
        default: self = .service(.internal(error.code))
        }
    }
}
