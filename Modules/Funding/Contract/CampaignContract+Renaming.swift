import ContractKit
import Funding
import Vocabulary

extension CampaignContract {
    private static let other = CampaignDraft(title: "단풍나무")

    static let renaming: [Clause<CampaignFixture>] = [
        Clause("a new title counts the version up") { place in
            let campaign = try await place.added()
            place.clock.pass(.seconds(60))
            let renamed = try await place.owner.rename(campaign.id, other, expecting: .first).campaign
            try expectEqual(renamed.title, "단풍나무", "the title")
            try expectEqual(renamed.version, campaign.version.next, "the version")
            try expect(renamed.updatedAt > campaign.updatedAt, "the moment of change is later")
            try expectEqual(renamed.createdAt, campaign.createdAt, "the moment of making")
            try expectEqual(try await place.anonymous.campaign(campaign.id).campaign, renamed, "it")
        },
        Clause("against another version nothing is renamed, and the version of now is told") { place in
            let campaign = try await place.added()
            let renamed = try await place.owner.rename(campaign.id, other, expecting: .first).campaign
            try await expectRefused(.changed(renamed.version)) {
                try await place.owner.rename(
                    campaign.id, CampaignDraft(title: "셋째"), expecting: campaign.version)
            }
            try expectEqual(try await place.owner.campaign(campaign.id).campaign, renamed, "it")
            let third = try await place.owner.rename(campaign.id, CampaignDraft(title: "셋째"), expecting: nil)
            try expectEqual(third.campaign.title, "셋째", "the title without a version")
        },
        Clause("of several new titles at once against one version one wins") { place in
            let campaign = try await place.added()
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        do throws(CampaignError) {
                            let draft = CampaignDraft(title: "제목 \(number)")
                            _ = try await place.owner.rename(campaign.id, draft, expecting: .first)
                            return true
                        } catch {
                            try expectEqual(error, .changed(campaign.version.next), "the error")
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try expectEqual(won, 1, "how many won")
        },
        Clause("only the owner renames") { place in
            let campaign = try await place.added()
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notYours) {
                    try await verbs.rename(campaign.id, other, expecting: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.rename(campaign.id, other, expecting: nil)
            }
            try expectEqual(try await place.owner.campaign(campaign.id).campaign, campaign, "it")
        },
    ]
}
