public import Vocabulary

/// The lists of shown posts.
public enum FeedList: Hashable, Sendable {
    /// All posts, the newest first.
    case newest
    /// All posts, by `Popularity`.
    case popular
    /// The posts of the members that the principal follows, the newest first.
    case following
    /// The posts that the principal likes, the last liked first.
    case liked
    /// The posts of a member, the newest first.
    case of(MemberID)
    /// The posts with a hashtag, the newest first.
    case tagged(Hashtag)
    /// The posts in which a listing is worn, the newest first.
    case wearing(AnyIdentifier)
}

/// The scopes that cursors of lists carry; those of "popular" are of a `PopularWalk`.
public enum FeedScope {
    /// Of a list, as this reader sees it.
    public static func of(_ list: FeedList, for reader: MemberID?) -> UInt64 {
        let own = reader.map { "\($0)" } ?? "-"
        return switch list {
        case .newest: Cursor.scope(of: "feed newest")
        case .popular: Cursor.scope(of: "feed popular")
        case .following: Cursor.scope(of: "feed following \(own)")
        case .liked: Cursor.scope(of: "feed liked \(own)")
        case .of(let author): Cursor.scope(of: "feed of \(author)")
        case .tagged(let tag): Cursor.scope(of: "feed tagged \(tag.folded)")
        case .wearing(let listing): Cursor.scope(of: "feed wearing \(listing)")
        }
    }

    /// Of an author's own posts in these states.
    public static func mine(_ author: MemberID, _ states: [FeedPostState]) -> UInt64 {
        Cursor.scope(of: "feed mine \(author) \(states.map(\.rawValue))")
    }

    /// Of the members on one side of a member's follows.
    public static func follows(_ side: FollowSide, _ member: MemberID) -> UInt64 {
        Cursor.scope(of: "feed \(side.rawValue) \(member)")
    }
}
