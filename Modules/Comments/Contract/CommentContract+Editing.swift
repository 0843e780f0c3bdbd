import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let editing: [Clause<CommentFixture>] = [
        Clause("a new text counts the version up, and is told to be one") { place in
            let comment = try await place.added(to: place.subject())
            place.clock.pass(.seconds(60))
            let verbs = place.buyer.verbs
            let edited = try await verbs.edit(comment.id, text: " 팔렸나요? ", expecting: .first)
            try expectEqual(edited.shownText(), "팔렸나요?", "the text")
            try expectEqual(edited.version, comment.version.next, "the version")
            try expect(edited.editedAt.map { $0 > comment.createdAt } == true, "the moment of the edit")
            try expectEqual(edited.createdAt, comment.createdAt, "the moment of making")
            try expectEqual(try await place.anonymous.verbs.comment(comment.id), edited, "it")
            try await expectRefused(.invalidFields([FieldError("text", .required)])) {
                try await verbs.edit(comment.id, text: " ", expecting: nil)
            }
        },
        Clause("against another version nothing is edited, and the version of now is told") { place in
            let comment = try await place.added(to: place.subject())
            let verbs = place.buyer.verbs
            let edited = try await verbs.edit(comment.id, text: "둘째", expecting: .first)
            try await expectRefused(.changed(edited.version)) {
                try await verbs.edit(comment.id, text: "셋째", expecting: comment.version)
            }
            try expectEqual(try await verbs.comment(comment.id), edited, "it")
            let third = try await verbs.edit(comment.id, text: "셋째", expecting: nil)
            try expectEqual(third.shownText(), "셋째", "the text without a version")
        },
        Clause("of several new texts at once against one version one wins") { place in
            let comment = try await place.added(to: place.subject())
            let won = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        do throws(CommentError) {
                            let verbs = place.buyer.verbs
                            _ = try await verbs.edit(comment.id, text: "\(number)", expecting: .first)
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
        Clause("only the author edits, whoever owns the subject") { place in
            let comment = try await place.added(to: place.subject())
            for client in [place.owner, place.stranger, place.moderator] {
                try await expectRefused(.notYours) {
                    try await client.verbs.edit(comment.id, text: "바꿈", expecting: nil)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.verbs.edit(comment.id, text: "바꿈", expecting: nil)
            }
            try expectEqual(try await place.buyer.verbs.comment(comment.id), comment, "it")
        },
        Clause("an edit leaves replies and counts as they are") { place in
            let subject = try await place.subject()
            let (comment, _) = try await place.answered(on: subject)
            let edited = try await place.buyer.verbs.edit(comment.id, text: "바꿈", expecting: nil)
            try expectEqual(edited.replies, 1, "the number of replies")
            let thread = try await place.thread(on: subject).items
            try expectEqual(thread.map(\.comment), [edited], "the thread")
            try expectEqual(try await place.count(on: subject), 2, "the count")
        },
    ]
}
