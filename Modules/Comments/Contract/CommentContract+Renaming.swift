import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    private static let other = CommentDraft(title: "단풍나무")

    static let renaming: [Clause<CommentFixture>] = [
        Clause("a new title counts the version up") { place in
            let comment = try await place.added()
            place.clock.pass(.seconds(60))
            let renamed = try await place.owner.rename(comment.id, other, expecting: .first).comment
            try expectEqual(renamed.title, "단풍나무", "the title")
            try expectEqual(renamed.version, comment.version.next, "the version")
            try expect(renamed.updatedAt > comment.updatedAt, "the moment of change is later")
            try expectEqual(renamed.createdAt, comment.createdAt, "the moment of making")
            try expectEqual(try await place.anonymous.comment(comment.id).comment, renamed, "it")
        },
        Clause("against another version nothing is renamed, and the version of now is told") { place in
            let comment = try await place.added()
            let renamed = try await place.owner.rename(comment.id, other, expecting: .first).comment
            try await expectRefused(.changed(renamed.version)) {
                try await place.owner.rename(
                    comment.id, CommentDraft(title: "셋째"), expecting: comment.version)
            }
            try expectEqual(try await place.owner.comment(comment.id).comment, renamed, "it")
            let third = try await place.owner.rename(comment.id, CommentDraft(title: "셋째"), expecting: nil)
            try expectEqual(third.comment.title, "셋째", "the title without a version")
        },
        Clause("of several new titles at once against one version one wins") { place in
            let comment = try await place.added()
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        do throws(CommentError) {
                            let draft = CommentDraft(title: "제목 \(number)")
                            _ = try await place.owner.rename(comment.id, draft, expecting: .first)
                            return true
                        } catch {
                            try expectEqual(error, .changed(comment.version.next), "the error")
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try expectEqual(won, 1, "how many won")
        },
        Clause("only the owner renames") { place in
            let comment = try await place.added()
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notYours) {
                    try await verbs.rename(comment.id, other, expecting: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.rename(comment.id, other, expecting: nil)
            }
            try expectEqual(try await place.owner.comment(comment.id).comment, comment, "it")
        },
    ]
}
