import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let repeating: [Clause<FeedFixture>] = [
        Clause("the same draft again under one key is the same post, whatever became of it") { place in
            let (key, cards) = (place.newKey(), try await place.upload(2))
            let draft = FeedPostDraft.look("느티나무", showing: cards)
            let made = try await place.owner.publish(draft, idempotencyKey: key)
            place.clock.pass(.seconds(3600))
            _ = try await place.edit(made.post, "단풍")
            let again = FeedPostDraft.look(" 느티나무 ", showing: cards)
            try expectEqual(try await place.owner.publish(again, idempotencyKey: key), made, "edited")
            try await place.owner.remove(made.post.id)
            try expectEqual(try await place.owner.publish(draft, idempotencyKey: key), made, "removed")
            try expectPage(try await place.owner.mine(nil, .first), [])
            let other = try await place.owner.publish(try await place.look(), idempotencyKey: place.newKey())
            try expect(other.post.id != made.post.id, "another key stands for another post")
        },
        Clause("a key that stands for another draft is refused") { place in
            let (key, cards) = (place.newKey(), try await place.upload(2))
            let listings = (try await place.listing(), try await place.listing("자전거"))
            let draft = FeedPostDraft.look("느티나무", showing: cards, worn: listings.0)
            let made = try await place.owner.publish(draft, idempotencyKey: key)
            for other in [
                FeedPostDraft.look("단풍", showing: cards, worn: listings.0),
                .look("느티나무", showing: [cards[0]], worn: listings.0),
                .look("느티나무", showing: cards.reversed(), worn: listings.0),
                .look("느티나무", showing: cards), .look("느티나무", showing: cards, worn: listings.1),
            ] {
                try await expectRefused(.service(.keyReused)) {
                    try await place.owner.publish(other, idempotencyKey: key)
                }
            }
            try expectPage(try await place.owner.mine(nil, .first), [made.post])
        },
        Clause("another member's key is another key") { place in
            let (key, draft) = (place.newKey(), try await place.look())
            let first = try await place.owner.publish(draft, idempotencyKey: key).post
            let others = try await place.look(by: place.members.stranger)
            let second = try await place.stranger.publish(others, idempotencyKey: key).post
            try expect(first.id != second.id, "each member has a post")
            try expectEqual(second.author, place.members.stranger.memberID, "the author")
        },
        Clause("of several concurrent requests under one key one publishes") { place in
            let (key, draft) = (place.newKey(), try await place.look())
            // Another of the requests has claimed the photo, and not published the post yet.
            let claimed = FeedError.invalidFields([FieldError("photos.0", .unusable)])
            let answered = try await count(of: 8) { _ in
                do throws(FeedError) {
                    _ = try await place.owner.publish(draft, idempotencyKey: key)
                    return true
                } catch {
                    try expect([.service(.keyInFlight), claimed].contains(error), "found \(error)")
                    return false
                }
            }
            try expect(answered > 0, "one at least is answered")
            let made = try await place.owner.publish(draft, idempotencyKey: key).post
            try expectPage(try await place.owner.mine(nil, .first), [made])
        },
    ]
}
