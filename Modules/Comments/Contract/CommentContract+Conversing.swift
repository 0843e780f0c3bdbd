import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let conversing: [Clause<CommentFixture>] = [
        Clause("what two say to each other about a record both read, in its order") { place in
            let subject = try await place.subject()
            let (asked, answered) = try await place.talked(about: subject)
            let id = try expectValue(asked.subject.typed(ConversationSubject.self), "a conversation")
            for (reader, other) in [(place.buyer, place.members.owner), (place.owner, place.members.buyer)] {
                let thread = try await place.thread(on: asked.subject, by: reader)
                try expectPage(thread, [asked, answered])
                let view = try await reader.verbs.conversation(id)
                try expectEqual(view.subject, subject, "what it is about")
                try expectEqual(view.title, "원목 책상", "what that is called")
                try expectEqual(view.other.id, try place.id(of: other), "the other")
                try expectEqual(view.last?.id, answered.id, "what was said last")
                try expectEqual(view.saidAt, answered.createdAt, "when")
                try expect(view.isOpen, "it goes on")
                try expectEqual(try await reader.verbs.conversations(about: subject, .first).items, [view])
            }
            try expectEqual(try await place.count(on: subject), 0, "what everybody counts")
        },
        Clause("two talk about a record in one conversation, and each two in their own") { place in
            let (subject, other) = (try await place.subject(), try await place.subject())
            let first = try await place.buyer.verbs.sendMessage("첫째", about: subject)
            let second = try await place.buyer.verbs.sendMessage("둘째", about: subject)
            let third = try await place.buyer.verbs.add(CommentDraft("셋째"), to: first.subject)
            try expectEqual([second.subject, third.subject], [first.subject, first.subject], "of the same")
            let elsewhere = try await place.buyer.verbs.sendMessage("다른 물건", about: other)
            let others = try await place.stranger.verbs.sendMessage("저도요", about: subject)
            try expectEqual(Set([first, elsewhere, others].map(\.subject)).count, 3, "three conversations")
            let about = try await place.owner.verbs.conversations(about: subject, .first).items
            let talks = Set(about.map { AnyIdentifier($0.id) })
            try expectEqual(talks, [first.subject, others.subject], "those about one record")
        },
        Clause("of two who begin at once there is one conversation") { place in
            let subject = try await place.subject()
            let said = try await withThrowingTaskGroup(of: AnyIdentifier.self) { group in
                for number in 0..<6 {
                    group.addTask {
                        try await place.buyer.verbs.sendMessage("\(number)", about: subject).subject
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            try expectEqual(said.count, 1, "the conversations")
        },
        Clause("conversations stand by what was said last, page by page") { place in
            let verbs = place.repository(as: place.newMember()).verbs
            var talks: [AnyIdentifier] = []
            for number in 0..<5 {
                talks.append(try await verbs.sendMessage("\(number)", about: place.subject()).subject)
                place.clock.pass(.seconds(1))
            }
            _ = try await place.owner.verbs.sendMessage("네", about: talks[1])
            var (found, start): ([AnyIdentifier], PageRequest.Start) = ([], .first)
            for _ in 0..<3 {
                let page = try await verbs.conversations(about: nil, PageRequest(start, limit: 2))
                found += page.items.map { AnyIdentifier($0.id) }
                if let next = page.next { start = .after(next) }
            }
            try expectEqual(found, [1, 4, 3, 2, 0].map { talks[$0] }, "the conversations")
            let numbered = try await verbs.conversations(about: nil, PageRequest(.number(2), limit: 2))
            try expectEqual(numbered.items.map { AnyIdentifier($0.id) }, [talks[3], talks[2]], "a page")
            let first = try await verbs.conversations(about: nil, PageRequest(limit: 2)).next
            let cursor = try expectValue(first, "a place in the list")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await verbs.mine(PageRequest(.after(cursor)))
            }
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.owner.verbs.conversations(about: nil, PageRequest(.after(cursor)))
            }
        },
        Clause("what is one's own others begin to talk about, and what is not there nobody") { place in
            let subject = try await place.subject()
            try await expectRefused(.ownSubject) {
                try await place.owner.verbs.sendMessage("나", about: subject)
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.verbs.sendMessage("안녕", about: subject)
            }
            let comment = try await place.added(to: subject)
            let never = AnyIdentifier(place.environment.ids.next(ConversationSubject.self))
            for missing in [
                AnyIdentifier(comment.id), never, AnyIdentifier(try place.id(of: place.members.owner)),
            ] {
                try await expectRefused(.subjectNotFound) {
                    try await place.stranger.verbs.sendMessage("안녕", about: missing)
                }
            }
            try await place.owner.subjects.show(subject, false)
            try await expectRefused(.subjectNotFound) {
                try await place.buyer.verbs.sendMessage("안녕", about: subject)
            }
            try await expectRefused(.invalidFields([FieldError("text", .required)])) {
                try await place.buyer.verbs.sendMessage(" ", about: subject)
            }
            try expectEqual(try await place.buyer.verbs.conversations(about: subject, .first).items, [])
        },
        Clause("about what two alone see either begins, until it is over") { place in
            let (deal, known) = try place.deal()
            try await expectRefused(.subjectNotFound) {
                try await place.buyer.verbs.add(CommentDraft("네"), to: deal)
            }
            let said = try await place.owner.verbs.sendMessage("언제 오세요?", about: deal)
            let answer = try await place.buyer.verbs.sendMessage("7시요", about: deal)
            try expectEqual(answer.subject, said.subject, "one conversation")
            for reader in [place.stranger, place.moderator] {
                try await expectRefused(.subjectNotFound) {
                    try await reader.verbs.sendMessage("나도", about: deal)
                }
            }
            known.end(deal)
            for verbs in [place.owner.verbs, place.buyer.verbs] {
                try await expectRefused(.subjectClosed) { try await verbs.sendMessage("또", about: deal) }
                try await expectRefused(.subjectClosed) {
                    try await verbs.sendMessage("또", about: said.subject)
                }
            }
            try await place.expectStands(said, answer, by: place.owner.verbs)
        },
        Clause("once what it is about is gone a conversation is read and not gone on with") { place in
            let subject = try await place.subject()
            let (asked, answered) = try await place.talked(about: subject)
            try await place.owner.subjects.delete(subject)
            try await expectRefused(.subjectClosed) {
                try await place.buyer.verbs.sendMessage("네", about: asked.subject)
            }
            try await expectRefused(.subjectNotFound) {
                try await place.stranger.verbs.sendMessage("네", about: subject)
            }
            try await place.expectStands(answered, asked, by: place.owner.verbs)
            let view = try await place.buyer.verbs.conversations(about: subject, .first).items.first
            try expectEqual(view?.title, "", "what it was called")
            try expectEqual(view?.isOpen, false, "whether it goes on")
        },
    ]
}

extension CommentFixture {
    /// A record visible to the owner and the buyer only, and its directory. Throws `NotApplicable` for a
    /// server, where clauses make up no records.
    fileprivate func deal() throws -> (AnyIdentifier, KnownSubjects) {
        _ = try served()
        let card = environment.subjects.add(
            Identifier<TwosSubject>(environment.ids.next()), between: try id(of: members.owner),
            and: try id(of: members.buyer))
        return (card.id, environment.subjects)
    }

    /// Checks that the author of the first neither edits nor removes it any more, and reads both.
    fileprivate func expectStands(
        _ own: CommentView, _ other: CommentView, by verbs: any CommentRepository
    ) async throws {
        try await expectRefused(.subjectClosed) {
            try await verbs.edit(own.id, text: "바꿈", expecting: nil)
        }
        try await expectRefused(.subjectClosed) { try await verbs.remove(own.id) }
        let said = try await verbs.comments(on: own.subject, .oldest, .first).items
        try expectEqual(Set(said.map(\.id)), [own.id, other.id], "what was said")
    }
}

/// A kind of record visible to two members only, like a deal.
private enum TwosSubject: IdentifierSubject {
    static let prefix = "dea"
}
