import Composition
import Funding
import Vocabulary

/// What shelters and backers do in drills of purchases and totals. Outages are thrown; a rule that refuses is
/// an answer.
extension Services {
    /// The principal's shelter of that name with an account for payouts; it is founded if need be. Throws
    /// what the verbs throw.
    func foundShelter(_ name: String) async throws(FundingError) -> ShelterID {
        let known = try await funding.ownShelters().first { $0.shelter.details.name == name }
        if let known { return known.shelter.id }
        var draft = ShelterDraft()
        (draft.name, draft.registrationNumber) = (name, "제2026-서울-001호")
        (draft.place, draft.contact) = ("서울 마포구", "02-555-0101")
        let id = try await funding.found(draft, idempotencyKey: nil).shelter.id
        _ = try await funding.nameAccount(
            BankAccount(bank: "국민은행", number: "123-456-789012", holder: name), of: id)
        return id
    }

    /// Opens a campaign of the principal's shelter that wants one item, at that price.
    func wantItem(
        _ title: String, _ price: Money, _ key: IdempotencyKey
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        var draft = CampaignDraft()
        (draft.title, draft.purpose, draft.story) = (title, "드릴", "마지막 하나가 필요합니다.")
        draft.model = .itemBased
        draft.items = [CampaignItemDraft(name: title, unitPrice: price.minorUnits, wanted: 1)]
        draft.deadline = .days(30, after: SystemClock().now())
        return try await answer { [draft] () throws(FundingError) in
            guard let shelter = try await funding.ownShelters().first?.shelter.id else { throw .notFound }
            let id = try await funding.draft(draft, of: shelter, idempotencyKey: key).campaign.id
            return AnyIdentifier(try await funding.open(id).campaign.id)
        }
    }

    /// The backing by which the item is paid for; refused while the item is held for another, or bought.
    /// Several may choose it at once: the order decides.
    func reserve(
        itemOf campaign: AnyIdentifier, _ key: IdempotencyKey
    ) async throws(ServiceFailure) -> PurchaseAnswer<AnyIdentifier> {
        try await answer { () throws(FundingError) in
            let id = CampaignID(campaign.raw)
            if try await funding.campaign(id).items[1]?.taken ?? 0 > 0 { throw .itemGone(1, left: 0) }
            let draft = BackingDraft(items: [ItemPick(item: 1, quantity: 1)])
            return AnyIdentifier(try await funding.back(id, draft, idempotencyKey: key).backing.id)
        }
    }

    /// Lets a backing go that is not being paid.
    func letGo(ofBacking backing: AnyIdentifier) async throws(ServiceFailure) -> PurchaseAnswer<Void> {
        try await answer { () throws(FundingError) in _ = try await funding.leave(BackingID(backing.raw)) }
    }

    /// The members whose paid backings a visitor sees.
    func backers(of campaign: AnyIdentifier) async throws(ServiceFailure) -> PurchaseAnswer<[MemberID]> {
        try await answer { () throws(FundingError) in
            try await funding.backers(of: CampaignID(campaign.raw), .first).items.map(\.member.id)
        }
    }
}

extension LocalPlatform {
    /// Verifies a shelter in the name of that member, as if they were an operator: for drills on a database
    /// of this machine. Throws what the verb throws.
    func verify(_ shelter: ShelterID, as member: MemberID) async throws(FundingError) {
        let session = SessionID(SystemIdentifiers(SystemClock()).next())
        let desk = services(for: .member(member, session: session, role: .operator))
        do throws(FundingError) {
            _ = try await desk.funding.decide(.verify, about: shelter, reason: "드릴")
        } catch .shelterState(.verified) {
            // Verified in an earlier run.
        }
    }
}

extension DeadlineDraft {
    /// At eight in the evening in Korea, so many days after a moment.
    static func days(_ days: Int64, after moment: Timestamp) -> DeadlineDraft {
        DeadlineDraft(
            time: "\(ZoneRules.korea.day(at: moment.advanced(by: .seconds(days * 86_400)))) 20:00")
    }
}
