import ContractKit
import Feed
import Vocabulary

extension FeedContract {
    static let telling: [Clause<FeedFixture>] = [
        Clause("each member that a text mentions is told once, and the author is not") { place in
            try place.named("주인장", place.members.owner)
            let first = try place.named("수연", place.members.stranger)
            let second = try place.named("soo", place.members.buyer)
            _ = try await place.notices()
            let post = try await place.published("@수연님, @soo! @수연 @주인장")
            try await place.expectNotices([(.feedMention, first), (.feedMention, second)], of: post)
        },
        Clause("an edit tells the members that the text did not mention before") { place in
            try place.named("수연", place.members.stranger)
            let second = try place.named("soo", place.members.buyer)
            let post = try await place.published("@수연 안녕")
            _ = try await place.notices()
            place.clock.pass(.seconds(60))
            let edited = try await place.edit(post, "@soo @수연 안녕")
            try await place.expectNotices([(.feedMention, second)], of: edited)
            try await place.expectNotices([], of: try await place.edit(post, "@수연 안녕"))
        },
        Clause("a text tells at most 20 members, those named first") { place in
            let members = try (0..<22).map { try place.named("회원\($0)번", place.newMember()) }
            _ = try await place.notices()
            let post = try await place.published((0..<22).map { "@회원\($0)번" }.joined(separator: " "))
            try await place.expectNotices(members.prefix(20).map { (.feedMention, $0) }, of: post)
        },
        Clause("a text with more than a thousand possible names is published, and tells the first") { place in
            let member = try place.named("수연", place.members.stranger)
            _ = try await place.notices()
            let names = (100..<187).map { "@\($0)" + String(repeating: "!", count: 17) }
            let text = (["@수연"] + names).joined(separator: " ")
            let post = try await place.published(text)
            try expectEqual(post.content.text, text, "the text")
            try await place.expectNotices([(.feedMention, member)], of: post)
        },
        Clause("members on the two sides of a block are not told of each other's texts") { place in
            try place.named("수연", place.members.stranger)
            let (author, other) = (place.members.owner, place.members.stranger)
            for (one, two) in [(author, other), (other, author)] {
                try await place.stand(one, .blocked, towards: two)
                _ = try await place.notices()
                try await place.expectNotices([], of: try await place.published("@수연 안녕"))
                try await place.stand(one, .active, towards: two)
            }
        },
        Clause("the seller of a newly worn listing is told once, but not of an own post") { place in
            let seller = try place.named("수연", place.members.buyer)
            let own = try await place.listing(of: place.members.owner)
            let listing = try await place.listing()
            _ = try await place.notices()
            let post = try await place.published("@수연 책상", worn: listing)
            try await place.expectNotices([(.worn, seller)], of: post)
            try await place.expectNotices([], of: try await place.edit(post, "@수연 책상!"))
            try await place.expectNotices([], of: try await place.published(worn: own))
            let third = try await place.listing(of: place.members.stranger)
            _ = try await place.notices()
            let draft = FeedPostDraft(text: "새 글", photos: FeedPostDraft(post).photos, worn: third)
            let edited = try await place.owner.edit(post.id, draft, expecting: nil).post
            let stranger = try place.id(of: place.members.stranger)
            try await place.expectNotices([(.worn, stranger)], of: edited)
        },
        Clause("a hidden post tells no member, nor does its restoration") { place in
            try place.named("수연", place.members.stranger)
            let (post, listing) = (try await place.published(), try await place.listing())
            _ = try await place.moderator.moderate(post.id, .hide, reason: "이유")
            _ = try await place.notices()
            let draft = FeedPostDraft(text: "@수연", photos: FeedPostDraft(post).photos, worn: listing)
            let edited = try await place.owner.edit(post.id, draft, expecting: nil).post
            _ = try await place.moderator.moderate(post.id, .restore, reason: "")
            try await place.expectNotices([], of: edited)
        },
        Clause("a refused or repeated request and a removal tell no member") { place in
            try place.named("수연", place.members.stranger)
            let (key, draft) = (place.newKey(), try await place.look("@수연 안녕"))
            let post = try await place.owner.publish(draft, idempotencyKey: key).post
            _ = try await place.notices()
            _ = try await place.owner.publish(draft, idempotencyKey: key)
            try await expectRefused(.invalidFields([FieldError("photos.0", .unusable)])) {
                try await place.owner.publish(draft)
            }
            try await place.owner.remove(post.id)
            try await place.expectNotices([], of: post)
        },
    ]
}

extension FeedFixture {
    /// Checks the notices of a post's author about it since the last call.
    func expectNotices(
        _ expected: [(NoticeKind, MemberID)], of post: FeedPost, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let notices = try await notices()
        func told(_ kind: NoticeKind, _ member: MemberID) -> String { "\(kind) \(member)" }
        try expectEqual(
            notices.map { told($0.kind, $0.recipient) }.sorted(), expected.map(told).sorted(), "the notices",
            file: file, line: line)
        for notice in notices {
            try expectEqual(notice.actor, post.author, "the actor", file: file, line: line)
            try expectEqual(notice.subject, AnyIdentifier(post.id), "the subject", file: file, line: line)
            try expectEqual(notice.place, nil, "the place", file: file, line: line)
            try expectEqual(notice.at, post.editedAt ?? post.createdAt, "the time", file: file, line: line)
        }
        try expectEqual(
            Set(notices.map(\.id)).count, notices.count, "how many identifiers", file: file, line: line)
    }
}
