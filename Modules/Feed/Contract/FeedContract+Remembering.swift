import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let remembering: [Clause<FeedFixture>] = [
        Clause("the history has the text before each edit, the last first") { place in
            let post = try await place.published("첫째")
            try expectEqual(try await place.anonymous.history(post.id), [], "the history of a new post")
            place.clock.pass(.seconds(60))
            let second = try await place.edit(post, "둘째")
            place.clock.pass(.seconds(60))
            let third = try await place.edit(post, "셋째")
            let expected = [
                FeedPostRevision(
                    text: "둘째", version: second.version, replacedAt: third.editedAt ?? post.createdAt),
                FeedPostRevision(
                    text: "첫째", version: post.version, replacedAt: second.editedAt ?? post.createdAt),
            ]
            for reader in [place.owner, place.stranger, place.anonymous] {
                try expectEqual(try await reader.history(post.id), expected, "the history")
            }
        },
        Clause("an edit that leaves the text as it is adds nothing to the history") { place in
            let post = try await place.published()
            let cards = try await place.upload(1)
            let edited = try await place.owner.edit(
                post.id, .look(post.content.text, showing: cards), expecting: nil
            ).post
            try expectEqual(edited.version, post.version.next, "the version")
            try expectEqual(try await place.owner.history(post.id), [], "the history")
        },
        Clause("the history keeps the last 20 texts") { place in
            let post = try await place.published("느티나무 0")
            for number in 1...22 { _ = try await place.edit(post, "느티나무 \(number)") }
            let texts = try await place.anonymous.history(post.id).map(\.text)
            try expectEqual(texts, (2...21).reversed().map { "느티나무 \($0)" }, "the texts")
        },
        Clause("a reader who may not see a post may not see its history") { place in
            let post = try await place.published("첫째")
            _ = try await place.edit(post, "둘째")
            _ = try await place.moderator.moderate(post.id, .hide, reason: "이유")
            for reader in [place.stranger, place.anonymous] {
                try await expectRefused(.notFound) { try await reader.history(post.id) }
            }
            for reader in [place.owner, place.moderator] {
                try expectEqual(try await reader.history(post.id).map(\.text), ["첫째"], "the history")
            }
        },
        Clause("the history of a post that a moderator has removed is gone for its remaining readers, too") {
            place in
            let post = try await place.published()
            _ = try await place.edit(post, "둘째")
            _ = try await place.moderator.moderate(post.id, .remove, reason: "이유")
            for reader in [place.owner, place.moderator] {
                try expectEqual(try await reader.history(post.id), [], "the history")
            }
        },
    ]
}
