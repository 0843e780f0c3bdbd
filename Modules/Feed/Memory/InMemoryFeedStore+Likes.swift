public import Vocabulary

/// A member's like of a post.
struct GivenLike {
    let at: Timestamp
    var isCounted: Bool
}

/// Where a post stands in the order "popular".
struct PopularPlace {
    private(set) var key: Int64
    /// When it last became smaller; nil if never.
    private(set) var fellAt: Timestamp?

    /// That of a post that is new or has lost its likes.
    init(of post: FeedPost) {
        key = Popularity.place(createdAt: post.createdAt, likes: 0)
    }

    /// Moves it to where that many likes place the post.
    mutating func move(_ post: FeedPost, at now: Timestamp) {
        let next = Popularity.place(of: post, at: now)
        if next < key { fellAt = now }
        key = next
    }
}

extension InMemoryFeedStore {
    public func setLike(_ like: FeedLike, _ liked: Bool) async throws(FeedError) -> Int {
        try requireOpen(like.member)
        guard let post = posts[like.post], post.state == .shown || !liked else { throw .notFound }
        let known = likes[post.id]?[like.member]
        guard liked != (known != nil) else { return post.likes }
        let isCounted = known?.isCounted ?? !uncounted.contains(like.member)
        likes[post.id, default: [:]][like.member] =
            liked ? GivenLike(at: like.at, isCounted: isCounted) : nil
        if liked, let notice = like.notice { waiting.append(OutboxMessage(notice)) }
        if isCounted { count(liked ? 1 : -1, on: post, at: like.at) }
        return posts[post.id]?.likes ?? 0
    }

    public func countLikes(
        of member: MemberID, _ areCounted: Bool, at now: Timestamp
    ) async throws(FeedError) {
        if closed.contains(member) { return }
        if areCounted { uncounted.remove(member) } else { uncounted.insert(member) }
        for (id, members) in likes {
            guard let like = members[member], like.isCounted != areCounted, let post = posts[id] else {
                continue
            }
            likes[id]?[member]?.isCounted = areCounted
            count(areCounted ? 1 : -1, on: post, at: now)
        }
    }

    /// Takes back all likes of a member.
    func removeLikes(of member: MemberID, at now: Timestamp) {
        for (id, members) in likes {
            guard let like = members[member], let post = posts[id] else { continue }
            likes[id]?[member] = nil
            if like.isCounted { count(-1, on: post, at: now) }
        }
    }

    private func count(_ change: Int, on post: FeedPost, at now: Timestamp) {
        let next = post.liked(post.likes + change)
        posts[post.id] = next
        places[post.id]?.move(next, at: now)
    }
}
