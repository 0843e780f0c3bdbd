import Vocabulary

extension LocalFeedRepository {
    func post(_ id: FeedPostID) async throws(FeedError) -> FeedPostView { try await view(visible(id)) }

    func posts(_ list: FeedList, _ page: PageRequest) async throws(FeedError) -> Page<FeedPostView> {
        let now = now
        let reader = list == .following || list == .liked ? try FeedPolicy.member(principal) : nil
        try require(page, of: list, at: now)
        if case .of(let author) = list, try await hides(author) { return Page(items: []) }
        let viewer = principal.memberID
        let found = try await service.members.page(page, for: principal, by: { [$0.post.author] }) {
            page, hidden throws(FeedError) in
            try await store.page(list, page, for: reader ?? viewer, without: hidden, at: now)
        }
        return try await views(found)
    }

    func mine(_ state: FeedPostState?, _ page: PageRequest) async throws(FeedError) -> Page<FeedPostView> {
        let author = try FeedPolicy.member(principal)
        let states = FeedPostState.allCases.filter { $0 != .removed && (state == nil || state == $0) }
        try require(page, of: FeedScope.mine(author, states))
        return try await views(store.page(of: author, in: states, page))
    }

    func history(_ id: FeedPostID) async throws(FeedError) -> [FeedPostRevision] {
        try await store.history(of: visible(id).post.id)
    }

    func hashtags() async throws(FeedError) -> [HashtagCount] { try await store.hashtags() }

    /// The post if the principal may see it; with `evenHidden` also despite a block.
    func visible(_ id: FeedPostID, evenHidden: Bool = false) async throws(FeedError) -> FeedEntry {
        guard let entry = try await store.find(id, viewer: principal.memberID),
            FeedPolicy.maySee(entry.post, principal)
        else { throw .notFound }
        if !evenHidden, try await hides(entry.post.author) { throw .notFound }
        return entry
    }

    /// Whether the principal does not see this member.
    func hides(_ member: MemberID) async throws(FeedError) -> Bool {
        try await FeedError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.hides(member, from: principal)
        }
    }

    private func require(_ page: PageRequest, of list: FeedList, at now: Timestamp) throws(FeedError) {
        guard case .after(let cursor) = page.start else { return }
        let isOfList =
            list == .popular
            ? PopularWalk(scope: cursor.scope, at: now) != nil
            : cursor.scope == FeedScope.of(list, for: principal.memberID)
        guard isOfList else { throw .invalidFields([FieldError("after", .mismatch)]) }
    }

    func require(_ page: PageRequest, of scope: UInt64) throws(FeedError) {
        if case .after(let cursor) = page.start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
    }
}
