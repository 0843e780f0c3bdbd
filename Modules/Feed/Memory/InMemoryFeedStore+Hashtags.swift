public import Vocabulary

extension InMemoryFeedStore {
    public func hashtags() async throws(FeedError) -> [HashtagCount] { trends }

    public func countHashtags(at now: Timestamp) async throws(FeedError) {
        trends = Array(counts(at: now) { _ in true }.prefix(HashtagCount.most))
    }

    /// Counts those of these hashtags anew that are hashtags of the week. One that is not waits for the next
    /// count of all.
    func recount(_ hashtags: Set<Hashtag>, at now: Timestamp) {
        let known = hashtags.intersection(trends.map(\.hashtag))
        if known.isEmpty { return }
        let others = trends.filter { !known.contains($0.hashtag) }
        trends = (others + counts(at: now, where: known.contains)).inOrder
    }

    /// The hashtags with enough authors in the week that ends now, each in the spelling of its first post.
    private func counts(at now: Timestamp, where isWanted: (Hashtag) -> Bool) -> [HashtagCount] {
        let start = now.advanced(by: .zero - HashtagCount.week)
        let recent = posts.values.filter { $0.state == .shown && $0.createdAt > start }
            .sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        var uses: [String: (hashtag: Hashtag, authors: Set<MemberID>)] = [:]
        for post in recent {
            for hashtag in post.content.hashtags where isWanted(hashtag) {
                uses[hashtag.folded, default: (hashtag, [])].authors.insert(post.author)
            }
        }
        return uses.values.filter { $0.authors.count >= HashtagCount.fewestAuthors }
            .map { HashtagCount($0.hashtag, authors: $0.authors.count) }.inOrder
    }
}

extension [HashtagCount] {
    /// Most authors first; among equals in the order of the bytes, as in a database.
    fileprivate var inOrder: [HashtagCount] {
        sorted { left, right in
            if left.authors != right.authors { return left.authors > right.authors }
            return left.hashtag.folded.utf8.lexicographicallyPrecedes(right.hashtag.folded.utf8)
        }
    }
}
