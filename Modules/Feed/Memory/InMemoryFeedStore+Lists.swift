public import Vocabulary

extension InMemoryFeedStore {
    public func page(
        _ list: FeedList, _ page: PageRequest, for reader: MemberID?, without hidden: Set<MemberID>,
        at now: Timestamp
    ) async throws(FeedError) -> Page<FeedEntry> {
        let shown = { (post: FeedPost) in post.state == .shown && !hidden.contains(post.author) }
        let scope = FeedScope.of(list, for: reader)
        let found: Page<FeedPost> =
            switch list {
            case .newest: posts.page(page, scope: scope, where: shown)
            case .popular: popular(page, at: now, where: shown)
            case .following: try following(page, reader, scope, where: shown)
            case .liked: try liked(page, reader, scope, where: shown)
            case .of(let author): posts.page(page, scope: scope) { shown($0) && $0.author == author }
            case .tagged(let hashtag):
                posts.page(page, scope: scope) { shown($0) && $0.content.hashtags.contains(hashtag) }
            case .wearing(let listing):
                posts.page(page, scope: scope) { shown($0) && $0.content.worn?.listing == listing }
            }
        return found.map { entry($0, viewer: reader) }
    }

    public func page(
        of author: MemberID, in states: [FeedPostState], _ page: PageRequest
    ) async throws(FeedError) -> Page<FeedEntry> {
        posts.page(page, scope: FeedScope.mine(author, states)) {
            $0.author == author && states.contains($0.state)
        }.map { entry($0, viewer: author) }
    }

    public func postCounts(of authors: Set<MemberID>) async throws(FeedError) -> [MemberID: Int] {
        posts.values.reduce(into: [:]) { counts, post in
            guard post.state == .shown, authors.contains(post.author) else { return }
            counts[post.author, default: 0] += 1
        }
    }

    private func following(
        _ page: PageRequest, _ reader: MemberID?, _ scope: UInt64, where isShown: (FeedPost) -> Bool
    ) throws(FeedError) -> Page<FeedPost> {
        let followed = follows[try Self.required(reader)] ?? [:]
        return posts.page(page, scope: scope) { isShown($0) && followed[$0.author] != nil }
    }

    private func liked(
        _ page: PageRequest, _ reader: MemberID?, _ scope: UInt64, where isShown: (FeedPost) -> Bool
    ) throws(FeedError) -> Page<FeedPost> {
        let reader = try Self.required(reader)
        let rows = posts.values.compactMap { post -> Row? in
            guard isShown(post), let like = likes[post.id]?[reader] else { return nil }
            return Row(key: like.at.microseconds, post: post)
        }
        return KeysetPage.cut(rows, page, scope: scope, key: \.key, id: \.post.id.raw).map(\.post)
    }

    /// The posts that have fallen since the walk began may have been read before. The first page shows them.
    private func popular(
        _ page: PageRequest, at now: Timestamp, where isShown: (FeedPost) -> Bool
    ) -> Page<FeedPost> {
        var (walk, isBegun) = (PopularWalk(at: now), false)
        if case .after(let cursor) = page.start, let begun = PopularWalk(scope: cursor.scope, at: now) {
            (walk, isBegun) = (begun, true)
        }
        let rows = posts.values.compactMap { post -> Row? in
            guard isShown(post), let place = places[post.id] else { return nil }
            if isBegun, let fellAt = place.fellAt, fellAt >= walk.beganAt { return nil }
            return Row(key: place.key, post: post)
        }
        return KeysetPage.cut(rows, page, scope: walk.scope, key: \.key, id: \.post.id.raw).map(\.post)
    }

    private static func required(_ reader: MemberID?) throws(FeedError) -> MemberID {
        guard let reader else { throw .service(.internal("a list of a member's own without the member")) }
        return reader
    }

    private struct Row {
        let key: Int64
        let post: FeedPost
    }
}
