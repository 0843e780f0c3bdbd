import Vocabulary

extension LocalFeedRepository {
    func like(_ id: FeedPostID) async throws(FeedError) -> Int {
        let (member, now) = (try FeedPolicy.member(principal), now)
        let author = try await visible(id).post.author
        if author == member { throw .oneself }
        try await writer(towards: author)
        let notice = Notice(
            id: service.ids.next(), .feedLike, to: author, by: member, about: AnyIdentifier(id), at: now)
        return try await store.setLike(FeedLike(of: id, by: member, at: now, telling: notice), true)
    }

    func unlike(_ id: FeedPostID) async throws(FeedError) -> Int {
        let member = try FeedPolicy.member(principal)
        // A block by the author forbids a like, but not its removal, which does not reach the author.
        _ = try await visible(id, evenHidden: true)
        try await writer(ending: true)
        return try await store.setLike(FeedLike(of: id, by: member, at: now, telling: nil), false)
    }
}
