import Auth
import Community
import Composition
import Listings
import TestKit
import Testing
import Vocabulary

/// What a profile counts of its member is what its reader finds in the lists of all domains.
@Suite(.hangLimit)
struct CountStoryTests {
    @Test(
        "Counts are those of the lists: shown, hidden, removed, behind a block, suspended and withdrawn",
        arguments: Place.allCases)
    func counted(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (author, reader) = (try await stage.join("보라"), try await stage.join("민준"))
        let first = try await stage.join("둘리")
        try await stage.local.appoint(first.id, as: .operator)
        let keeper = try await stage.login("둘리")
        let own = try await author.services
        let listings = [
            try await author.publish("자전거"), try await author.publish("축구공"), try await author.publish("책상"),
        ]
        let posts = [try await Self.write("골목 청소해요", own), try await Self.write("은행나무 벼룩시장", own)]
        let readers = [try await reader.services, try await keeper.services, own, stage.platform.anonymous]
        try await Self.expectCounts(of: author, listings: 3, posts: 2, for: readers, "at first")

        _ = try await own.listings.hide(listings[0])
        try await keeper.hide(listings[1], because: "전화번호를 적었습니다")
        _ = try await keeper.services.board.moderate(posts[0], .hide, reason: "전화번호를 적었습니다")
        try await Self.expectCounts(of: author, listings: 1, posts: 1, for: readers, "some are hidden")

        _ = try await own.listings.publish(listings[0])
        _ = try await keeper.services.board.moderate(posts[0], .restore, reason: "")
        try await own.board.remove(posts[1])
        try await own.listings.delete(listings[2])
        try await Self.expectCounts(of: author, listings: 1, posts: 1, for: readers, "some are removed")

        try await keeper.services.auth.suspend(author.id, reason: "광고")
        let others = Array(readers.prefix(2)) + [stage.platform.anonymous]
        try await Self.expectCounts(of: author, listings: nil, posts: nil, for: others, "suspended")
        try await keeper.services.auth.restore(author.id, reason: "해명을 들음")

        try await stage.login("보라").withdraw()
        #expect(try await Self.listed(author, for: stage.platform.anonymous) == [:])
        for services in others {
            let profile = try await services.auth.profile(of: author.id)
            #expect(profile.isWithdrawn && profile.counts.isEmpty, "\(profile)")
        }
    }

    @Test(
        "A member behind a block has neither profile nor lists, and counts for others",
        arguments: Place.allCases)
    func blocked(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (author, reader) = (try await stage.join("보라"), try await stage.join("민준"))
        _ = try await author.publish("자전거")
        _ = try await Self.write("골목 청소해요", try await author.services)
        try await author.services.auth.block(reader.id)
        let blocked = try await reader.services
        await #expect(throws: AuthError.noSuchMember) { try await blocked.auth.profile(of: author.id) }
        #expect(try await Self.listed(author, for: blocked) == [:])
        let others = [stage.platform.anonymous, try await author.services]
        try await Self.expectCounts(of: author, listings: 1, posts: 1, for: others, "for others")
        try await author.services.auth.unblock(reader.id)
        try await Self.expectCounts(of: author, listings: 1, posts: 1, for: [blocked], "without the block")
    }

    /// Checks the counts of the member's profile against the lists, and both against these numbers if given.
    private static func expectCounts(
        of member: Person, listings: Int?, posts: Int?, for readers: [Services], _ moment: String,
        at location: SourceLocation = #_sourceLocation
    ) async throws {
        for services in readers {
            let profile = try await services.auth.profile(of: member.id)
            let counted = Dictionary(profile.counts.map { ($0.kind, $0.number) }) { first, _ in first }
            let listed = try await listed(member, for: services)
            for (kind, expected) in [(MemberCountKind.listings, listings), (.boardPosts, posts)] {
                let (count, length) = (counted[kind], listed[kind] ?? 0)
                #expect(count == length, "\(kind), \(moment)", sourceLocation: location)
                #expect(expected == nil || count == expected, "\(kind), \(moment)", sourceLocation: location)
            }
            #expect(profile.counts.count == counted.count, "each kind once", sourceLocation: location)
        }
    }

    /// The lengths of the member's lists that are not empty.
    private static func listed(_ member: Person, for services: Services) async throws -> [MemberCountKind:
        Int]
    {
        var query = ListingQuery()
        query.seller = member.id
        let lengths = [
            MemberCountKind.listings: try await services.listings.browse(query, .first).items.count,
            .boardPosts: try await services.board.browse(PostQuery(author: member.id), .first).items.count,
        ]
        return lengths.filter { $0.value > 0 }
    }

    private static func write(_ title: String, _ services: Services) async throws -> PostID {
        let draft = PostDraft(category: PostCategory.general.slug, title: title, text: "느티나무 아래에서 만나요.")
        return try await services.board.publish(draft).post.id
    }
}
