public import Vocabulary

/// Backings as records that are paid for. Each order is decided in the transaction that holds the campaign's
/// row.
extension FundingService: Purchasable {
    public func quote(
        _ request: PurchaseRequest, for buyer: Principal
    ) async throws(PurchaseFailure) -> PurchaseQuote {
        let (backing, campaign) = try await payable(request.record, by: buyer)
        if let amount = request.amount, amount != backing.amount {
            throw .amount(minimum: backing.amount, maximum: backing.amount)
        }
        let payBy = min(backing.until ?? campaign.deadline, campaign.deadline)
        return PurchaseQuote(
            title: campaign.details.title, unitPrice: backing.amount, quantity: 1,
            payee: AnyIdentifier(campaign.id), payBy: payBy, earning: .at(campaign.earnedAt),
            refunds: campaign.refundTerms, isCardOnly: campaign.details.model == .allOrNothing)
    }

    public func hold(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await deciding(purchase, sums: .ifBounded) { backing, engine throws(FundingError) in
            try engine.hold(backing, for: purchase.order, at: purchase.total, until: purchase.until)
        }
    }

    public func fulfil(_ purchase: Purchase) async throws(PurchaseFailure) {
        try await deciding(purchase) { backing, engine throws(FundingError) in
            try engine.fulfil(backing, for: purchase.order)
        }
    }

    public func release(_ purchase: Purchase) async throws(PurchaseFailure) {
        do throws(PurchaseFailure) {
            try await deciding(purchase) { _, engine in engine.release(purchase.order) }
        } catch .notFound {
            return
        }
    }

    private func deciding(
        _ purchase: Purchase, sums: CampaignQuestion.Sums = .none,
        _ decision: @escaping @Sendable (Backing, CampaignEngine) throws(FundingError) -> CampaignChange
    ) async throws(PurchaseFailure) {
        do throws(FundingError) {
            guard let id = purchase.record.typed(BackingSubject.self),
                let backing = try await store.backing(id), backing.member == purchase.buyer
            else { throw .notFound }
            _ = try await decide(about: backing, sums: sums, order: purchase.order, decision)
        } catch {
            throw PurchaseFailure(error)
        }
    }

    /// The backing that the buyer may pay for, and its campaign. Throws `notFound`, `notForSale`,
    /// `otherOrder`, `gone`, `ownRecord`.
    private func payable(
        _ record: AnyIdentifier, by buyer: Principal
    ) async throws(PurchaseFailure) -> (Backing, Campaign) {
        let found: (backing: Backing, campaign: Campaign)
        do throws(FundingError) {
            let member = try FundingPolicy.member(buyer)
            guard let id = record.typed(BackingSubject.self), let backing = try await store.backing(id),
                backing.member == member, let campaign = try await store.find(backing.campaign),
                let shelter = try await store.shelter(campaign.shelter)
            else { throw .notFound }
            try await members.requirePresent(buyer, towards: shelter.owner, orThrow: FundingError.notFound)
            if try await store.places(of: member, in: [shelter.id])[shelter.id] != nil { throw .ownCampaign }
            guard campaign.isCollecting(at: time.now()), shelter.mayCollect else { throw .notCollecting }
            found = (backing, campaign)
        } catch {
            throw PurchaseFailure(error)
        }
        try found.backing.requirePayable(at: time.now())
        return found
    }
}

extension Backing {
    /// Requires that it may be paid for. Its own open order is no obstacle: Payments answers it again.
    fileprivate func requirePayable(at now: Timestamp) throws(PurchaseFailure) {
        switch state {
        case .started: if hasRunOut(at: now) { throw .gone }
        case .held: return
        case .backed, .refunding: throw order.map { .otherOrder($0) } ?? .notForSale
        case .refunded, .returned, .lapsed: throw .gone
        }
    }
}

extension Campaign {
    /// What a backer gets back: all of it until the deadline.
    var refundTerms: RefundTerms {
        let isAll = details.model == .allOrNothing
        return RefundTerms(
            [RefundTerms.Step(until: deadline, basisPoints: 10_000)],
            english: "All of it comes back if you leave before the deadline, or if the campaign is called off"
                + (isAll ? " or does not reach its goal." : "."),
            korean: isAll
                ? "마감 전에 후원을 취소하거나 펀딩이 취소되거나 목표에 이르지 못하면 전액 환불합니다."
                : "마감 전에 후원을 취소하거나 펀딩이 취소되면 전액 환불합니다.")
    }
}

extension PurchaseFailure {
    /// What Payments is told of an error of funding.
    init(_ error: FundingError) {
        switch error {
        case .notFound: self = .notFound
        case .ownCampaign: self = .ownRecord
        case .beingPaid(let order): self = .otherOrder(order)
        case .changed: self = .changed
        case .notCollecting, .backingState, .campaignState, .notEnoughLeft, .itemGone, .tooLate: self = .gone
        case .service(let failure): self = .service(failure)
        case .invalidFields, .managersOnly, .treasurersOnly, .operatorsOnly, .shelterOnly, .shelterClosed,
            .shelterState, .shelterFixed, .notVerified, .ownerStays, .tooManyPeople, .tooManyShelters,
            .tooManyCampaigns, .campaignFixed, .itemTaken, .registrationRequired, .registrationPeriod,
            .registrationStays, .accountMissing, .notReached, .tooManyBackings, .noReceipt, .balanceTooLow:
            self = .service(.internal(error.code))
        }
    }
}
