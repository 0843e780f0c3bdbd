import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let replying: [Clause<CommentFixture>] = [
        Clause("a reply stands below its comment, and is counted") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            try expectEqual(reply.parent, comment.id, "the parent")
            let thread = try await place.thread(on: subject).items
            try expectEqual(thread.map(\.id), [comment.id], "the thread")
            try expectEqual(thread.first?.comment.replies, 1, "the number of replies")
            try expectEqual(thread.first?.replies, [reply], "the replies")
            try expectEqual(try await place.stranger.verbs.comment(comment.id).replies, 1, "its own view")
            try expectPage(try await place.anonymous.verbs.replies(to: comment.id, .first), [reply])
            try expectEqual(try await place.count(on: subject), 2, "the count")
        },
        Clause("a reply to a reply is refused, and what can be replied to is told") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            try await expectRefused(.replyToReply(comment.id)) { try await place.replied(to: reply) }
            try expectEqual(try await place.count(on: subject), 2, "the count")
        },
        Clause("what is not shown under the subject cannot be replied to") { place in
            let (subject, other) = (try await place.subject(), try await place.subject())
            let comment = try await place.added(to: subject)
            let owner = place.owner.verbs
            try await expectRefused(.notFound) {
                try await owner.add(CommentDraft("네", replyTo: comment.id), to: other)
            }
            let never = CommentID(place.environment.ids.next())
            try await expectRefused(.notFound) {
                try await owner.add(CommentDraft("네", replyTo: never), to: subject)
            }
            try await place.buyer.verbs.remove(comment.id)
            try await expectRefused(.notFound) { try await place.replied(to: comment) }
            try expectEqual(try await place.count(on: subject), 0, "the count")
        },
        Clause("the first three replies stand in the list, and pages lead through all") { place in
            let subject = try await place.subject()
            let comments = [try await place.added(to: subject), try await place.added(to: subject)]
            var replies: [CommentID: [CommentView]] = [:]
            for number in 0..<5 {
                for comment in comments {
                    place.clock.pass(.seconds(1))
                    let reply = try await place.replied("답글 \(number)", to: comment)
                    replies[comment.id, default: []].append(reply)
                }
            }
            for thread in try await place.thread(on: subject).items {
                let own = replies[thread.id] ?? []
                try expectEqual(thread.comment.replies, 5, "the number of replies")
                try expectEqual(thread.replies, Array(own.prefix(3)), "the first replies")
                var (found, request): ([CommentView], PageRequest) = ([], try PageRequest(limit: 2))
                for _ in 0..<5 {
                    let page = try await place.anonymous.verbs.replies(to: thread.id, request)
                    found += page.items
                    guard let next = page.next else { break }
                    request = try PageRequest(.after(next), limit: 2)
                }
                try expectEqual(found, own, "the pages of replies")
            }
        },
    ]
}
