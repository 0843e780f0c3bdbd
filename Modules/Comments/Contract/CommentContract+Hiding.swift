import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    /// Hidden members, and how many there may be.
    static let hiding: [Clause<CommentFixture>] = [
        Clause("of a crowd of hidden members each list leaves out what is theirs") { place in
            let subject = try await place.subject()
            let own = try await place.stranger.verbs.add(CommentDraft("내 댓글"), to: subject)
            let reply = try await place.buyer.verbs.add(CommentDraft("답글", replyTo: own.id), to: subject)
            let second = try await place.stranger.verbs.add(CommentDraft("둘째", replyTo: own.id), to: subject)
            let gone = try await place.added("지울 댓글", to: subject)
            _ = try await place.buyer.verbs.add(CommentDraft("답글", replyTo: gone.id), to: subject)
            try await place.moderator.verbs.remove(gone.id)
            for number in 0..<3 { _ = try await place.added("댓글 \(number)", to: subject) }
            try await place.stand(place.members.stranger, .blocked, towards: place.members.buyer)
            try place.crowd(around: place.members.stranger)
            let verbs = place.stranger.verbs
            let thread = try await place.thread(on: subject, by: place.stranger).items
            try expectEqual(thread.map(\.id), [own.id], "the thread")
            try expectEqual(thread.first?.replies.map(\.id), [second.id], "the first replies")
            try expectEqual(thread.first?.comment.replies, 1, "the number of replies")
            try expectPage(try await verbs.replies(to: own.id, .first), [second])
            try await expectRefused(.notFound) { try await verbs.comment(reply.id) }
            try await expectRefused(.notFound) {
                try await verbs.add(CommentDraft("답글", replyTo: gone.id), to: subject)
            }
        },
        Clause("of a crowd of hidden members no conversation is listed") { place in
            let (subject, other) = (try await place.subject(), try await place.subject())
            let (asked, _) = try await place.talked(about: subject)
            let kept = try await place.stranger.verbs.sendMessage("저도요", about: other)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try place.crowd(around: place.members.buyer)
            try place.crowd(around: place.members.owner)
            let theirs = try await place.buyer.verbs.conversations(about: nil, .first).items
            try expect(!theirs.contains { AnyIdentifier($0.id) == asked.subject }, "the buyer's list")
            let owned = try await place.owner.verbs.conversations(about: nil, .first).items
            try expectEqual(owned.map { AnyIdentifier($0.id) }, [kept.subject], "the owner's list")
        },
        Clause("a hidden member is named neither in a conversation nor where they are mentioned") { place in
            let subject = try await place.subject()
            let owner = try place.named("주인장", place.members.owner)
            let buyer = try place.named("단골", place.members.buyer)
            let (asked, answered) = try await place.talked(about: subject)
            let said = try await place.owner.verbs.add(CommentDraft("@단골 보세요"), to: subject)
            try await place.stand(place.members.buyer, .blocked, towards: place.members.owner)
            try await place.stand(place.members.stranger, .blocked, towards: place.members.buyer)
            place.directory.name(owner, "새이름")
            place.directory.name(buyer, "새단골")
            let id = try expectValue(asked.subject.typed(ConversationSubject.self), "a conversation")
            let view = try await place.buyer.verbs.conversation(id)
            try expectEqual(view.other, MemberCard(id: owner, nickname: nil), "the other")
            try expectEqual(view.last?.author, MemberCard(id: owner, nickname: nil), "who said the last")
            let seen = try await place.buyer.verbs.comment(answered.id)
            try expectEqual(seen.author?.nickname, nil, "the author")
            let thread = try await place.thread(on: subject, by: place.stranger).items
            try expectEqual(thread.map { $0.comment.shownText() }, ["@? 보세요"], "where they are mentioned")
            let others = try await place.anonymous.verbs.comment(said.id)
            try expectEqual(others.shownText(), "@새단골 보세요", "what everybody else reads")
            let service = try place.served()
            let cards = try await service.cards(of: [AnyIdentifier(said.id)], for: place.members.stranger)
            try expectEqual(cards.values.map(\.title), ["@? 보세요"], "what others attach something to")
        },
    ]

    /// The withdrawal of notices about comments that are no longer readable.
    static let withdrawing: [Clause<CommentFixture>] = [
        Clause("notices of a comment are withdrawn once it is removed or hidden, one by one or in bulk") {
            place in
            let subject = try await place.subject()
            let comments = try await place.added(count: 4, to: subject)
            let service = try place.served()
            _ = try await place.withdrawals()
            func expectTold(_ ids: [CommentID], _ promise: String) async throws {
                let expected = ids.map { NoticeWithdrawal.about(subject, place: AnyIdentifier($0)) }
                try expectEqual(Set(try await place.withdrawals()), Set(expected), promise)
            }
            try await place.buyer.verbs.remove(comments[0].id)
            try await expectTold([comments[0].id], "removed by its author")
            _ = try await place.moderator.verbs.moderate(comments[1].id, .hide, reason: "광고입니다")
            try await expectTold([comments[1].id], "hidden by a moderator")
            _ = try await place.moderator.verbs.moderate(comments[1].id, .restore, reason: "")
            try await expectTold([], "shown again")
            _ = try await service.moderate(
                comments[2...].map { AnyIdentifier($0.id) }, .remove, reason: "광고입니다",
                by: place.members.moderator, isBulk: true)
            try await expectTold(comments[2...].map(\.id), "removed in bulk")
        }
    ]
}
