import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let forgetting: [Clause<FeedFixture>] = [
        Clause("the posts of a withdrawn member are gone, with their history, and no others") { place in
            let (shown, hidden) = (try await place.published(), try await place.published("단풍"))
            let removed = try await place.published("가지")
            for post in [shown, hidden, removed] { _ = try await place.edit(post, "고친 글") }
            _ = try await place.moderator.moderate(hidden.id, .hide, reason: "이유")
            _ = try await place.moderator.moderate(removed.id, .remove, reason: "이유")
            let other = try await place.published("소나무", by: place.members.stranger)
            let edited = try await place.edit(other, "솔숲")
            for _ in 0..<2 {
                try await place.forget(place.members.owner)
                for id in [shown.id, hidden.id, removed.id] {
                    try await expectRefused(.notFound) { try await place.moderator.post(id) }
                    try await expectRefused(.notFound) { try await place.moderator.history(id) }
                }
                try expectPage(try await place.feed(), [edited])
                try expectPage(try await place.anonymous.posts(.of(shown.author), .first), [])
                try expectEqual(try await place.stranger.history(other.id).count, 1, "another's history")
                place.clock.pass(.seconds(1))
            }
        },
        Clause("likes and follows of a withdrawn member are gone, and the numbers of others are right") {
            place in
            let post = try await place.published(by: place.members.stranger)
            let (stranger, buyer) = (post.author, try place.id(of: place.members.buyer))
            for verbs in [place.owner, place.buyer] {
                _ = try await verbs.like(post.id)
                _ = try await verbs.follow(stranger)
            }
            let owner = try place.id(of: place.members.owner)
            for verbs in [place.stranger, place.buyer] { _ = try await verbs.follow(owner) }
            _ = try await place.stranger.follow(buyer)
            for _ in 0..<2 {
                try await place.forget(place.members.owner)
                try expectEqual(try await place.anonymous.post(post.id).post.likes, 1, "the likes")
                let relation = FollowRelation(
                    followers: 1, following: 1, isFollowed: true, followsBack: true)
                try expectEqual(try await place.stranger.relation(to: buyer), relation, "of the buyer")
                try expectEqual(try await place.buyer.relation(to: stranger), relation, "of the stranger")
                for (side, other) in [(FollowSide.followers, buyer), (.following, buyer)] {
                    let page = try await place.anonymous.follows(side, of: stranger, .first)
                    try expectEqual(page.items.map(\.member.id), [other], "the \(side.rawValue)")
                }
            }
        },
        Clause("a withdrawn member writes nothing, though the request was admitted before") { place in
            // A draft for each key: a refused request has claimed its photo.
            let (key, drafts) = (place.newKey(), [try await place.look(), try await place.look()])
            _ = try await place.owner.publish(try await place.look(), idempotencyKey: key)
            let listing = try await place.listing()
            let post = try await place.published("소나무", worn: listing, by: place.members.stranger)
            let (owner, buyer, moderator) = (place.owner, place.buyer, place.moderator)
            for member in [place.members.owner, place.members.buyer, place.members.moderator] {
                try await place.forget(member)
            }
            let closed = FeedError.service(.accessInvalid)
            for (draft, key) in zip(drafts, [key, place.newKey()]) {
                try await expectRefused(closed) { try await owner.publish(draft, idempotencyKey: key) }
            }
            try await expectRefused(closed) { try await owner.like(post.id) }
            try await expectRefused(closed) { try await owner.follow(post.author) }
            try await expectRefused(closed) { try await buyer.detach(post.id) }
            for act in [SubjectAct.hide, .remove] {
                try await expectRefused(closed) {
                    try await moderator.moderate(post.id, act, reason: "이유")
                }
            }
            try expectPage(try await place.feed(), [post])
        },
        Clause("reasons by or about a withdrawn member are erased") { place in
            let (own, other) = (
                try await place.published(), try await place.published(by: place.members.stranger)
            )
            _ = try await place.moderator.moderate(own.id, .hide, reason: "첫째 이유")
            _ = try await place.moderator.moderate(other.id, .hide, reason: "둘째 이유")
            try await place.forget(place.members.owner)
            let kept = try await place.stranger.post(other.id).post
            try expectEqual(kept.moderation?.reason, "둘째 이유", "the reason about another member")
            try await place.forget(place.members.moderator)
            let blank = try await place.stranger.post(other.id).post
            try expectEqual(blank.state, .hidden, "the state")
            try expectEqual(blank.moderation?.reason, "", "the reason by a withdrawn moderator")
            try expectEqual(try await place.acts().map(\.reason), [nil, nil], "the waiting reasons")
        },
        Clause("all that was answered is there after the store was closed and opened") { place in
            let (key, listing) = (place.newKey(), try await place.listing())
            let draft = try await place.look(photos: 2, worn: listing)
            let made = try await place.owner.publish(draft, idempotencyKey: key)
            let hidden = try await place.moderator.moderate(
                place.published().id, .hide, reason: "이유")
            let edited = try await place.edit(try await place.published("첫째"), "둘째")
            let detached = try await place.published(worn: listing)
            try await place.buyer.detach(detached.id)
            let liked = try await place.stranger.like(edited.id)
            let relation = try await place.stranger.follow(made.post.author)
            try await place.reopen()
            try expectEqual(try await place.owner.post(made.post.id), made, "the published post")
            try expectEqual(try await place.owner.post(hidden.post.id), hidden, "the hidden post")
            try expectEqual(
                try await place.owner.post(edited.id).post, edited.liked(liked), "the edited post")
            try expectEqual(
                try await place.owner.history(edited.id).map(\.text), ["첫째"], "the history")
            try expectEqual(try await place.owner.post(detached.id).worn, nil, "the link taken away")
            try expectEqual(
                try await place.stranger.relation(to: made.post.author), relation, "the relation")
            try expectEqual(try await place.owner.publish(draft, idempotencyKey: key), made, "the key")
        },
    ]
}
