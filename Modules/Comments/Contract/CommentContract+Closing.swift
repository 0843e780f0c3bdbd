import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let closing: [Clause<CommentFixture>] = [
        Clause("what is deleted takes its thread along") { place in
            let subject = try await place.subject()
            let comment = try await place.added(to: subject)
            try await place.owner.subjects.delete(subject)
            try await expectRefused(.subjectNotFound) { try await place.added(to: subject) }
            try await expectRefused(.subjectNotFound) { try await place.thread(on: subject) }
            for reader in [place.buyer, place.owner, place.anonymous] {
                try await expectRefused(.notFound) { try await reader.verbs.comment(comment.id) }
            }
            try expectEqual(try await place.count(on: subject), nil, "the count")
        },
        Clause("nothing is added to what is closed, though its domain shows it yet, and nothing is seen") {
            place in
            let (subject, other) = (try await place.subject(), try await place.subject())
            let (comment, reply) = try await place.answered(on: subject)
            let kept = try await place.added(to: other)
            for _ in 0..<2 {
                try await place.close(subject)
                try await expectRefused(.subjectNotFound) { try await place.added(to: subject) }
                try await expectRefused(.notFound) { try await place.replied(to: comment) }
                for reader in [place.buyer, place.owner, place.moderator, place.anonymous] {
                    try expectPage(try await place.thread(on: subject, by: reader), [])
                    for id in [comment.id, reply.id] {
                        try await expectRefused(.notFound) { try await reader.verbs.comment(id) }
                        try await expectRefused(.notFound) { try await reader.verbs.replies(to: id, .first) }
                    }
                }
                let verbs = place.buyer.verbs
                try await expectRefused(.notFound) {
                    try await verbs.edit(comment.id, text: "바꿈", expecting: nil)
                }
                try await expectRefused(.notFound) { try await verbs.remove(comment.id) }
                try expectPage(try await verbs.mine(.first), [kept])
                try expectEqual(try await place.count(on: subject), 0, "the count")
                try expectEqual(
                    try await place.counts(toldOf: [subject, other]), [0, 1], "the counts")
                place.clock.pass(.seconds(1))
            }
            try expectPage(try await place.thread(on: other), [kept])
        },
        Clause("a thread that nobody has begun is closed as well") { place in
            let subject = try await place.subject()
            try await place.close(subject)
            try await expectRefused(.subjectNotFound) { try await place.added(to: subject) }
            try expectEqual(try await place.count(on: subject), 0, "the count")
        },
        Clause("of comments that race with the closing none is there afterwards") { place in
            let subject = try await place.subject()
            let comment = try await place.added(to: subject)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        if number == 4 { return try await place.close(subject) }
                        let parent = number.isMultiple(of: 2) ? nil : comment.id
                        let draft = CommentDraft("\(number)", replyTo: parent)
                        do throws(CommentError) {
                            _ = try await place.buyer.verbs.add(draft, to: subject)
                        } catch {
                            try expect([.subjectNotFound, .notFound].contains(error), "the error: \(error)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            try expectPage(try await place.thread(on: subject), [])
            try expectPage(try await place.buyer.verbs.mine(.first), [])
            try expectEqual(try await place.counts(toldOf: [subject]), [0], "the counts")
        },
        Clause("what was asked under a key before the closing is answered, and what was refused is not") {
            place in
            let subject = try await place.subject()
            let (key, other, verbs) = (place.newKey(), place.newKey(), place.buyer.verbs)
            let made = try await verbs.add(CommentDraft("안녕"), to: subject, idempotencyKey: key)
            try await place.close(subject)
            let again = try await verbs.add(CommentDraft("안녕"), to: subject, idempotencyKey: key)
            try expectEqual(again, made, "the answer")
            for _ in 0..<2 {
                try await expectRefused(.subjectNotFound) {
                    try await verbs.add(CommentDraft("둘째"), to: subject, idempotencyKey: other)
                }
            }
        },
    ]
}
