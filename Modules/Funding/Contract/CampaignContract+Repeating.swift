import ContractKit
import Funding
import Vocabulary

extension CampaignContract {
    private static let draft = CampaignDraft(title: "느티나무")

    static let repeating: [Clause<CampaignFixture>] = [
        Clause("the same again under one key is the same, once, whatever became of it") { place in
            let key = place.newKey()
            let made = try await place.owner.add(draft, idempotencyKey: key)
            place.clock.pass(.seconds(3600))
            _ = try await place.owner.rename(made.campaign.id, CampaignDraft(title: "단풍"), expecting: nil)
            let again = CampaignDraft(title: " 느티나무 ")
            try expectEqual(try await place.owner.add(again, idempotencyKey: key), made, "renamed")
            try await place.owner.remove(made.campaign.id)
            try expectEqual(try await place.owner.add(draft, idempotencyKey: key), made, "removed")
            try expectPage(try await place.owner.browse(.first), [])
            let other = try await place.owner.add(draft, idempotencyKey: place.newKey())
            try expect(other.campaign.id != made.campaign.id, "another key stands for another")
        },
        Clause("a key that stands for something else is refused") { place in
            let key = place.newKey()
            let made = try await place.owner.add(draft, idempotencyKey: key)
            try await expectRefused(.service(.keyReused)) {
                try await place.owner.add(CampaignDraft(title: "단풍"), idempotencyKey: key)
            }
            try expectPage(try await place.owner.browse(.first), [made.campaign])
        },
        Clause("another member's key is another key") { place in
            let key = place.newKey()
            let first = try await place.owner.add(draft, idempotencyKey: key).campaign
            let second = try await place.stranger.add(draft, idempotencyKey: key).campaign
            try expect(first.id != second.id, "each member has their own")
            try expectEqual(second.owner, place.environment.members.stranger.memberID, "the owner")
        },
        Clause("of several at once under one key one takes effect") { place in
            let key = place.newKey()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        do throws(CampaignError) {
                            _ = try await place.owner.add(draft, idempotencyKey: key)
                        } catch {
                            try expectEqual(error, .service(.keyInFlight), "the error")
                        }
                    }
                }
                try await group.waitForAll()
            }
            let made = try await place.owner.add(draft, idempotencyKey: key).campaign
            try expectPage(try await place.owner.browse(.first), [made])
        },
    ]
}
