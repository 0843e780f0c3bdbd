import Vocabulary

/// The verbs over a store of this process: policy first, then the transition inside one change.
struct LocalPostRepository: PostRepository {
    let service: PostService
    let principal: Principal

    var store: any PostStore { service.store }
    var now: Timestamp { service.time.now() }

    func add(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView {
        let owner = try PostPolicy.member(principal)
        let title = try draft.checked()
        let (card, now) = (try await writer(), now)
        let post = Post(id: service.ids.next(), owner: owner, title: title, at: now)
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "board.add", member: owner),
                RequestContent(of: [title]), at: now)
        }
        return PostView(post: try await store.insert(post, request: request), owner: card)
    }

    func post(_ id: PostID) async throws(PostError) -> PostView {
        guard let post = try await store.find(id), PostPolicy.maySee(post, principal) else {
            throw .notFound
        }
        return try await view(post)
    }

    func rename(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView {
        _ = try PostPolicy.member(principal)
        let title = try draft.checked()
        return try await change(id) { post, now throws(PostError) in
            try PostPolicy.requireOwner(of: post, principal)
            if let version, version != post.version { throw .changed(post.version) }
            return try post.renamed(title, at: now)
        }
    }

    func hide(_ id: PostID) async throws(PostError) -> PostView {
        try await change(id) { post, now throws(PostError) in
            try PostPolicy.requireOwnerOrModerator(of: post, principal)
            return try post.hidden(at: now)
        }
    }

    func remove(_ id: PostID) async throws(PostError) {
        _ = try await change(id) { post, now throws(PostError) in
            try PostPolicy.requireOwnerOrModerator(of: post, principal)
            return try post.removed(at: now)
        }
    }

    func browse(_ page: PageRequest) async throws(PostError) -> Page<PostView> {
        if case .after(let cursor) = page.start, cursor.scope != PostScope.all {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await store.page(page)
        let cards = try await cards(of: Set(found.items.map(\.owner)))
        return found.map { Self.view($0, cards) }
    }

    func change(
        _ id: PostID, _ decide: (Post, Timestamp) throws(PostError) -> Post
    ) async throws(PostError) -> PostView {
        let (card, now) = (try await writer(), now)
        let next = try await store.change(id, by: card.id) { post throws(PostError) in
            try decide(post, now)
        }
        return next.owner == card.id ? PostView(post: next, owner: card) : try await view(next)
    }

    /// The card of the acting member, who may write now, also towards another whom it reaches. Throws
    /// `signInRequired`, `notFound` where that one has blocked them, and what else `requireActive` throws.
    func writer(towards other: MemberID? = nil) async throws(PostError) -> MemberCard {
        do throws(ServiceFailure) {
            return try await service.members.requireActive(principal, towards: other)
        } catch .noSuchEndpoint {
            // Blocked: whom one may not reach looks as if nothing were there.
            throw .notFound
        } catch {
            throw .service(error)
        }
    }

    func view(_ post: Post) async throws(PostError) -> PostView {
        Self.view(post, try await cards(of: [post.owner]))
    }

    func cards(of members: Set<MemberID>) async throws(PostError) -> [MemberID: MemberCard] {
        try await PostError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: members)
        }
    }

    static func view(_ post: Post, _ cards: [MemberID: MemberCard]) -> PostView {
        PostView(post: post, owner: cards.card(of: post.owner))
    }
}
