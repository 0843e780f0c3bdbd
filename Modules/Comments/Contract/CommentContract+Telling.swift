import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let telling: [Clause<CommentFixture>] = [
        Clause("the owner is told of a comment, its author of a reply, and who is mentioned of that") {
            place in
            let subject = try await place.subject()
            let (owner, buyer) = (
                try place.id(of: place.members.owner), try place.id(of: place.members.buyer)
            )
            let stranger = try place.named("수연", place.members.stranger)
            let comment = try await place.added("@수연 이거 봐요", to: subject)
            try await place.expectNotices([(.mention, stranger), (.comment, owner)], of: comment, by: buyer)
            let reply = try await place.stranger.verbs.add(
                CommentDraft("봤어요", replyTo: comment.id), to: subject)
            try await place.expectNotices([(.reply, buyer), (.comment, owner)], of: reply, by: stranger)
        },
        Clause("each member is told of a comment once, its author never") { place in
            let subject = try await place.subject()
            let owner = try place.named("주인장", place.members.owner)
            let buyer = try place.named("구매자", place.members.buyer)
            let comment = try await place.added("@주인장 @구매자 @주인장", to: subject)
            try await place.expectNotices([(.mention, owner)], of: comment, by: buyer)
            let reply = try await place.replied("@구매자 네, 저 @주인장입니다", to: comment)
            try await place.expectNotices([(.reply, buyer)], of: reply, by: owner)
            let own = try await place.owner.verbs.add(CommentDraft("제 물건입니다"), to: subject)
            try await place.expectNotices([], of: own, by: owner)
        },
        Clause("nobody is told of those whom they block or who block them") { place in
            let subject = try await place.subject()
            _ = try place.named("수연", place.members.stranger)
            let (owner, buyer) = (
                try place.id(of: place.members.owner), try place.id(of: place.members.buyer)
            )
            let (first, second) = (place.members.stranger, place.members.buyer)
            for (one, other) in [(first, second), (second, first)] {
                try await place.stand(one, .blocked, towards: other)
                let comment = try await place.added("@수연 이거 봐요", to: subject)
                try expectEqual(comment.mentions, [], "whose name is not told by the answer")
                try await place.expectNotices([(.comment, owner)], of: comment, by: buyer)
                try await place.stand(one, .active, towards: other)
            }
        },
        Clause("what is refused, asked again, edited or removed tells nobody") { place in
            let (subject, key) = (try await place.subject(), place.newKey())
            _ = try place.named("수연", place.members.stranger)
            let verbs = place.buyer.verbs
            let view = try await verbs.add(CommentDraft("안녕하세요"), to: subject, idempotencyKey: key)
            _ = try await place.notices()
            _ = try await verbs.add(CommentDraft("안녕하세요"), to: subject, idempotencyKey: key)
            _ = try await verbs.edit(view.id, text: "@수연 안녕하세요", expecting: nil)
            try await verbs.remove(view.id)
            try await expectRefused(.notFound) { try await place.replied(to: view) }
            try expectEqual(try await place.notices(), [], "the notices")
        },
    ]
}

extension CommentFixture {
    /// Checks the notices of a comment since the last call.
    fileprivate func expectNotices(
        _ expected: [(NoticeKind, MemberID)], of comment: CommentView, by author: MemberID,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let notices = try await notices()
        func told(_ kind: NoticeKind, _ member: MemberID) -> String { "\(kind) \(member)" }
        try expectEqual(
            notices.map { told($0.kind, $0.recipient) }.sorted(), expected.map(told).sorted(), "the notices",
            file: file, line: line)
        for notice in notices {
            try expectEqual(notice.actor, author, "who has done it", file: file, line: line)
            try expectEqual(notice.subject, comment.subject, "the subject", file: file, line: line)
            try expectEqual(notice.place, AnyIdentifier(comment.id), "the place", file: file, line: line)
            try expectEqual(notice.at, comment.createdAt, "the moment", file: file, line: line)
        }
        try expectEqual(
            Set(notices.map(\.id)).count, notices.count, "each has a name", file: file, line: line)
    }
}
