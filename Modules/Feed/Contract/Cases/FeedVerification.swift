public import ContractKit
import Feed
import Vocabulary

/// The features, access rules and bad inputs of the feed, for tests across all domains.
public enum FeedVerification {
    /// All of it, with posts that show what this source makes.
    public static func verification(_ source: FeedPartSource) -> DomainVerification {
        DomainVerification(
            features: FeedFeatures.all, access: FeedAccessCases.cases(source), badInputs: FeedBadInput.all,
            fuzz: FeedFuzzSeeds.seeds, prepare: { try await prepare($0, source) }, visible: visible)
    }

    /// The lists and hashtags that an anonymous visitor sees.
    @Sendable private static func visible(_ visitor: Services) async throws -> String {
        let feed = try visitor.feed
        let (newest, popular) = (
            try await feed.posts(.newest, .first).items, try await feed.posts(.popular, .first).items
        )
        return "\(newest)\n\(popular)\n\(try await feed.hashtags())"
    }

    /// A shown and a removed post of the owner, a post of the stranger, a place in the list, unused photos of
    /// both, a listing of the owner, and two of the stranger's, of which one is hidden and one deleted.
    @Sendable private static func prepare(
        _ members: TestMembers, _ source: FeedPartSource
    ) async throws -> TestNames {
        let (owner, stranger) = (members.owner.services, members.stranger.services)
        let removed = try await publish("지움", by: owner, source)
        let shown = try await publish("보임 #오오티디", by: owner, source)
        let foreign = try await publish("남의 글", by: stranger, source)
        let page = try await owner.feed.posts(.newest, PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await owner.feed.remove(removed)
        let hidden = try await source.listing(stranger, "숨긴 유니폼")
        try await source.hide(stranger, hidden)
        let deleted = try await source.listing(stranger, "지운 유니폼")
        try await source.delete(stranger, deleted)
        return [
            "feed-post": "\(shown)", "removed-feed-post": "\(removed)", "foreign-feed-post": "\(foreign)",
            "feed-cursor": cursor, "feed-photo": "\(try await source.photo(owner))",
            "foreign-feed-photo": "\(try await source.photo(stranger))",
            "feed-listing": "\(try await source.listing(owner, "전북 현대 홈 유니폼"))",
            "feed-hidden-listing": "\(hidden)", "feed-deleted-listing": "\(deleted)",
            "feed-author": "\(try expectValue(members.owner.principal.memberID, "the owner is a member"))",
        ]
    }

    private static func publish(
        _ text: String, by author: Services, _ source: FeedPartSource
    ) async throws -> FeedPostID {
        let photo = try await source.photo(author)
        return try await author.feed.publish(FeedPostDraft(text: text, photos: [photo])).post.id
    }
}
