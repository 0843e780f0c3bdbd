public import Vocabulary

/// Comments in memory: for tests, and the model for all other stores.
public actor InMemoryCommentStore: CommentStore {
    struct Thread {
        var comments = 0
        var isClosed = false
    }

    var comments: [CommentID: Comment] = [:]
    var threads: [AnyIdentifier: Thread] = [:]
    var conversations: [ConversationID: Conversation] = [:]
    var idempotencyRecords = IdempotencyRecords<Comment>()
    var waiting = InMemoryOutbox()
    var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(
        _ comment: Comment, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(CommentError) -> Comment {
        try requireOpen(comment.author)
        if let request, let known = try known(request) { return known }
        if threads[comment.subject]?.isClosed == true { throw .subjectNotFound }
        if let parent = comment.parent {
            guard let parent = comments[parent], parent.state == .shown, parent.parent == nil,
                parent.subject == comment.subject
            else { throw .notFound }
        }
        guard comments[comment.id] == nil else { throw .service(.internal("comment identifier taken")) }
        comments[comment.id] = comment
        count(1, comment)
        noteSaid(comment)
        if let request { idempotencyRecords.keep(comment, for: request) }
        for notice in notices { waiting.append(OutboxMessage(notice)) }
        return comment
    }

    public func find(_ ids: Set<CommentID>) async throws(CommentError) -> [CommentID: Comment] {
        ids.reduce(into: [:]) { found, id in
            if let comment = comments[id], isOpen(comment) { found[id] = comment }
        }
    }

    public func replace(
        _ changes: [CommentChange], actor: MemberID
    ) async throws(CommentError) -> Set<CommentID> {
        try requireOpen(actor)
        return Set(changes.filter(replace).map(\.next.id))
    }

    private func replace(_ change: CommentChange) -> Bool {
        guard let stored = comments[change.old.id], stored.version == change.old.version, isOpen(stored)
        else { return false }
        var kept = change.next
        kept.replies = stored.replies
        comments[kept.id] = kept
        count(kept.shownCount - stored.shownCount, kept)
        for message in change.messages { waiting.append(message) }
        return true
    }

    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(CommentError) {
        threads[subject, default: Thread()].isClosed = true
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError) {
        closed.close(member)
        forgetConversations(of: member)
        for comment in comments.values where comment.author == member && !comment.isErased {
            comments[comment.id] = comment.erased()
            count(-comment.shownCount, comment)
        }
        for comment in comments.values where comment.moderation?.moderator == member {
            comments[comment.id] = comment.withoutReason()
        }
        waiting.eraseReasons(of: member)
        idempotencyRecords.forget(member)
    }

    /// Counts a comment that has come to be shown, or is not any more.
    private func count(_ change: Int, _ comment: Comment) {
        threads[comment.subject, default: Thread()].comments += change
        if let parent = comment.parent { comments[parent]?.replies += change }
    }

    func isOpen(_ comment: Comment) -> Bool { threads[comment.subject]?.isClosed != true }

    func requireOpen(_ member: MemberID) throws(CommentError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    private func known(_ request: IdempotentRequest) throws(CommentError) -> Comment? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}

extension Comment {
    /// How much it counts for.
    fileprivate var shownCount: Int { state == .shown ? 1 : 0 }
}

/// The store is its own outbox.
extension InMemoryCommentStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}
