import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    private static let draft = CommentDraft("아직 있나요?")

    static let repeating: [Clause<CommentFixture>] = [
        Clause("the same again under one key is the same, once, whatever became of it") { place in
            let (subject, key, verbs) = (try await place.subject(), place.newKey(), place.buyer.verbs)
            let made = try await verbs.add(draft, to: subject, idempotencyKey: key)
            place.clock.pass(.seconds(3600))
            _ = try await verbs.edit(made.id, text: "바꿈", expecting: nil)
            let again = CommentDraft(" 아직 있나요? ")
            try expectEqual(try await verbs.add(again, to: subject, idempotencyKey: key), made, "edited")
            try await verbs.remove(made.id)
            try expectEqual(try await verbs.add(draft, to: subject, idempotencyKey: key), made, "removed")
            try expectEqual(try await place.count(on: subject), 0, "the count")
            let other = try await verbs.add(draft, to: subject, idempotencyKey: place.newKey())
            try expect(other.id != made.id, "another key stands for another")
        },
        Clause("a key that stands for something else is refused") { place in
            let (subject, key, verbs) = (try await place.subject(), place.newKey(), place.buyer.verbs)
            let made = try await verbs.add(draft, to: subject, idempotencyKey: key)
            let other = try await place.subject()
            try await expectRefused(.service(.keyReused)) {
                try await verbs.add(CommentDraft("다른 말"), to: subject, idempotencyKey: key)
            }
            try await expectRefused(.service(.keyReused)) {
                try await verbs.add(draft, to: other, idempotencyKey: key)
            }
            let reply = CommentDraft(draft.text, replyTo: made.id)
            try await expectRefused(.service(.keyReused)) {
                try await verbs.add(reply, to: subject, idempotencyKey: key)
            }
            try expectPage(try await place.thread(on: subject), [made])
        },
        Clause("another member's key is another key") { place in
            let (subject, key) = (try await place.subject(), place.newKey())
            let first = try await place.buyer.verbs.add(draft, to: subject, idempotencyKey: key)
            let second = try await place.stranger.verbs.add(draft, to: subject, idempotencyKey: key)
            try expect(first.id != second.id, "each member has their own")
            try expectEqual(second.author?.id, place.members.stranger.memberID, "the author")
        },
        Clause("of several at once under one key one takes effect") { place in
            let (subject, key) = (try await place.subject(), place.newKey())
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        do throws(CommentError) {
                            _ = try await place.buyer.verbs.add(draft, to: subject, idempotencyKey: key)
                        } catch {
                            try expectEqual(error, .service(.keyInFlight), "the error")
                        }
                    }
                }
                try await group.waitForAll()
            }
            let made = try await place.buyer.verbs.add(draft, to: subject, idempotencyKey: key)
            try expectPage(try await place.thread(on: subject), [made])
            try expectEqual(try await place.count(on: subject), 1, "the count")
        },
        Clause("of many at once under one subject each is counted") { place in
            let subject = try await place.subject()
            let parent = try await place.added(to: subject)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        let replyTo = number.isMultiple(of: 2) ? nil : parent.id
                        let draft = CommentDraft("\(number)", replyTo: replyTo)
                        _ = try await place.buyer.verbs.add(draft, to: subject)
                    }
                }
                try await group.waitForAll()
            }
            try expectEqual(try await place.count(on: subject), 13, "the count")
            try expectEqual(try await place.anonymous.verbs.comment(parent.id).replies, 6, "the replies")
        },
    ]
}
