import Vocabulary

/// The verbs over a local store: policy first, then the transition inside one change.
struct LocalPostRepository: PostRepository {
    let service: PostService
    let principal: Principal

    var store: any PostStore { service.store }
    var now: Timestamp { service.time.now() }

    func publish(
        _ draft: PostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(PostError) -> PostView {
        let author = try PostPolicy.member(principal)
        let content = try draft.checked()
        let (card, now) = (try await writer(), now)
        let post = Post(id: service.ids.next(), author: author, content: content, at: now)
        let request = key.map {
            IdempotentRequest(
                IdempotentRequest.Scope($0, verb: "board.publish", member: author),
                content.request(showing: draft.photos), at: now)
        }
        let kept = try await keep(post, showing: draft.photos, request)
        // As answered at first, without comments.
        return PostView(post: kept, author: card)
    }

    func edit(
        _ id: PostID, _ draft: PostDraft, expecting version: Version?
    ) async throws(PostError) -> PostView {
        _ = try PostPolicy.member(principal)
        let content = try draft.checked()
        return try await change(id) { post, now throws(PostError) in
            try PostPolicy.requireAuthor(of: post, principal)
            if let version, version != post.version { throw .changed(post.version) }
            // Check the edit before claiming photos for it.
            let edited = try post.edited(content, at: now)
            return edited.showing(try await photos(draft.photos, for: post))
        }
    }

    func remove(_ id: PostID) async throws(PostError) {
        let (actor, now) = (try await writer().id, now)
        let change = try await store.change(id) { post throws(PostError) in
            try PostPolicy.requireAuthor(of: post, principal)
            return PostChange(from: post, to: try post.removed(), by: actor, at: now)
        }
        await service.pictures.follow(change.pictureNews)
    }

    private func change(
        _ id: PostID, _ decide: (Post, Timestamp) async throws(PostError) -> Post
    ) async throws(PostError) -> PostView {
        let (card, now) = (try await writer(), now)
        let change = try await store.change(id) { post throws(PostError) in
            PostChange(from: post, to: try await decide(post, now), by: card.id, at: now)
        }
        await service.pictures.follow(change.pictureNews)
        return try await view(change.new, by: card)
    }

    /// The card of the acting member, who may write now. Throws `signInRequired`, and what else
    /// `requireActive` throws.
    @discardableResult
    func writer() async throws(PostError) -> MemberCard {
        try await PostError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.requireActive(principal)
        }
    }
}

extension PostContent {
    /// The content of a publish request: all that its author chose, checked and normalised.
    fileprivate func request(showing photos: [PictureID]) -> RequestContent {
        RequestContent(of: [category, title, text] + photos.map { "\($0)" })
    }
}
