import Community
import ContractKit
import Vocabulary

extension PostContract {
    static let remembering: [Clause<PostFixture>] = [
        Clause("the history says what title and text were before each edit, the last first") { place in
            let post = try await place.write(.note("첫째", "가"))
            try expectEqual(try await place.anonymous.history(post.id), [], "the history of a new one")
            place.clock.pass(.seconds(60))
            let second = try await place.owner.edit(post.id, .note("둘째", "가"), expecting: nil).post
            place.clock.pass(.seconds(60))
            let third = try await place.owner.edit(post.id, .note("둘째", "나"), expecting: nil).post
            let expected = [
                PostRevision(
                    title: "둘째", text: "가", version: second.version,
                    replacedAt: third.editedAt ?? post.createdAt),
                PostRevision(
                    title: "첫째", text: "가", version: post.version,
                    replacedAt: second.editedAt ?? post.createdAt),
            ]
            for reader in [place.owner, place.stranger, place.anonymous] {
                try expectEqual(try await reader.history(post.id), expected, "the history")
            }
        },
        Clause("an edit that leaves title and text as they are is no part of the history") { place in
            let post = try await place.write()
            let card = try await place.upload(1)
            let edited = try await place.owner.edit(post.id, .note(showing: card), expecting: nil).post
            try expectEqual(edited.version, post.version.next, "the version")
            try expectEqual(try await place.owner.history(post.id), [], "the history")
        },
        Clause("at most the last 20 are kept") { place in
            let post = try await place.write(.note("제목 0"))
            for number in 1...22 {
                _ = try await place.owner.edit(post.id, .note("제목 \(number)"), expecting: nil)
            }
            let titles = try await place.anonymous.history(post.id).map(\.title)
            try expectEqual(titles, (2...21).reversed().map { "제목 \($0)" }, "the titles")
        },
        Clause("whoever may not see a post may not see its history") { place in
            let post = try await place.write()
            _ = try await place.owner.edit(post.id, .note("둘째"), expecting: nil)
            _ = try await place.moderator.moderate(post.id, .hide, reason: "이유")
            for reader in [place.stranger, place.anonymous] {
                try await expectRefused(.notFound) { try await reader.history(post.id) }
            }
            for reader in [place.owner, place.moderator] {
                try expectEqual(try await reader.history(post.id).map(\.title), ["느티나무"], "the history")
            }
        },
        Clause("the history of a post that a moderator removes is gone, also for those who still see it") {
            place in
            let post = try await place.write()
            _ = try await place.owner.edit(post.id, .note("둘째"), expecting: nil)
            _ = try await place.moderator.moderate(post.id, .remove, reason: "이유")
            for reader in [place.owner, place.moderator] {
                try expectEqual(try await reader.history(post.id), [], "the history")
            }
        },
    ]
}
