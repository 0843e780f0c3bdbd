import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let repeating: [Clause<PostFixture>] = [
        Clause("the same again under one key is the same, once, whatever became of it") { place in
            let (key, cards) = (place.newKey(), try await place.upload(2))
            let draft = PostDraft.note(showing: cards)
            let made = try await place.owner.publish(draft, idempotencyKey: key)
            place.clock.pass(.seconds(3600))
            _ = try await place.owner.edit(made.post.id, .note("단풍"), expecting: nil)
            let again = PostDraft.note(" 느티나무 ", showing: cards)
            try expectEqual(try await place.owner.publish(again, idempotencyKey: key), made, "edited")
            try await place.owner.remove(made.post.id)
            try expectEqual(try await place.owner.publish(draft, idempotencyKey: key), made, "removed")
            try expectPage(try await place.owner.mine(nil, .first), [])
            let other = try await place.owner.publish(.note(), idempotencyKey: place.newKey())
            try expect(other.post.id != made.post.id, "another key stands for another")
        },
        Clause("a key that stands for something else is refused") { place in
            let (key, cards) = (place.newKey(), try await place.upload(2))
            let made = try await place.owner.publish(.note(showing: cards), idempotencyKey: key)
            for draft in [
                PostDraft.note("단풍", showing: cards), .note("느티나무", "다른 글", showing: cards),
                .note(showing: [cards[0]]), .note(showing: cards.reversed()), .note(in: "market"),
            ] {
                try await expectRefused(.service(.keyReused)) {
                    try await place.owner.publish(draft, idempotencyKey: key)
                }
            }
            try expectPage(try await place.owner.mine(nil, .first), [made.post])
        },
        Clause("another member's key is another key") { place in
            let key = place.newKey()
            let first = try await place.owner.publish(.note(), idempotencyKey: key).post
            let second = try await place.stranger.publish(.note(), idempotencyKey: key).post
            try expect(first.id != second.id, "each member has their own")
            try expectEqual(second.author, place.members.stranger.memberID, "the author")
        },
        Clause("of several at once under one key one takes effect") { place in
            let key = place.newKey()
            let answered = try await count(of: 8) { _ in
                do throws(PostError) {
                    _ = try await place.owner.publish(.note(), idempotencyKey: key)
                    return true
                } catch {
                    try expectEqual(error, .service(.keyInFlight), "the error")
                    return false
                }
            }
            try expect(answered > 0, "one at least is answered")
            let made = try await place.owner.publish(.note(), idempotencyKey: key).post
            try expectPage(try await place.owner.mine(nil, .first), [made])
        },
    ]
}
