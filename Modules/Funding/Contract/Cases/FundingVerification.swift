public import ContractKit
import Funding
import Vocabulary

/// The features, access rules and bad inputs of funding, for tests across all domains.
public enum FundingVerification {
    /// All of it, with what this source has.
    public static func verification(_ source: FundingPartSource) -> DomainVerification {
        DomainVerification(
            features: FundingFeatures.all, access: FundingAccessCases.cases(source),
            badInputs: FundingBadInput.all, fuzz: FundingFuzzSeeds.seeds,
            prepare: { try await prepare($0, source) }, visible: visible)
    }

    /// The lists that an anonymous visitor sees.
    @Sendable private static func visible(_ visitor: Services) async throws -> String {
        var all = CampaignQuery()
        all.phase = .all
        let (campaigns, shelters) = (
            try await visitor.funding.browse(all, .first).items,
            try await visitor.funding.shelters(ShelterQuery(), .first).items
        )
        return "\(campaigns)\n\(shelters)"
    }

    /// A shelter of the owner's with campaigns in all states that requests speak of, one that waits for an
    /// operator, one of the stranger's, a backing of the owner's there, and a place in each list.
    @Sendable private static func prepare(
        _ members: TestMembers, _ source: FundingPartSource
    ) async throws -> TestNames {
        let own = try await FundingTestDrafts.verifiedShelter(
            "느티나무 쉼터", of: members.owner, by: members.operator)
        let foreign = try await FundingTestDrafts.verifiedShelter(
            "남의 쉼터", of: members.stranger, by: members.operator)
        let pending = try await FundingTestDrafts.pendingShelter("새 쉼터", of: members.owner)
        var names = FundingTestDrafts.names(at: members.now)
        (names["shelter"], names["foreign-shelter"]) = ("\(own)", "\(foreign)")
        names["pending-shelter"] = "\(pending)"
        names.merge(try await ownCampaigns(members, own, pending, source)) { $1 }
        names.merge(try await foreignCampaigns(members, foreign)) { $1 }
        let verbs = try members.owner.services.funding
        let campaigns = try await verbs.browse(CampaignQuery(), PageRequest(limit: 1))
        let shelters = try await verbs.shelters(ShelterQuery(), PageRequest(limit: 1))
        names["campaign-cursor"] = try expectValue(campaigns.next, "a place behind the first").text
        names["shelter-cursor"] = try expectValue(shelters.next, "a place behind the first").text
        names["funding-person"] = "\(try expectValue(members.buyer.principal.memberID, "the buyer"))"
        names["funding-owner"] = "\(try expectValue(members.owner.principal.memberID, "the owner"))"
        return names
    }

    private static func ownCampaigns(
        _ members: TestMembers, _ own: ShelterID, _ pending: ShelterID, _ source: FundingPartSource
    ) async throws -> TestNames {
        let (owner, now) = (members.owner, members.now)
        let campaign = FundingTestDrafts.campaign("겨울 사료", at: now)
        let open = try await FundingTestDrafts.opened(campaign, of: own, by: owner)
        let items = try await FundingTestDrafts.opened(
            FundingTestDrafts.items("겨울 물품", at: now), of: own, by: owner)
        let ended = try await FundingTestDrafts.opened(campaign, of: own, by: owner)
        let removed = try await FundingTestDrafts.opened(campaign, of: own, by: owner)
        _ = try await owner.services.funding.cancel(ended)
        try await source.takeAway(members.moderator.services, AnyIdentifier(removed))
        var large = campaign
        (large.amount, large.cap) = (20_000_000, nil)
        let largeDraft = try await FundingTestDrafts.draft(large, of: own, by: owner)
        let pendingDraft = try await FundingTestDrafts.draft(campaign, of: pending, by: owner)
        return [
            "campaign": "\(open)", "item-campaign": "\(items)", "ended-campaign": "\(ended)",
            "removed-campaign": "\(removed)", "large-draft": "\(largeDraft)",
            "pending-draft": "\(pendingDraft)",
        ]
    }

    private static func foreignCampaigns(
        _ members: TestMembers, _ shelter: ShelterID
    ) async throws -> TestNames {
        let (stranger, now) = (members.stranger, members.now)
        let campaign = FundingTestDrafts.campaign("남의 펀딩", at: now)
        let open = try await FundingTestDrafts.opened(campaign, of: shelter, by: stranger)
        let items = try await FundingTestDrafts.opened(
            FundingTestDrafts.items("남의 물품", at: now), of: shelter, by: stranger)
        let draft = try await FundingTestDrafts.draft(campaign, of: shelter, by: stranger)
        let ended = try await FundingTestDrafts.opened(campaign, of: shelter, by: stranger)
        _ = try await stranger.services.funding.cancel(ended)
        let backing = try await members.owner.services.funding
            .back(open, BackingDraft(amount: 30_000), idempotencyKey: nil).backing.id
        return [
            "foreign-campaign": "\(open)", "foreign-items": "\(items)", "foreign-draft": "\(draft)",
            "foreign-ended": "\(ended)", "backing": "\(backing)",
        ]
    }
}
