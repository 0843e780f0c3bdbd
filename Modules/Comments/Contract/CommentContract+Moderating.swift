import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    private static let reason = "전화번호를 적었습니다"

    static let moderating: [Clause<CommentFixture>] = [
        Clause("what a moderator hides its author and moderators read, and why") { place in
            let subject = try await place.subject()
            let comment = try await place.added(to: subject)
            let hidden = try await place.moderator.verbs.moderate(comment.id, .hide, reason: reason)
            try expectEqual(hidden.state, .hidden, "the state")
            try expectEqual(hidden.notice?.reason, reason, "the reason")
            for reader in [place.buyer, place.moderator] {
                try expectEqual(try await reader.verbs.comment(comment.id), hidden, "it")
            }
            for reader in [place.anonymous, place.stranger, place.owner] {
                try await expectRefused(.notFound) { try await reader.verbs.comment(comment.id) }
            }
            try expectPage(try await place.thread(on: subject), [])
            try expectEqual(try await place.count(on: subject), 0, "the count")
            try expectEqual(try await place.buyer.verbs.mine(.first).items, [hidden], "one's own")
            try await expectRefused(.wrongState(.hidden)) {
                try await place.buyer.verbs.edit(comment.id, text: "바꿈", expecting: nil)
            }
        },
        Clause("what is restored is as it was") { place in
            let subject = try await place.subject()
            let (comment, reply) = try await place.answered(on: subject)
            let verbs = place.moderator.verbs
            _ = try await verbs.moderate(comment.id, .hide, reason: reason)
            let thread = try await place.thread(on: subject).items
            try expect(thread.first?.comment.isPlace == true, "its place is kept")
            try expectEqual(thread.first?.replies, [reply], "the replies")
            try expectEqual(try await place.count(on: subject), 1, "the count")
            let restored = try await verbs.moderate(comment.id, .restore, reason: "")
            try expectEqual(restored.text, comment.text, "the text")
            try expect(restored.notice == nil && restored.state == .shown, "nothing is left of it")
            try expectEqual(
                try await place.thread(on: subject).items.map(\.comment), [restored], "the thread")
            try expectEqual(try await place.count(on: subject), 2, "the count then")
        },
        Clause("what a moderator removes is gone but for its author, who reads why") { place in
            let subject = try await place.subject()
            let comment = try await place.added(to: subject)
            let removed = try await place.moderator.verbs.moderate(comment.id, .remove, reason: reason)
            try expectEqual(try await place.buyer.verbs.comment(comment.id), removed, "it")
            try expectEqual(removed.notice?.reason, reason, "the reason")
            try await expectRefused(.notFound) { try await place.owner.verbs.comment(comment.id) }
            for act in SubjectAct.allCases {
                try await expectRefused(.wrongState(.removed)) {
                    try await place.moderator.verbs.moderate(comment.id, act, reason: reason)
                }
            }
            try expectPage(try await place.thread(on: subject), [])
        },
        Clause("a reason has 2 to 300 characters, and what changes nothing is refused") { place in
            let (comment, verbs) = (try await place.added(to: place.subject()), place.moderator.verbs)
            let refused: [(String, FieldError.Rule)] = [
                (" ", .required), ("왜", .tooShort(minimum: 2)),
                (String(repeating: "왜", count: 301), .tooLong(maximum: 300)),
                ("두\n줄", .forbiddenCharacters),
            ]
            for (reason, rule) in refused {
                try await expectRefused(.invalidFields([FieldError("reason", rule)])) {
                    try await verbs.moderate(comment.id, .hide, reason: reason)
                }
            }
            try await expectRefused(.wrongState(.shown)) {
                try await verbs.moderate(comment.id, .restore, reason: reason)
            }
            _ = try await verbs.moderate(comment.id, .hide, reason: reason)
            try await expectRefused(.wrongState(.hidden)) {
                try await verbs.moderate(comment.id, .hide, reason: reason)
            }
        },
        Clause("only moderators moderate") { place in
            let comment = try await place.added(to: place.subject())
            for client in [place.buyer, place.owner, place.stranger] {
                try await expectRefused(.moderatorsOnly) {
                    try await client.verbs.moderate(comment.id, .hide, reason: reason)
                }
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.verbs.moderate(comment.id, .hide, reason: reason)
            }
            try expectEqual(try await place.buyer.verbs.comment(comment.id), comment, "it")
        },
        Clause("the audit log is told each act of a moderator, and nothing else") { place in
            let subject = try await place.subject()
            let (first, second) = (try await place.added(to: subject), try await place.added(to: subject))
            let verbs = place.moderator.verbs
            _ = try await verbs.moderate(first.id, .hide, reason: reason)
            _ = try await verbs.moderate(first.id, .restore, reason: "")
            try await verbs.remove(second.id)
            try await place.buyer.verbs.remove(first.id)
            let acts = try await place.acts()
            try expectEqual(
                acts.map(\.verb), ["comments.hide", "comments.restore", "comments.remove"], "the acts")
            try expectEqual(acts.map(\.reason), [reason, nil, nil], "the reasons")
            try expectEqual(acts.map(\.subject), [first, first, second].map { "\($0.id)" }, "the subjects")
            let author = try place.id(of: place.members.buyer)
            try expectEqual(Set(acts.map(\.affected)), [author], "who is affected")
            try expectEqual(
                Set(acts.map(\.actor.memberID)), [place.members.moderator.memberID], "who has done it")
        },
    ]
}
