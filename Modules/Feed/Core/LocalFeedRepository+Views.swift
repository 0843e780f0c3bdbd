import Vocabulary

extension LocalFeedRepository {
    /// The post with what is shown beside it; its author's card is queried unless it is that of the acting
    /// member.
    func view(_ entry: FeedEntry, by card: MemberCard? = nil) async throws(FeedError) -> FeedPostView {
        let page = try await views(
            Page(items: [entry]), known: card.flatMap { $0.id == entry.post.author ? $0 : nil })
        guard let view = page.items.first else { throw .notFound }
        return view
    }

    func views(
        _ page: Page<FeedEntry>, known card: MemberCard? = nil
    ) async throws(FeedError) -> Page<FeedPostView> {
        let entries = page.items
        let counts = try await commentCounts(of: entries)
        let worn = try await worn(of: entries.indices.map { entries[$0].post })
        let cards = if let card { [card] } else { try await authors(of: entries) }
        return page.map(with: cards, counts) { entry, author, comments in
            FeedPostView(
                post: entry.post, author: author, isLiked: entry.isLiked, comments: comments,
                worn: entry.post.content.worn.flatMap { worn[$0.listing] })
        }
    }

    /// The worn listings that the principal may see now.
    func worn(of posts: [FeedPost]) async throws(FeedError) -> [AnyIdentifier: WornListing] {
        try await listings(Set(posts.compactMap { $0.content.worn?.listing }))
    }

    /// One for each post.
    private func authors(of entries: [FeedEntry]) async throws(FeedError) -> [MemberCard] {
        try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(ofEach: entries.indices.map { entries[$0].post.author })
        }
    }

    /// One for each post.
    private func commentCounts(of entries: [FeedEntry]) async throws(FeedError) -> [Int] {
        try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.comments.commentCounts(ofEach: entries.identifiers)
        }
    }
}
