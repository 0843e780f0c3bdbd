public import Vocabulary

extension InMemoryPostStore {
    public func page(
        _ filter: PostFilter, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        posts.page(page, scope: filter.scope) { filter.matches($0) && !hidden.contains($0.author) }
    }

    public func page(
        of author: MemberID, in states: [PostState], _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        posts.page(page, scope: PostScope.mine(author, states)) {
            $0.author == author && states.contains($0.state)
        }
    }

    public func shownCounts(of authors: Set<MemberID>) async throws(PostError) -> [MemberID: Int] {
        posts.values.reduce(into: [:]) { counts, post in
            guard post.state == .shown, authors.contains(post.author) else { return }
            counts[post.author, default: 0] += 1
        }
    }

    var allCategories: [PostCategory] { kept.isEmpty ? [.general] : kept }

    public func categories() async throws(PostError) -> [PostCategory] { allCategories }

    public func set(
        _ category: PostCategory, by actor: MemberID, telling act: AuditEvent
    ) async throws(PostError) {
        try requireOpen(actor)
        guard let all = try allCategories.setting(category) else { return }
        kept = all
        waiting.append(OutboxMessage(act))
    }
}

/// The store is its own outbox.
extension InMemoryPostStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}
