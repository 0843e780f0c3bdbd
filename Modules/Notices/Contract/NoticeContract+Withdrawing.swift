import ContractKit
import Notices
import Vocabulary

extension NoticeContract {
    /// The withdrawal of notices about words that are no longer readable.
    static let withdrawing: [Clause<NoticeFixture>] = [
        Clause("what is not to be read any more is told no longer, nor counted") { place in
            let (subject, other) = (try await place.newSubject(), try await place.newSubject())
            let (first, second) = (place.newPlace(), place.newPlace())
            let gone = try await place.said(.testText, about: subject, in: first)
            let read = try await place.said(.testText, about: subject, in: first)
            _ = try await place.owner.read(read.id)
            let kept = [
                try await place.said(.testText, about: subject, in: second),
                try await place.said(.testText, about: other, in: second),
                try await place.recorded(.testAct), try await place.recorded(.testAct),
            ]
            for _ in 0..<2 {
                try await place.book().withdraw(.about(subject, place: first))
                try expectEqual(try await place.all().map(\.id), kept.map(\.id), "what is left")
                try await place.expectCounted()
            }
            try await expectRefused(.notFound) { try await place.owner.read(gone.id) }
        },
        Clause("what comes late about a place that was withdrawn is not kept") { place in
            let (subject, first) = (try await place.newSubject(), place.newPlace())
            try await place.book().withdraw(.about(subject, place: first))
            try await place.said(.testText, about: subject, in: first)
            let kept = try await place.said(.testText, about: subject, in: place.newPlace())
            try await place.expectKept([kept])
        },
        Clause("with a record goes what was told of words about it, and what was done stays told") { place in
            let subject = try await place.newSubject()
            try await place.said(.testText, about: subject, in: place.newPlace())
            let done = try await place.said(.testAct, about: subject, in: nil)
            let kept = try await place.recorded(.testText)
            try await place.book().withdraw(.about(subject))
            try expectEqual(try await place.all().map(\.id), [done.id, kept.id], "what is left")
            try await place.expectCounted()
        },
        Clause("with a block goes what either was told of the other's words, and nobody is named") { place in
            let (owner, actor) = (try place.recipient, try place.actor)
            let other = try expectValue(place.members.stranger.memberID, "the stranger is a member")
            try await place.recorded(.testText)
            let back = Notice(
                id: place.environment.ids.next(), .testLatest, to: actor, by: owner,
                about: try await place.newSubject(), at: place.clock.rough)
            try await place.book().record(back)
            let third = try await place.recorded(.testText, to: other)
            let deal = try await place.recorded(.testAct)
            try await place.stand(place.members.owner, .blocked, towards: place.members.buyer)
            try await place.book().withdraw(.between(owner, actor))
            let left = try await place.all()
            try expectEqual(left.map(\.id), [deal.id], "what is left")
            try expectEqual(left.first?.actor, MemberCard(id: actor, nickname: nil), "who is not named")
            try await place.expectCounted()
            try expectEqual(try await place.all(of: place.buyer).map(\.id), [], "the other's")
            try expectEqual(try await place.buyer.unread(), 0, "the other's count")
            try expectEqual(try await place.all(of: place.stranger).map(\.id), [third.id], "another's")
        },
        Clause("with a member goes what others were told of their words") { place in
            _ = try place.served()
            try await place.recorded(.testText)
            let deal = try await place.recorded(.testAct)
            for _ in 0..<2 { try await place.forget(place.members.buyer) }
            try expectEqual(try await place.all().map(\.id), [deal.id], "what is left")
            try await place.expectCounted()
        },
        Clause("who listens hears that less is unread once something was withdrawn") { place in
            let (subject, first) = (try await place.newSubject(), place.newPlace())
            try await place.recorded()
            try await place.said(.testText, about: subject, in: first)
            try await place.listening { stream in
                try await stream.expectUnread(2, through: 2)
                try await place.book().withdraw(.about(subject, place: first))
                try await stream.expectUnread(1, through: 2)
            }
        },
        Clause("what was withdrawn from hundreds is counted no longer at any of them") { place in
            let (subject, first) = (try await place.newSubject(), place.newPlace())
            let members = (0..<230).map { _ in place.newMember() }
            var notices: [Notice] = []
            for principal in members {
                let member = try expectValue(principal.memberID, "a member")
                notices.append(
                    place.saying(.testText, to: member, by: try place.actor, about: subject, in: first))
            }
            _ = try place.served()
            try await place.book().record(notices)
            try await place.book().withdraw(.about(subject, place: first))
            for principal in members {
                let verbs = place.repository(as: principal)
                try expectEqual(try await verbs.unread(), 0, "how many are unread")
                try expectEqual(try await verbs.notices(.first, unreadOnly: false).items.count, 0, "the list")
            }
        },
    ]
}

extension NoticeFixture {
    /// A place in a record that nothing has been told of.
    func newPlace() -> AnyIdentifier { AnyIdentifier(environment.ids.next(MadeUpSubject.self)) }

    /// A notice of words at that place.
    func saying(
        _ kind: NoticeKind, to recipient: MemberID, by actor: MemberID, about subject: AnyIdentifier,
        in place: AnyIdentifier?
    ) -> Notice {
        Notice(
            id: environment.ids.next(), kind, to: recipient, by: actor, about: subject, in: place,
            at: clock.rough)
    }

    /// Records that the actor has said something to the owner there.
    @discardableResult
    func said(
        _ kind: NoticeKind, about subject: AnyIdentifier, in place: AnyIdentifier?
    ) async throws -> Notice {
        let notice = saying(kind, to: try recipient, by: try actor, about: subject, in: place)
        try await book().record(notice)
        return notice
    }
}
