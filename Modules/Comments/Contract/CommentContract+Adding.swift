import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let adding: [Clause<CommentFixture>] = [
        Clause("what a member adds is shown to all who see its subject, in its first version") { place in
            let subject = try await place.subject()
            let view = try await place.added("네고 되나요?", to: subject)
            try expectEqual(view.shownText(), "네고 되나요?", "the text")
            try expectEqual(view.subject, subject, "the subject")
            try expectEqual(view.author?.id, place.members.buyer.memberID, "the author")
            try expectEqual(view.state, .shown, "the state")
            try expectEqual(view.version, .first, "the version")
            try expect(view.parent == nil && view.editedAt == nil && view.replies == 0, "nothing else")
            try expectEqual(try await place.anonymous.verbs.comment(view.id), view, "the view of all")
            let thread = try await place.thread(on: subject).items
            try expectEqual(thread, [CommentThread(view, [])], "the thread")
        },
        Clause("a text is kept trimmed and in NFC, on its lines") { place in
            // "나무" as conjoining letters, as some keyboards send it.
            let decomposed = "  \u{1102}\u{1161}\u{1106}\u{116E}\n둘째 줄 \n"
            let view = try await place.added(decomposed, to: place.subject())
            try expectEqual(Array(view.shownText().utf8), Array("나무\n둘째 줄".utf8), "the bytes")
        },
        Clause("a text has at most 1,000 characters, 4,000 bytes and 20 lines") { place in
            let subject = try await place.subject()
            let many = [
                String(repeating: "가", count: 1_000), String(repeating: "😀", count: 1_000),
                Array(repeating: "줄", count: 20).joined(separator: "\n"),
            ]
            for text in many {
                try expectEqual(try await place.added(text, to: subject).shownText(), text, "the text")
            }
            let lines = FieldError("text.lines", .outOfRange(minimum: 1, maximum: 20))
            let refused: [(String, [FieldError])] = [
                (" \n ", [FieldError("text", .required)]),
                (String(repeating: "가", count: 1_001), [FieldError("text", .tooLong(maximum: 1_000))]),
                // A thousand characters of five bytes: a letter with a mark that no composed form has.
                (String(repeating: "힣\u{301}", count: 1_000), [FieldError("text", .tooLong(maximum: 1_000))]),
                ("가\u{1B}[31m나", [FieldError("text", .forbiddenCharacters)]),
                (Array(repeating: "줄", count: 21).joined(separator: "\n"), [lines]),
                (
                    "\u{202E}" + String(repeating: "\n가", count: 20),
                    [FieldError("text", .forbiddenCharacters), lines]
                ),
            ]
            for (text, fieldErrors) in refused {
                try await expectRefused(.invalidFields(fieldErrors)) {
                    try await place.added(text, to: subject)
                }
            }
            try expectEqual(try await place.count(on: subject), many.count, "the count")
        },
        Clause("a visitor adds nothing") { place in
            let subject = try await place.subject()
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.verbs.add(CommentDraft("안녕하세요"), to: subject)
            }
            try expectPage(try await place.thread(on: subject), [])
        },
        Clause("what is not there, or is no subject of comments, cannot be commented on") { place in
            let subject = try await place.subject()
            let comment = try await place.added(to: subject)
            let others = [
                AnyIdentifier(place.environment.ids.next(CommentSubject.self)), AnyIdentifier(comment.id),
                AnyIdentifier(try place.id(of: place.members.owner)),
                try expectValue(AnyIdentifier("lst_" + comment.id.raw.base32), "an identifier"),
            ]
            for other in others {
                try await expectRefused(.subjectNotFound) { try await place.added(to: other) }
                try await expectRefused(.subjectNotFound) { try await place.thread(on: other) }
            }
            try expectPage(try await place.thread(on: subject), [comment])
        },
        Clause("what is hidden keeps its thread for those alone who may see it") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            try await place.owner.subjects.show(subject, false)
            for client in [place.anonymous, place.buyer, place.stranger] {
                try await expectRefused(.subjectNotFound) { try await place.thread(on: subject, by: client) }
                try await expectRefused(.notFound) { try await client.verbs.comment(comment.id) }
                try await expectRefused(.notFound) {
                    try await client.verbs.replies(to: comment.id, .first)
                }
                try expectEqual(try await client.verbs.counts(of: [subject]), [:], "the counts")
            }
            try await expectRefused(.subjectNotFound) { try await place.added(to: subject) }
            let buyer = place.buyer.verbs
            try await expectRefused(.notFound) {
                try await buyer.edit(comment.id, text: "바꿈", expecting: nil)
            }
            try await expectRefused(.notFound) { try await buyer.remove(comment.id) }
            try expectEqual(try await place.owner.verbs.comment(reply.id), reply, "its owner sees it")
            try await place.owner.subjects.show(subject, true)
            try expectPage(try await place.thread(on: subject), [comment])
        },
        Clause("an author is shown by the name of the day") { place in
            let comment = try await place.added(to: place.subject())
            let author = try place.id(of: place.members.buyer)
            for name in ["새 이름", nil] {
                place.directory.name(author, name)
                let card = MemberCard(id: author, nickname: name)
                let stranger = place.stranger.verbs
                try expectEqual(try await stranger.comment(comment.id).author, card, "the author")
                let page = try await place.thread(on: comment.subject, by: place.stranger)
                try expectEqual(page.items.map(\.comment.author), [card], "the author in a list")
            }
        },
        Clause("a member who is closed writes nothing") { place in
            let comment = try await place.added(to: place.subject())
            let verbs = place.buyer.verbs
            try place.stand(place.members.buyer, .closed)
            let closed = CommentError.service(.accessInvalid)
            try await expectRefused(closed) { try await place.added(to: comment.subject) }
            try await expectRefused(closed) {
                try await verbs.edit(comment.id, text: "바꿈", expecting: nil)
            }
            try await expectRefused(closed) { try await verbs.remove(comment.id) }
            try place.stand(place.members.buyer, .active)
            try expectEqual(try await verbs.comment(comment.id), comment, "it")
        },
        Clause("what never was is not found") { place in
            let (id, verbs) = (CommentID(place.environment.ids.next()), place.owner.verbs)
            try await expectRefused(.notFound) { try await verbs.comment(id) }
            try await expectRefused(.notFound) { try await verbs.edit(id, text: "바꿈", expecting: nil) }
            try await expectRefused(.notFound) { try await verbs.remove(id) }
            try await expectRefused(.notFound) { try await verbs.replies(to: id, .first) }
        },
    ]
}

extension CommentFixture {
    /// A comment of the buyer's with a reply of the owner's.
    func answered(on subject: AnyIdentifier) async throws -> (comment: CommentView, reply: CommentView) {
        let comment = try await added(to: subject)
        clock.pass(.seconds(1))
        return (comment, try await replied(to: comment))
    }
}
