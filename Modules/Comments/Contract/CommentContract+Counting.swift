import Comments
import ContractKit
import SampleKit
import Vocabulary

extension CommentContract {
    static let counting: [Clause<CommentFixture>] = [
        Clause("counts are those of shown comments with their replies, of what may be seen") { place in
            let (first, second, third) = (
                try await place.subject(), try await place.subject(), try await place.subject()
            )
            _ = try await place.answered(on: first)
            _ = try await place.added(to: third)
            try await place.owner.subjects.show(third, false)
            let never = try expectValue(AnyIdentifier("lst_01jd3x7k9qf8a2m4n6p8r0s2t4"), "an identifier")
            let verbs = place.stranger.verbs
            let counts = try await verbs.counts(of: [first, second, third, never, first])
            try expectEqual(counts, [first: 2, second: 0], "the counts")
            try expectEqual(try await place.owner.verbs.counts(of: [third]), [third: 1], "its owner's")
        },
        Clause("1 to 100 subjects are counted at a time") { place in
            let subject = try await place.subject()
            let limit = FieldError("subject", .outOfRange(minimum: 1, maximum: 100))
            for number in [0, 101] {
                try await expectRefused(.invalidFields([limit])) {
                    try await place.anonymous.verbs.counts(of: Array(repeating: subject, count: number))
                }
            }
            let most = Array(repeating: subject, count: 100)
            try expectEqual(try await place.anonymous.verbs.counts(of: most), [subject: 0], "the counts")
        },
        Clause("what others have said about what lies between two records is not theirs") { place in
            var subjects: [AnyIdentifier] = []
            for _ in 0..<8 {
                subjects.append(try await place.subject())
                _ = try await place.added(to: subjects[subjects.endIndex - 1])
            }
            for wanted in [[subjects[0], subjects[7]], Array(subjects[0...6]), subjects] {
                let counts = try await place.stranger.verbs.counts(of: wanted)
                try expectEqual(counts, Dictionary(wanted.map { ($0, 1) }) { $1 }, "the counts")
            }
        },
        Clause("other domains are told the same counts") { place in
            let (first, second) = (try await place.subject(), try await place.subject())
            _ = try await place.answered(on: first)
            let told = try await place.counts(toldOf: [second, first, second])
            try expectEqual(told, [0, 2, 0], "the counts")
            try expectEqual(try await place.counts(toldOf: []), [], "of nothing")
        },
        Clause("a record's own domain says how many comments it has") { place in
            let subject = try await place.subject()
            let subjects = place.owner.subjects
            try expectEqual(try await subjects.count(subject), 0, "the count at first")
            let (comment, _) = try await place.answered(on: subject)
            try expectEqual(try await subjects.count(subject), 2, "the count")
            try await place.buyer.verbs.remove(comment.id)
            try expectEqual(try await subjects.count(subject), 1, "the count after a removal")
        },
        Clause("counts are what lists show, whatever was done") { place in
            let subjects = [try await place.subject(), try await place.subject()]
            var (random, comments) = (SeededGenerator(seed: 7), [CommentView]())
            for step in 0..<60 {
                place.clock.pass(.seconds(1))
                try await place.doSomething(step, among: &comments, on: subjects, &random)
                guard step % 6 == 5 else { continue }
                for subject in subjects { try await place.expectCounts(on: subject) }
            }
        },
    ]
}

extension CommentFixture {
    /// Adds, replies, removes, hides, restores or edits; refused acts change nothing.
    fileprivate func doSomething(
        _ step: Int, among comments: inout [CommentView], on subjects: [AnyIdentifier],
        _ random: inout SeededGenerator
    ) async throws {
        let (act, subject) = (random.below(8), subjects[random.below(subjects.count)])
        let chosen = comments.isEmpty ? nil : comments[random.below(comments.count)]
        do {
            if let view = try await done(act, to: act < 3 ? nil : chosen, on: subject, "댓글 \(step)") {
                comments.append(view)
            }
        } catch let error as CommentError {
            try expect(Self.isRefusal(error), "the error: \(error)")
        }
    }

    /// What was added, if anything was.
    private func done(
        _ act: Int, to chosen: CommentView?, on subject: AnyIdentifier, _ text: String
    ) async throws -> CommentView? {
        guard let chosen else { return try await added(text, to: subject) }
        switch act {
        case 3, 4: return try await replied(text, to: chosen)
        case 5: try await owner.verbs.remove(chosen.id)
        case 6: _ = try await moderator.verbs.moderate(chosen.id, .hide, reason: "이유입니다")
        default: _ = try await moderator.verbs.moderate(chosen.id, .restore, reason: "")
        }
        return nil
    }

    private static func isRefusal(_ error: CommentError) -> Bool {
        switch error {
        case .notFound, .wrongState, .replyToReply: true
        default: false
        }
    }

    /// Checks that the counts match the lists.
    fileprivate func expectCounts(on subject: AnyIdentifier) async throws {
        var shown = 0
        for thread in try await thread(on: subject).items {
            let replies = try await anonymous.verbs.replies(to: thread.id, .largest(after: nil)).items
            try expectEqual(thread.comment.replies, replies.count, "the number of replies")
            try expectEqual(thread.replies, Array(replies.prefix(3)), "the first replies")
            try expect(!thread.comment.isPlace || !replies.isEmpty, "a place has replies")
            shown += replies.count + (thread.comment.isPlace ? 0 : 1)
        }
        try expectEqual(try await count(on: subject), shown, "the count")
    }
}
