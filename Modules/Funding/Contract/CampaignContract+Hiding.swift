import ContractKit
import Funding
import Vocabulary

extension CampaignContract {
    static let hiding: [Clause<CampaignFixture>] = [
        Clause("what is hidden is shown to its owner and to moderators alone") { place in
            for hide in [place.owner, place.moderator] {
                let campaign = try await place.added()
                let hidden = try await hide.hide(campaign.id).campaign
                try expectEqual(hidden.state, .hidden, "the state")
                try expectEqual(hidden.version, campaign.version.next, "the version")
                for verbs in [place.owner, place.moderator] {
                    try expectEqual(try await verbs.campaign(campaign.id).campaign, hidden, "it")
                    try await expectRefused(.alreadyHidden) { try await verbs.hide(campaign.id) }
                }
                for verbs in [place.stranger, place.anonymous] {
                    try await expectRefused(.notFound) { try await verbs.campaign(campaign.id) }
                }
            }
            try expectPage(try await place.owner.browse(.first), [])
        },
        Clause("what is removed is gone for everybody") { place in
            for remove in [place.owner, place.moderator] {
                let (kept, campaign) = (try await place.added("소나무"), try await place.added())
                try await remove.remove(campaign.id)
                for verbs in [place.owner, place.moderator, place.stranger] {
                    try await expectRefused(.notFound) { try await verbs.campaign(campaign.id) }
                    try await expectRefused(.notFound) { try await verbs.hide(campaign.id) }
                    try await expectRefused(.notFound) { try await verbs.remove(campaign.id) }
                }
                try expectPage(try await place.anonymous.browse(.first), [kept])
                try await place.owner.remove(kept.id)
            }
        },
        Clause("no other member hides or removes it") { place in
            let campaign = try await place.added()
            try await expectRefused(.notYours) { try await place.stranger.hide(campaign.id) }
            try await expectRefused(.notYours) { try await place.stranger.remove(campaign.id) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.remove(campaign.id)
            }
            try expectEqual(try await place.owner.campaign(campaign.id).campaign, campaign, "it")
            _ = try await place.owner.hide(campaign.id)
            try await expectRefused(.notFound) { try await place.stranger.remove(campaign.id) }
        },
    ]
}
