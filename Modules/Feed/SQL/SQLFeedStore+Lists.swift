import Database
public import Feed
public import Vocabulary

extension SQLFeedStore {
    public func page(
        _ list: FeedList, _ page: PageRequest, for reader: MemberID?, without hidden: Set<MemberID>,
        at now: Timestamp
    ) async throws(FeedError) -> Page<FeedEntry> {
        if reader == nil, list == .following || list == .liked {
            throw .service(.internal("a list of a member's own without the member"))
        }
        let keyset = Self.keyset(list, page, for: reader, without: hidden, at: now)
        if list == .following, let reader, !keyset.isCostly(page) {
            return try await following(keyset, page, reader, without: hidden)
        }
        return try await cut(keyset, page, viewer: reader)
    }

    public func page(
        of author: MemberID, in states: [FeedPostState], _ page: PageRequest
    ) async throws(FeedError) -> Page<FeedEntry> {
        let list = Self.keyset(of: author, in: states)
        if states.isEmpty || list.isCostly(page) { return try await cut(list, page, viewer: author) }
        return try await cut(list, page, viewer: author) { columns, _ throws(DatabaseError) in
            Self.merging(Self.parts(of: author, in: states), behind: page, columns)
        }
    }

    /// Reads a page by the list's own selection, or by the one that `select` makes; nil stands for an empty
    /// page.
    func cut(
        _ list: KeysetList, _ page: PageRequest, viewer: MemberID?,
        by select: (@Sendable (SQL, any SQLReader) throws(DatabaseError) -> SQL?)? = nil
    ) async throws(FeedError) -> Page<FeedEntry> {
        let (unreadable, ahead) = (database.unreadableRows, ahead.begun())
        let columns = FeedPostRow.entryColumns(for: viewer)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let selection: SQL? =
                if let select { try select(columns, reader) } else { list.selection(of: page, columns) }
            guard let selection else { return Page(items: []) }
            let found = try list.page(page, selection, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try FeedPostRow.entry(&row)
            }
            try ahead?(found.items.identifiers, reader)
            return found
        }
    }
}

extension SQLFeedStore {
    /// The list as an index holds it; that of the followed authors only for pages by number.
    static func keyset(
        _ list: FeedList, _ page: PageRequest, for reader: MemberID?, without hidden: Set<MemberID>,
        at now: Timestamp
    ) -> KeysetList {
        let (scope, shown) = (FeedScope.of(list, for: reader), shown(without: hidden))
        return switch list {
        case .newest: posts(scope, shown)
        case .popular: popular(page, shown, at: now)
        case .following: posts(scope, shown + [isFollowed(by: reader)])
        case .liked: liked(scope, by: reader, shown)
        case .of(let author): posts(scope, shown + ["feed_posts.author = \(author)"])
        case .tagged(let hashtag): tagged(scope, hashtag, without: hidden)
        case .wearing(let listing): posts(scope, shown + ["feed_posts.worn = \(listing)"])
        }
    }

    /// An author's posts in these states, for pages by number; others merge `parts`.
    private static func keyset(of author: MemberID, in states: [FeedPostState]) -> KeysetList {
        posts(
            FeedScope.mine(author, states),
            ["feed_posts.author = \(author)", "feed_posts.state IN \(list: states.map(\.rawValue))"])
    }

    static func parts(of author: MemberID, in states: [FeedPostState]) -> [SQL] {
        states.map { "one.author = \(author) AND one.state = \($0.rawValue)" }
    }

    private static func posts(_ scope: UInt64, _ conditions: [SQL]) -> KeysetList {
        KeysetList(
            scope: scope, source: "feed_posts", conditions: conditions, key: "feed_posts.created_at",
            id: "feed_posts.id", isIndexed: true)
    }

    /// The posts that have fallen since the walk began may have been read before. The first page shows them.
    private static func popular(_ page: PageRequest, _ shown: [SQL], at now: Timestamp) -> KeysetList {
        var (walk, conditions) = (PopularWalk(at: now), shown)
        if case .after(let cursor) = page.start, let begun = PopularWalk(scope: cursor.scope, at: now) {
            walk = begun
            conditions.append("(feed_posts.fell_at IS NULL OR feed_posts.fell_at < \(walk.beganAt))")
        }
        return KeysetList(
            scope: walk.scope, source: "feed_posts", conditions: conditions, key: "feed_posts.place",
            id: "feed_posts.id", isIndexed: true)
    }

    private static func liked(_ scope: UInt64, by reader: MemberID?, _ shown: [SQL]) -> KeysetList {
        KeysetList(
            scope: scope, source: "feed_likes JOIN feed_posts ON feed_posts.id = feed_likes.post",
            conditions: ["feed_likes.member = \(reader)"] + shown, key: "feed_likes.liked_at",
            id: "feed_likes.post", isIndexed: true)
    }

    /// Only shown posts have rows of hashtags.
    private static func tagged(
        _ scope: UInt64, _ hashtag: Hashtag, without hidden: Set<MemberID>
    ) -> KeysetList {
        KeysetList(
            scope: scope, source: "feed_hashtags JOIN feed_posts ON feed_posts.id = feed_hashtags.post",
            conditions: ["feed_hashtags.tag = \(hashtag.folded)"]
                + leavingOut(hidden, "feed_hashtags.author"),
            key: "feed_hashtags.created_at", id: "feed_hashtags.post", isIndexed: true)
    }

    private static func shown(without hidden: Set<MemberID>) -> [SQL] {
        ["feed_posts.state = \(FeedPostState.shown.rawValue)"] + leavingOut(hidden, "feed_posts.author")
    }

    static func leavingOut(_ members: Set<MemberID>, _ column: SQL) -> [SQL] {
        members.isEmpty ? [] : ["\(sql: column) NOT IN \(list: members.sorted())"]
    }

    private static func isFollowed(by reader: MemberID?) -> SQL {
        "feed_posts.author IN (SELECT followee FROM feed_follows WHERE follower = \(reader))"
    }
}
