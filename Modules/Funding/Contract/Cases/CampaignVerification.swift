public import ContractKit
import Funding
import Vocabulary

/// What funding give of themselves so that they can be tried with all other domains.
public enum CampaignVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: CampaignFeatures.all, access: CampaignAccessCases.cases, badInputs: CampaignBadInput.all,
        fuzz: CampaignFuzzSeeds.seeds,
        prepare: prepare,
        visible: { visitor in "\(try await visitor.funding.browse(.first).items)" })

    /// One of the owner's that is shown, one that is removed, one of the stranger's, and a place in the list.
    @Sendable private static func prepare(_ members: TestMembers) async throws -> TestNames {
        let (mine, others) = (try members.owner.services.funding, try members.stranger.services.funding)
        let removed = try await mine.add(CampaignDraft(title: "지움")).campaign.id
        let shown = try await mine.add(CampaignDraft(title: "보임")).campaign.id
        let foreign = try await others.add(CampaignDraft(title: "남의 것")).campaign.id
        let page = try await mine.browse(PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await mine.remove(removed)
        return [
            "campaign": "\(shown)", "removed-campaign": "\(removed)", "foreign-campaign": "\(foreign)",
            "campaign-cursor": cursor,
        ]
    }
}
