import Board
import ContractKit
import Vocabulary

extension PostContract {
    private static let other = PostDraft(title: "단풍나무")

    static let renaming: [Clause<PostFixture>] = [
        Clause("a new title counts the version up") { place in
            let post = try await place.added()
            place.clock.pass(.seconds(60))
            let renamed = try await place.owner.rename(post.id, other, expecting: .first).post
            try expectEqual(renamed.title, "단풍나무", "the title")
            try expectEqual(renamed.version, post.version.next, "the version")
            try expect(renamed.updatedAt > post.updatedAt, "the moment of change is later")
            try expectEqual(renamed.createdAt, post.createdAt, "the moment of making")
            try expectEqual(try await place.anonymous.post(post.id).post, renamed, "it")
        },
        Clause("against another version nothing is renamed, and the version of now is told") { place in
            let post = try await place.added()
            let renamed = try await place.owner.rename(post.id, other, expecting: .first).post
            try await expectRefused(.changed(renamed.version)) {
                try await place.owner.rename(
                    post.id, PostDraft(title: "셋째"), expecting: post.version)
            }
            try expectEqual(try await place.owner.post(post.id).post, renamed, "it")
            let third = try await place.owner.rename(post.id, PostDraft(title: "셋째"), expecting: nil)
            try expectEqual(third.post.title, "셋째", "the title without a version")
        },
        Clause("of several new titles at once against one version one wins") { place in
            let post = try await place.added()
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        do throws(PostError) {
                            let draft = PostDraft(title: "제목 \(number)")
                            _ = try await place.owner.rename(post.id, draft, expecting: .first)
                            return true
                        } catch {
                            try expectEqual(error, .changed(post.version.next), "the error")
                            return false
                        }
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            try expectEqual(won, 1, "how many won")
        },
        Clause("only the owner renames") { place in
            let post = try await place.added()
            for verbs in [place.stranger, place.moderator] {
                try await expectRefused(.notYours) {
                    try await verbs.rename(post.id, other, expecting: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.rename(post.id, other, expecting: nil)
            }
            try expectEqual(try await place.owner.post(post.id).post, post, "it")
        },
    ]
}
