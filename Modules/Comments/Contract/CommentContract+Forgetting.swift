import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let forgetting: [Clause<CommentFixture>] = [
        Clause("of a member who has left their places stay, and nothing else") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            let alone = try await place.added("혼자", to: subject)
            let hidden = try await place.added("숨김", to: subject)
            _ = try await place.moderator.verbs.moderate(hidden.id, .hide, reason: "이유입니다")
            let own = try await place.owner.verbs.add(CommentDraft("주인 댓글"), to: subject)
            let answer = try await place.buyer.verbs.add(CommentDraft("답", replyTo: own.id), to: subject)
            for _ in 0..<2 {
                try await place.forget(place.members.buyer)
                for id in [comment.id, alone.id, hidden.id, answer.id] {
                    try await expectRefused(.notFound) { try await place.moderator.verbs.comment(id) }
                }
                let thread = try await place.thread(on: subject).items
                try expectEqual(thread.map(\.id), [comment.id, own.id], "the thread")
                try expect(thread.first?.comment.isPlace == true, "a place is left")
                try expectEqual(thread.first?.comment.author, nil, "without a name")
                try expectEqual(thread.first?.replies, [reply], "the replies of others")
                try expectEqual(thread.last, CommentThread(own, []), "what others have said")
                try expectEqual(try await place.count(on: subject), 2, "the count")
                place.clock.pass(.seconds(1))
            }
        },
        Clause("what others wrote names a member who has left no more") { place in
            let subject = try await place.subject()
            let stranger = try place.named("수연", place.members.stranger)
            let comment = try await place.added("@수연님, 보세요", to: subject)
            try await place.forget(place.members.stranger)
            try place.stand(place.members.stranger, .closed)
            let found = try await place.anonymous.verbs.comment(comment.id)
            try expectEqual(found.shownText(withdrawn: "탈퇴한 회원"), "@탈퇴한 회원님, 보세요", "the text")
            try expectEqual(found.mentions, [MemberCard(id: stranger, nickname: nil)], "the card")
        },
        Clause("nothing is written for a member who has left, though they were let in before") { place in
            let (subject, key) = (try await place.subject(), place.newKey())
            let draft = CommentDraft("안녕하세요")
            let other = try await place.stranger.verbs.add(CommentDraft("다른 이"), to: subject)
            _ = try await place.buyer.verbs.add(draft, to: subject, idempotencyKey: key)
            let verbs = place.buyer.verbs
            try await place.forget(place.members.buyer)
            for key in [key, place.newKey()] {
                try await expectRefused(.service(.accessInvalid)) {
                    try await verbs.add(draft, to: subject, idempotencyKey: key)
                }
            }
            try expectPage(try await place.thread(on: subject), [other])
        },
        Clause("a moderator who leaves takes their reasons along, and their acts stay") { place in
            let comment = try await place.added(to: place.subject())
            _ = try await place.moderator.verbs.moderate(comment.id, .hide, reason: "이유입니다")
            try await place.forget(place.members.moderator)
            let found = try await place.buyer.verbs.comment(comment.id)
            try expectEqual(found.state, .hidden, "the state")
            try expectEqual(found.notice?.reason, "", "the reason")
            try expectEqual(try await place.acts().map(\.reason), [nil], "what the log is told")
        },
        Clause("what was answered is there after the place was closed and opened") { place in
            let (subject, key) = (try await place.subject(), place.newKey())
            let draft = CommentDraft("여러 줄\n@{} \"그대로\"")
            let made = try await place.buyer.verbs.add(draft, to: subject, idempotencyKey: key)
            let reply = try await place.replied(to: made)
            let hidden = try await place.moderator.verbs.moderate(reply.id, .hide, reason: "이유입니다")
            try await place.reopen()
            let verbs = place.buyer.verbs
            try expectEqual(try await verbs.comment(made.id), made, "what was added")
            try expectEqual(try await place.owner.verbs.comment(reply.id), hidden, "what was hidden")
            try expectEqual(try await verbs.add(draft, to: subject, idempotencyKey: key), made, "the key")
            try expectEqual(try await place.count(on: subject), 1, "the count")
        },
    ]
}
