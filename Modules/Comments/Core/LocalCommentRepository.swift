import Vocabulary

/// The verbs over a store of this process: policy first, then the transition inside one change.
struct LocalCommentRepository: CommentRepository {
    let service: CommentService
    let principal: Principal

    var store: any CommentStore { service.store }
    var now: Timestamp { service.time.now() }

    func add(
        _ draft: CommentDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        let owner = try CommentPolicy.member(principal)
        let title = try draft.checked()
        let (card, now) = (try await writer(), now)
        let comment = Comment(id: service.ids.next(), owner: owner, title: title, at: now)
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "comments.add", member: owner),
                RequestContent(of: [title]), at: now)
        }
        return CommentView(comment: try await store.insert(comment, request: request), owner: card)
    }

    func comment(_ id: CommentID) async throws(CommentError) -> CommentView {
        guard let comment = try await store.find(id), CommentPolicy.maySee(comment, principal) else {
            throw .notFound
        }
        return try await view(comment)
    }

    func rename(
        _ id: CommentID, _ draft: CommentDraft, expecting version: Version?
    ) async throws(CommentError) -> CommentView {
        _ = try CommentPolicy.member(principal)
        let title = try draft.checked()
        return try await change(id) { comment, now throws(CommentError) in
            try CommentPolicy.requireOwner(of: comment, principal)
            if let version, version != comment.version { throw .changed(comment.version) }
            return try comment.renamed(title, at: now)
        }
    }

    func hide(_ id: CommentID) async throws(CommentError) -> CommentView {
        try await change(id) { comment, now throws(CommentError) in
            try CommentPolicy.requireOwnerOrModerator(of: comment, principal)
            return try comment.hidden(at: now)
        }
    }

    func remove(_ id: CommentID) async throws(CommentError) {
        _ = try await change(id) { comment, now throws(CommentError) in
            try CommentPolicy.requireOwnerOrModerator(of: comment, principal)
            return try comment.removed(at: now)
        }
    }

    func browse(_ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        if case .after(let cursor) = page.start, cursor.scope != CommentScope.all {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await store.page(page)
        let cards = try await cards(of: Set(found.items.map(\.owner)))
        return found.map { Self.view($0, cards) }
    }

    func change(
        _ id: CommentID, _ decide: (Comment, Timestamp) throws(CommentError) -> Comment
    ) async throws(CommentError) -> CommentView {
        let (card, now) = (try await writer(), now)
        let next = try await store.change(id, by: card.id) { comment throws(CommentError) in
            try decide(comment, now)
        }
        return next.owner == card.id ? CommentView(comment: next, owner: card) : try await view(next)
    }

    /// The card of the acting member, who may write now, also towards another whom it reaches. Throws
    /// `signInRequired`, `notFound` where that one has blocked them, and what else `requireActive` throws.
    func writer(towards other: MemberID? = nil) async throws(CommentError) -> MemberCard {
        do throws(ServiceFailure) {
            return try await service.members.requireActive(principal, towards: other)
        } catch .noSuchEndpoint {
            // Blocked: whom one may not reach looks as if nothing were there.
            throw .notFound
        } catch {
            throw .service(error)
        }
    }

    func view(_ comment: Comment) async throws(CommentError) -> CommentView {
        Self.view(comment, try await cards(of: [comment.owner]))
    }

    func cards(of members: Set<MemberID>) async throws(CommentError) -> [MemberID: MemberCard] {
        try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.members.cards(of: members)
        }
    }

    static func view(_ comment: Comment, _ cards: [MemberID: MemberCard]) -> CommentView {
        CommentView(comment: comment, owner: cards.card(of: comment.owner))
    }
}
