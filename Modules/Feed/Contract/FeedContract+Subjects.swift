import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let subjects: [Clause<FeedFixture>] = [
        Clause("other domains get the cards of posts that a principal sees, with author and first line") {
            place in
            let service = try place.served()
            let (shown, hidden, gone) = (
                try await place.published("보임\n둘째 줄"), try await place.published("숨김"),
                try await place.published("지움")
            )
            _ = try await place.moderator.moderate(hidden.id, .hide, reason: "이유")
            try await place.owner.remove(gone.id)
            let unknown: FeedPostID = place.environment.ids.next()
            let all = Set([shown.id, hidden.id, gone.id, unknown].map { AnyIdentifier($0) })
            let foreign = AnyIdentifier(place.environment.ids.next(PictureSubject.self))
            let (one, other) = (
                SubjectCard(AnyIdentifier(shown.id), owner: shown.author, title: "보임"),
                SubjectCard(AnyIdentifier(hidden.id), owner: hidden.author, title: "숨김")
            )
            for (principal, expected) in [
                (place.members.owner, [one, other]), (place.members.moderator, [one, other]),
                (place.members.stranger, [one]), (.anonymous, [one]),
            ] {
                let found = try await service.cards(of: all.union([foreign]), for: principal)
                try expectEqual(Set(found.values), Set(expected), "the cards")
                try expect(found.allSatisfy { $0.key == $0.value.id }, "each card has its own identifier")
            }
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            let unseen = try await service.cards(of: all, for: place.members.stranger)
            try expectEqual(unseen, [:], "the cards behind a block")
        },
        Clause("an act on many posts changes those that allow it, and tells the log of single acts alone") {
            place in
            let service = try place.served()
            let (posts, moderator) = (try await place.published(count: 3), place.members.moderator)
            let ids = posts.map { AnyIdentifier($0.id) }
            _ = try await place.moderator.moderate(posts[2].id, .hide, reason: "먼저")
            _ = try await place.messages()
            let unknown = AnyIdentifier(place.environment.ids.next(FeedPostSubject.self))
            let foreign = AnyIdentifier(place.environment.ids.next(PictureSubject.self))
            for expected in [Set(ids.prefix(2)), []] {
                let done = try await service.moderate(
                    ids + [unknown, foreign], .hide, reason: "광고입니다", by: moderator, isBulk: true)
                try expectEqual(done, expected, "the changed posts")
            }
            try expectEqual(
                try await place.state(of: posts[0]).moderation?.reason, "광고입니다", "the reason")
            try expectEqual(try await place.acts(), [], "the acts in bulk that the log is told")
            let restored = try await service.moderate(
                [ids[0]], .restore, reason: "", by: moderator, isBulk: false)
            try expectEqual(restored, [ids[0]], "the restored post")
            try expectEqual(try await place.acts().map(\.verb), ["feed.restore"], "a single act")
        },
        Clause("a post states which photos it shows, and whether to all") { place in
            let service = try place.served()
            let (post, left) = (
                try await place.published(photos: 2), try await place.published(by: place.members.stranger)
            )
            func attached(_ id: FeedPostID) async throws -> AttachedPictures? {
                try await service.attachedPictures(of: AnyIdentifier(id))
            }
            let pictures = post.content.photos.map(\.id)
            let shown = AttachedPictures(pictures, isPublic: true, version: post.version)
            try expectEqual(try await attached(post.id), shown, "the photos of a shown post")
            let hidden = try await place.moderator.moderate(post.id, .hide, reason: "이유").post
            let unseen = AttachedPictures(pictures, isPublic: false, version: hidden.version)
            try expectEqual(try await attached(post.id), unseen, "the photos of a hidden post")
            try await place.owner.remove(post.id)
            try expectEqual(try await attached(post.id), nil, "the photos of a removed post")
            try expectEqual(try await attached(place.environment.ids.next()), nil, "of an unknown post")
            try await place.forget(place.members.stranger)
            try expectEqual(try await attached(left.id), nil, "the photos of a withdrawn member")
        },
        Clause("that a post is gone is told once to those who attach something to it") { place in
            _ = try place.served()
            let posts = try await place.published(count: 3)
            let left = try await place.published(by: place.members.stranger)
            _ = try await place.messages()
            try await place.owner.remove(posts[0].id)
            _ = try await place.moderator.moderate(posts[1].id, .hide, reason: "이유")
            _ = try await place.moderator.moderate(posts[1].id, .remove, reason: "이유")
            _ = try await place.edit(posts[2], "둘째")
            for _ in 0..<2 { try await place.forget(place.members.stranger) }
            let closed = try await place.messages().filter { $0.topic == OutboxMessage.closedTopic }
            let gone = [posts[0], posts[1], left]
            try expectEqual(closed.map(\.subject), gone.map { "\($0.id)" }, "the posts that are gone")
        },
    ]
}
