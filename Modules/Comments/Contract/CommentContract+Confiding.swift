import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    /// The privacy of conversations.
    static let confiding: [Clause<CommentFixture>] = [
        Clause("nobody but the two learns of what they say") { place in
            let subject = try await place.subject()
            let (asked, answered) = try await place.talked(about: subject)
            let id = try expectValue(asked.subject.typed(ConversationSubject.self), "a conversation")
            for reader in [place.stranger, place.moderator, place.anonymous] {
                let verbs = reader.verbs
                try await expectRefused(.subjectNotFound) {
                    try await verbs.comments(on: asked.subject, .oldest, .first)
                }
                for comment in [asked, answered] {
                    try await expectRefused(.notFound) { try await verbs.comment(comment.id) }
                    try await expectRefused(.notFound) { try await verbs.replies(to: comment.id, .first) }
                }
                try expectEqual(try await verbs.counts(of: [asked.subject]), [:], "the count")
            }
            for reader in [place.stranger, place.moderator] {
                let verbs = reader.verbs
                try await expectRefused(.conversationNotFound) { try await verbs.conversation(id) }
                try await expectRefused(.subjectNotFound) {
                    try await verbs.sendMessage("나도", about: asked.subject)
                }
                try await expectRefused(.notFound) { try await verbs.remove(asked.id) }
                try expectEqual(try await verbs.conversations(about: subject, .first).items, [], "the list")
            }
        },
        Clause("the other of the two is told of a message, once under its key, and nobody of a mention") {
            place in
            let subject = try await place.subject()
            _ = try place.named("수연", place.members.stranger)
            let (verbs, key) = (place.buyer.verbs, place.newKey())
            let first = try await verbs.sendMessage("@수연님도 오나요?", about: subject, idempotencyKey: key)
            try expectEqual(
                try await verbs.sendMessage("@수연님도 오나요?", about: subject, idempotencyKey: key), first)
            try await expectRefused(.service(.keyReused)) {
                try await verbs.sendMessage("다른 말", about: subject, idempotencyKey: key)
            }
            let reply = CommentDraft("아니요", replyTo: first.id)
            let answer = try await place.owner.verbs.add(reply, to: first.subject)
            try expectEqual(answer.parent, nil, "what is said between two stands by itself")
            let (notices, owner) = (try await place.notices(), try place.id(of: place.members.owner))
            try expectEqual(notices.map(\.kind), [.message, .message], "the kinds")
            try expectEqual(notices.map(\.recipient), [owner, first.author?.id], "who is told")
            try expectEqual(notices.map(\.subject), [first.subject, first.subject], "about what")
            try expectEqual(notices.map(\.place), [first, answer].map { AnyIdentifier($0.id) }, "where")
        },
        Clause("neither of the two removes or edits what the other has said") { place in
            let subject = try await place.subject()
            let (asked, answered) = try await place.talked(about: subject)
            for (verbs, foreign) in [(place.owner.verbs, asked), (place.buyer.verbs, answered)] {
                try await expectRefused(.notYours) { try await verbs.remove(foreign.id) }
                try await expectRefused(.notYours) {
                    try await verbs.edit(foreign.id, text: "바꿈", expecting: nil)
                }
            }
            let edited = try await place.owner.verbs.edit(answered.id, text: "팔렸습니다", expecting: nil)
            try expectEqual(edited.shownText(), "팔렸습니다", "one's own")
            try await place.buyer.verbs.remove(asked.id)
            let last = try await place.owner.verbs.conversations(about: subject, .first).items.first?.last
            try expectEqual(last?.shownText(), "팔렸습니다", "what was said last")
            try expectPage(try await place.thread(on: asked.subject, by: place.owner), [edited])
        },
        Clause("a moderator reads and moderates what one of the two has reported, and nothing else") {
            place in
            let (asked, answered) = try await place.talked(about: place.subject())
            try await place.owner.subjects.report(asked.id)
            let verbs = place.moderator.verbs
            try expectEqual(try await verbs.comment(asked.id), asked, "what was reported")
            try await expectRefused(.notFound) { try await verbs.comment(answered.id) }
            try await expectRefused(.subjectNotFound) {
                try await verbs.comments(on: asked.subject, .oldest, .first)
            }
            try await expectRefused(.notFound) { try await place.stranger.verbs.comment(asked.id) }
            try await expectRefused(.notFound) { try await place.anonymous.verbs.comment(asked.id) }
            try await expectRefused(.notFound) {
                try await verbs.moderate(answered.id, .remove, reason: "욕설")
            }
            _ = try await verbs.moderate(asked.id, .remove, reason: "욕설입니다")
            try expectPage(try await place.thread(on: asked.subject, by: place.owner), [answered])
            let notice = try await place.buyer.verbs.comment(asked.id).notice
            try expectEqual(notice?.reason, "욕설입니다", "what the author is told")
        },
        Clause("through other domains, too, a moderator acts on what was reported alone") { place in
            let service = try place.served()
            let (asked, answered) = try await place.talked(about: place.subject())
            try await place.owner.subjects.report(asked.id)
            let ids = [asked, answered].map { AnyIdentifier($0.id) }
            for isBulk in [true, false] {
                let act: SubjectAct = isBulk ? .hide : .restore
                let done = try await service.moderate(
                    ids, act, reason: "이유입니다", by: place.members.moderator, isBulk: isBulk)
                try expectEqual(done, [ids[0]], "which were changed")
            }
        },
        Clause("between two of whom one has blocked the other no word passes, and what was said stays") {
            place in
            let subject = try await place.subject()
            let (asked, answered) = try await place.talked(about: subject)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            for client in [place.buyer, place.owner] {
                let verbs = client.verbs
                try await expectRefused(.subjectNotFound) {
                    try await verbs.sendMessage("제발", about: asked.subject)
                }
                let seen = try await verbs.conversations(about: nil, .largest(after: nil)).items
                try expect(!seen.contains { $0.subject == subject }, "the list leaves it out")
                try expectEqual(
                    try await verbs.conversations(about: subject, .first).items.count, 1, "about one record")
                try expectPage(try await place.thread(on: asked.subject, by: client), [asked, answered])
            }
            try await expectRefused(.subjectNotFound) {
                try await place.buyer.verbs.sendMessage("제발", about: subject)
            }
        },
        Clause("a conversation goes with either of its two, with all that both have said") { place in
            let subject = try await place.subject()
            let (asked, answered) = try await place.talked(about: subject)
            let id = try expectValue(asked.subject.typed(ConversationSubject.self), "a conversation")
            let kept = try await place.stranger.verbs.sendMessage("저도 궁금해요", about: subject)
            for _ in 0..<2 {
                try await place.forget(place.members.buyer)
                let verbs = place.owner.verbs
                try await expectRefused(.conversationNotFound) { try await verbs.conversation(id) }
                for comment in [asked, answered] {
                    try await expectRefused(.notFound) { try await verbs.comment(comment.id) }
                }
                let left = try await verbs.conversations(about: subject, .first).items
                try expectEqual(left.map { AnyIdentifier($0.id) }, [kept.subject], "what is left")
                let mine = try await verbs.mine(.largest(after: nil)).items
                try expect(!mine.contains { $0.id == answered.id }, "what the other has said is gone, too")
                place.clock.pass(.seconds(1))
            }
        },
        Clause("what was said elsewhere is taken over once, as it was, and told nobody") { place in
            let (service, subject) = (try place.served(), try await place.subject())
            let (buyer, owner) = (
                try place.id(of: place.members.buyer), try place.id(of: place.members.owner)
            )
            let messages = [
                SaidMessage(
                    about: subject, by: buyer, to: owner, number: 1, "7시\t역 앞", at: place.clock.now()),
                SaidMessage(about: subject, by: owner, to: buyer, number: 2, "네\n좋아요", at: place.clock.now()),
            ]
            place.clock.pass(.seconds(60))
            for _ in 0..<2 {
                for message in messages {
                    let carried = try expectValue(SaidMessage(OutboxMessage(message)), "what is carried")
                    try await service.take(carried)
                }
            }
            let talk = try expectValue(
                try await place.buyer.verbs.conversations(about: subject, .first).items.first,
                "the conversation")
            let said = try await place.thread(on: AnyIdentifier(talk.id), by: place.owner).items.map(
                \.comment)
            let texts = said.map { $0.shownText() }
            try expectEqual(texts.sorted(), messages.map(\.text).sorted(), "what was said")
            try expectEqual(said.map(\.createdAt), messages.map(\.saidAt), "when")
            try expectEqual(try await place.notices(), [], "who is told")
            try await place.forget(place.members.buyer)
            try await service.take(
                SaidMessage(about: subject, by: owner, to: buyer, number: 3, "늦음", at: place.clock.now()))
            try expectEqual(try await place.owner.verbs.conversations(about: nil, .first).items, [])
        },
    ]
}
