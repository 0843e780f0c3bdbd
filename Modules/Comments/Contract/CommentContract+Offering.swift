import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let offering: [Clause<CommentFixture>] = [
        Clause("other domains are told whose a comment is and how it begins, for those who may read it") {
            place in
            let (subject, service) = (try await place.subject(), try place.served())
            let author = try place.named("수연", place.members.buyer)
            let long = String(repeating: "가나다 ", count: 30)
            let short = try await place.added("첫 줄 @수연\n 둘째   줄", to: subject)
            let comment = try await place.added(long, to: subject)
            let never = AnyIdentifier(place.environment.ids.next(CommentSubject.self))
            let asked = Set([AnyIdentifier(short.id), AnyIdentifier(comment.id), never, subject])
            let cards = try await service.cards(of: asked, for: .anonymous)
            try expectEqual(Set(cards.keys), [AnyIdentifier(short.id), AnyIdentifier(comment.id)], "which")
            let card = try expectValue(cards[AnyIdentifier(short.id)], "the card")
            try expectEqual(card.owner, author, "the owner")
            try expectEqual(card.title, "첫 줄 @수연 둘째 줄", "the title")
            let title = try expectValue(cards[AnyIdentifier(comment.id)], "the other card").title
            try expectEqual(title, String(long.prefix(59)) + "…", "the title of a long one")
            _ = try await place.moderator.verbs.moderate(short.id, .hide, reason: "이유입니다")
            let id = AnyIdentifier(short.id)
            try expectEqual(try await service.cards(of: [id], for: .anonymous), [:], "hidden, of all")
            for reader in [place.members.buyer, place.members.moderator] {
                try expectEqual(try await service.cards(of: [id], for: reader), [id: card], "hidden")
            }
            try await place.owner.subjects.show(subject, false)
            let other = AnyIdentifier(comment.id)
            try expectEqual(
                try await service.cards(of: [other], for: place.members.buyer), [:], "on what is hidden")
        },
        Clause("moderators act on comments through other domains, once each, and are told which") { place in
            let (subject, service) = (try await place.subject(), try place.served())
            let first = try await place.added(to: subject)
            let second = try await place.added(to: subject)
            let ids = [AnyIdentifier(first.id), AnyIdentifier(second.id), subject]
            func moderate(_ act: SubjectAct, isBulk: Bool) async throws -> Set<AnyIdentifier> {
                try await service.moderate(
                    ids, act, reason: "이유입니다", by: place.members.moderator, isBulk: isBulk)
            }
            _ = try await place.acts()
            try expectEqual(try await moderate(.hide, isBulk: true), Set(ids.prefix(2)), "hidden")
            try expectEqual(try await place.acts(), [], "of acts in bulk the log is not told")
            try expectEqual(try await moderate(.hide, isBulk: true), [], "again")
            try expectPage(try await place.thread(on: subject), [])
            try expectEqual(try await moderate(.restore, isBulk: false), Set(ids.prefix(2)), "restored")
            try expectEqual(
                try await place.acts().map(\.verb), ["comments.restore", "comments.restore"], "acts")
            try expectEqual(try await moderate(.remove, isBulk: false), Set(ids.prefix(2)), "removed")
            try expectEqual(try await moderate(.restore, isBulk: false), [], "what cannot be done")
            let notice = try await place.buyer.verbs.comment(first.id).notice
            try expectEqual(notice?.reason, "이유입니다", "the reason")
        },
    ]
}
