import Vocabulary

/// The verbs over a local store: policy first, then the transition inside one change.
struct LocalFeedRepository: FeedRepository {
    let service: FeedService
    let principal: Principal

    var store: any FeedStore { service.store }
    var now: Timestamp { service.time.now() }

    func publish(
        _ draft: FeedPostDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FeedError) -> FeedPostView {
        let author = try FeedPolicy.member(principal)
        let text = try draft.checked()
        let (card, now) = (try await writer(), now)
        let request = key.map {
            IdempotentRequest(
                IdempotentRequest.Scope($0, verb: "feed.publish", member: author),
                RequestContent(
                    of: [text, draft.worn.map { "\($0)" }] + draft.photos.map { "\($0)" }), at: now)
        }
        let post = FeedPost(
            id: service.ids.next(), author: author, content: FeedPostContent(text: text), at: now)
        let kept = try await keep(post, draft, request)
        // As answered at first, without comments.
        return FeedPostView(post: kept, author: card, worn: try await worn(of: [kept]).first?.value)
    }

    func edit(
        _ id: FeedPostID, _ draft: FeedPostDraft, expecting version: Version?
    ) async throws(FeedError) -> FeedPostView {
        _ = try FeedPolicy.member(principal)
        let text = try draft.checked()
        let (card, now) = (try await writer(), now)
        let (change, isLiked) = try await store.change(id, by: card.id) { post throws(FeedError) in
            try FeedPolicy.requireAuthor(of: post, principal)
            if let version, version != post.version { throw .changed(post.version) }
            let worn = try await link(to: draft.worn, from: post)
            // Check the edit before claiming photos for it.
            let edited = try post.edited(FeedPostContent(text: text, worn: worn), at: now)
            let next = edited.showing(try await photos(draft.photos, for: post))
            return FeedPostChange(
                from: post, to: next, by: card.id, notices: try await notices(of: next, since: post),
                at: now)
        }
        await service.pictures.follow(change.pictureNews)
        return try await view(FeedEntry(post: change.new, isLiked: isLiked), by: card)
    }

    func remove(_ id: FeedPostID) async throws(FeedError) {
        let (actor, now) = (try await writer(ending: true).id, now)
        let (change, _) = try await store.change(id, by: actor) { post throws(FeedError) in
            try FeedPolicy.requireAuthor(of: post, principal)
            return FeedPostChange(from: post, to: try post.removed(), by: actor, at: now)
        }
        await service.pictures.follow(change.pictureNews)
    }

    func detach(_ id: FeedPostID) async throws(FeedError) {
        let (actor, now) = (try await writer(ending: true).id, now)
        let known = try await store.find(id)?.post
        // The link that the seller has taken away already.
        if let known, known.detached != nil, known.content.worn == nil, try await sells(known) { return }
        _ = try await store.change(id, by: actor) { post throws(FeedError) in
            try FeedPolicy.requireSeller(of: post, principal)
            return FeedPostChange(from: post, to: try post.withoutWorn(), by: actor, at: now)
        }
    }

    /// Whether the principal sells the listing whose link was taken away.
    private func sells(_ post: FeedPost) async throws(FeedError) -> Bool {
        guard let listing = post.detached, FeedPolicy.maySee(post, principal) else { return false }
        return try await listings([listing])[listing].map { principal.isMember($0.seller) } ?? false
    }

    /// The card of the acting member, who may write now, and to `other` if given. `ending` marks an act that
    /// ends or takes back what is the member's own, which a silenced member may do. Throws `signInRequired`,
    /// `refusal` for a block between the two, and what else `requireActive` throws.
    @discardableResult
    func writer(
        towards other: MemberID? = nil, ending: Bool = false, orThrow refusal: FeedError = .notFound
    ) async throws(FeedError) -> MemberCard {
        let members = service.members
        return ending
            ? try await members.requirePresent(principal, towards: other, orThrow: refusal)
            : try await members.requireActive(principal, towards: other, orThrow: refusal)
    }
}
