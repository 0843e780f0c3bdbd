import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let blocking: [Clause<CommentFixture>] = [
        Clause("a member sees nothing of those whom they block or who block them") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            let own = try await place.stranger.verbs.add(CommentDraft("내 댓글"), to: subject)
            let answer = try await place.buyer.verbs.add(CommentDraft("답글", replyTo: own.id), to: subject)
            let second = try await place.stranger.verbs.add(CommentDraft("둘째", replyTo: own.id), to: subject)
            let (stranger, buyer) = (place.members.stranger, place.members.buyer)
            for (one, other) in [(stranger, buyer), (buyer, stranger)] {
                try await place.stand(one, .blocked, towards: other)
                let thread = try await place.thread(on: subject, by: place.stranger).items
                try expectEqual(thread.map(\.id), [own.id], "the thread")
                try expectEqual(thread.first?.replies, [second], "the replies")
                try expectEqual(thread.first?.comment.replies, 1, "the number of replies")
                let verbs = place.stranger.verbs
                try expectPage(try await verbs.replies(to: own.id, .first), [second])
                try expectEqual(try await verbs.counts(of: [subject]), [subject: 2], "the count")
                try await expectRefused(.notFound) { try await verbs.comment(comment.id) }
                try await expectRefused(.notFound) { try await verbs.replies(to: comment.id, .first) }
                for reader in [place.anonymous, place.moderator, place.owner] {
                    try expectEqual(
                        try await reader.verbs.counts(of: [subject]), [subject: 5], "everybody's count")
                    try expectEqual(try await reader.verbs.comment(answer.id), answer, "everybody's view")
                }
                try await place.stand(one, .active, towards: other)
            }
            try expectEqual(try await place.stranger.verbs.comment(reply.id), reply, "in the end")
        },
        Clause("a place whose replies one does not see is in no list") { place in
            let subject = try await place.subject()
            let comment = try await place.added(to: subject)
            // Not the owner's, whose records are not seen, either.
            let reply = try await place.moderator.verbs.add(
                CommentDraft("네, 있습니다.", replyTo: comment.id), to: subject)
            try await place.buyer.verbs.remove(comment.id)
            try await place.stand(place.members.stranger, .blocked, towards: place.members.moderator)
            try expectPage(try await place.thread(on: subject, by: place.stranger), [])
            let found = try await place.thread(on: subject).items
            try expectEqual(found.first?.replies, [reply], "the replies that others see")
        },
        Clause("nobody writes towards a member who has blocked them") { place in
            let subject = try await place.subject()
            let comment = try await place.added(to: subject)
            let stranger = place.stranger.verbs
            try await place.stand(place.members.stranger, .blocked, towards: place.members.buyer)
            try await expectRefused(.notFound) {
                try await stranger.add(CommentDraft("답글", replyTo: comment.id), to: subject)
            }
            _ = try await stranger.add(CommentDraft("댓글"), to: subject)
            try await place.stand(place.members.stranger, .blocked, towards: place.members.owner)
            try await expectRefused(.subjectNotFound) {
                try await stranger.add(CommentDraft("댓글"), to: subject)
            }
            try expectEqual(try await place.count(on: subject), 2, "the count")
        },
    ]
}
