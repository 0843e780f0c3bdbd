import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let subjects: [Clause<PostFixture>] = [
        Clause("others are told of those posts that a principal may see, whose they are and what they say") {
            place in
            let service = try place.served()
            let (shown, hidden, gone) = (
                try await place.write(.note("보임")), try await place.write(.note("숨김")),
                try await place.write(.note("지움"))
            )
            _ = try await place.moderator.moderate(hidden.id, .hide, reason: "이유")
            try await place.owner.remove(gone.id)
            let unknown: PostID = place.environment.ids.next()
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
                try expect(found.allSatisfy { $0.key == $0.value.id }, "each stands under its own name")
            }
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            let unseen = try await service.cards(of: all, for: place.members.stranger)
            try expectEqual(unseen, [:], "the cards for whom the author has blocked")
        },
        Clause("moderators act on posts from elsewhere, on those on which it can be done") { place in
            let service = try place.served()
            let (posts, moderator) = (try await place.write(count: 3), place.members.moderator)
            let ids = posts.map { AnyIdentifier($0.id) }
            _ = try await place.moderator.moderate(posts[2].id, .hide, reason: "먼저")
            _ = try await place.messages()
            let unknown = AnyIdentifier(place.environment.ids.next(PostSubject.self))
            let foreign = AnyIdentifier(place.environment.ids.next(PictureSubject.self))
            for expected in [Set(ids.prefix(2)), []] {
                let done = try await service.moderate(
                    ids + [unknown, foreign], .hide, reason: "광고입니다", by: moderator, isBulk: true)
                try expectEqual(done, expected, "what was done")
            }
            try expectEqual(
                try await place.state(of: posts[0]).moderation?.reason, "광고입니다", "the reason")
            try expectEqual(try await place.acts(), [], "what the audit log is told of acts in bulk")
            let restored = try await service.moderate(
                [ids[0]], .restore, reason: "", by: moderator, isBulk: false)
            try expectEqual(restored, [ids[0]], "what was restored")
            try expectEqual(try await place.acts().map(\.verb), ["board.restore"], "a single act")
        },
    ]
}
