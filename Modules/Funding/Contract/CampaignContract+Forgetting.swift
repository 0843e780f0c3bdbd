import ContractKit
import Funding
import Vocabulary

extension CampaignContract {
    static let forgetting: [Clause<CampaignFixture>] = [
        Clause("what a member who has left had is gone, and nothing else") { place in
            let (shown, hidden) = (try await place.added(), try await place.added("단풍"))
            _ = try await place.owner.hide(hidden.id)
            let other = try await place.stranger.add(CampaignDraft(title: "소나무")).campaign
            for _ in 0..<2 {
                try await place.forget(place.environment.members.owner)
                for id in [shown.id, hidden.id] {
                    try await expectRefused(.notFound) { try await place.moderator.campaign(id) }
                }
                try expectPage(try await place.anonymous.browse(.first), [other])
                place.clock.pass(.seconds(1))
            }
        },
        Clause("nothing is written for a member who has left, though they were let in before") { place in
            let (key, draft) = (place.newKey(), CampaignDraft(title: "느티나무"))
            let other = try await place.stranger.add(CampaignDraft(title: "소나무")).campaign
            _ = try await place.owner.add(draft, idempotencyKey: key)
            let owner = place.owner
            try await place.forget(place.environment.members.owner)
            for key in [key, place.newKey()] {
                try await expectRefused(.service(.accessInvalid)) {
                    try await owner.add(draft, idempotencyKey: key)
                }
            }
            try expectPage(try await place.anonymous.browse(.first), [other])
        },
        Clause("what was answered is there after the place was closed and opened") { place in
            let (key, draft) = (place.newKey(), CampaignDraft(title: "느티나무"))
            let made = try await place.owner.add(draft, idempotencyKey: key)
            let hidden = try await place.owner.hide(place.added().id)
            try await place.reopen()
            try expectEqual(try await place.owner.campaign(made.campaign.id), made, "what was added")
            try expectEqual(try await place.owner.campaign(hidden.campaign.id), hidden, "what was hidden")
            try expectEqual(try await place.owner.add(draft, idempotencyKey: key), made, "the key")
        },
    ]
}
