import Vocabulary

extension LocalPostRepository {
    func post(_ id: PostID) async throws(PostError) -> PostView { try await view(visible(id)) }

    func browse(_ query: PostQuery, _ page: PageRequest) async throws(PostError) -> Page<PostView> {
        let filter = try query.checked()
        try require(page, of: filter.scope)
        let found = try await service.blocks.page(page, for: principal, by: { [$0.author] }) {
            page, hidden throws(PostError) in try await store.page(filter, without: hidden, page)
        }
        return try await views(found)
    }

    func mine(_ state: PostState?, _ page: PageRequest) async throws(PostError) -> Page<PostView> {
        let author = try PostPolicy.member(principal)
        let states = PostState.allCases.filter { $0 != .removed && (state == nil || state == $0) }
        try require(page, of: PostScope.mine(author, states))
        return try await views(store.page(of: author, in: states, page))
    }

    func history(_ id: PostID) async throws(PostError) -> [PostRevision] {
        try await store.history(of: visible(id).id)
    }

    func categories() async throws(PostError) -> [PostCategory] { try await store.categories() }

    /// The post if the principal may see it.
    private func visible(_ id: PostID) async throws(PostError) -> Post {
        guard let post = try await store.find(id), PostPolicy.maySee(post, principal),
            !(try await hides(post.author))
        else { throw .notFound }
        return post
    }

    /// Whether the principal does not see this member's posts.
    private func hides(_ author: MemberID) async throws(PostError) -> Bool {
        try await PostError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.blocks.hides(author, from: principal)
        }
    }

    private func require(_ page: PageRequest, of scope: UInt64) throws(PostError) {
        if case .after(let cursor) = page.start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
    }

    /// The post with its author's card, queried unless it is that of the acting member.
    func view(_ post: Post, by card: MemberCard? = nil) async throws(PostError) -> PostView {
        if let card, card.id == post.author {
            let counts = try await commentCounts(of: [post])
            return PostView(post: post, author: card, commentCount: counts[0])
        }
        let page = try await views(Page(items: [post]))
        guard let view = page.items.first else { throw .notFound }
        return view
    }

    private func views(_ page: Page<Post>) async throws(PostError) -> Page<PostView> {
        let posts = page.items
        let counts = try await commentCounts(of: posts)
        let cards = try await PostError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(ofEach: posts.indices.map { posts[$0].author })
        }
        return page.map(with: cards, counts) { PostView(post: $0, author: $1, commentCount: $2) }
    }

    /// One for each post.
    private func commentCounts(of posts: [Post]) async throws(PostError) -> [Int] {
        try await PostError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.comments.commentCounts(ofEach: posts.identifiers)
        }
    }
}
