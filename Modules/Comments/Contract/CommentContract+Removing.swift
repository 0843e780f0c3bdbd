import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let removing: [Clause<CommentFixture>] = [
        Clause("the author removes a comment for good, and so does the owner of the subject") { place in
            let subject = try await place.subject()
            for client in [place.buyer, place.owner] {
                let (kept, comment) = (
                    try await place.added("남음", to: subject), try await place.added(to: subject)
                )
                try await client.verbs.remove(comment.id)
                for reader in [place.buyer, place.owner, place.moderator, place.anonymous] {
                    try await expectRefused(.notFound) { try await reader.verbs.comment(comment.id) }
                }
                try await expectRefused(.notFound) { try await client.verbs.remove(comment.id) }
                try await expectRefused(.notFound) {
                    try await place.buyer.verbs.edit(comment.id, text: "바꿈", expecting: nil)
                }
                try expectPage(try await place.thread(on: subject), [kept])
                try expectEqual(try await place.count(on: subject), 1, "the count")
                try await place.buyer.verbs.remove(kept.id)
            }
        },
        Clause("nobody else removes it") { place in
            let comment = try await place.added(to: place.subject())
            try await expectRefused(.notYours) { try await place.stranger.verbs.remove(comment.id) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.verbs.remove(comment.id)
            }
            try expectEqual(try await place.buyer.verbs.comment(comment.id), comment, "it")
        },
        Clause("what has replies leaves its place, until the last of them is gone") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            try await place.buyer.verbs.remove(comment.id)
            for reader in [place.anonymous, place.buyer, place.moderator] {
                let found = try await place.thread(on: subject, by: reader).items
                let thread = try expectValue(found.first, "the place")
                try expect(thread.comment.isPlace && thread.comment.author == nil, "nobody's, without a text")
                try expectEqual(thread.comment.mentions, [], "nobody is mentioned")
                try expectEqual(thread.comment.state, .removed, "the state")
                try expectEqual(thread.replies, [reply], "the replies")
            }
            try expectPage(try await place.anonymous.verbs.replies(to: comment.id, .first), [reply])
            try expectEqual(try await place.count(on: subject), 1, "the count")
            try await expectRefused(.notFound) { try await place.replied(to: comment) }
            try await place.owner.verbs.remove(reply.id)
            try expectPage(try await place.thread(on: subject), [])
            try await expectRefused(.notFound) {
                try await place.anonymous.verbs.replies(to: comment.id, .first)
            }
            try expectEqual(try await place.count(on: subject), 0, "the count in the end")
        },
        Clause("a removed reply is in no list") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            try await place.owner.verbs.remove(reply.id)
            let thread = try await place.thread(on: subject).items
            try expectEqual(thread, [CommentThread(comment, [])], "the thread")
            try expectPage(try await place.anonymous.verbs.replies(to: comment.id, .first), [])
        },
    ]
}
