public import Comments
public import Vocabulary
public import Wire

/// The verbs of comments over HTTP, for the principal of the caller's credentials.
public struct RemoteCommentRepository: CommentRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func add(
        _ draft: CommentDraft, to subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await caller.call(
            CommentEndpoints.add, NewComment(subject: subject, draft: draft), idempotencyKey: key)
    }

    public func edit(
        _ id: CommentID, text: String, expecting version: Version?
    ) async throws(CommentError) -> CommentView {
        try await caller.call(CommentEndpoints.edit, CommentEdit(id: id, text: text, version: version))
    }

    public func remove(_ id: CommentID) async throws(CommentError) {
        _ = try await caller.call(CommentEndpoints.remove, OneComment(id: id))
    }

    public func moderate(
        _ id: CommentID, _ act: SubjectAct, reason: String
    ) async throws(CommentError) -> CommentView {
        try await caller.call(
            CommentEndpoints.moderate, CommentModerationInput(id: id, act: act, reason: reason))
    }

    public func comment(_ id: CommentID) async throws(CommentError) -> CommentView {
        try await caller.call(CommentEndpoints.show, OneComment(id: id))
    }

    public func comments(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest
    ) async throws(CommentError) -> Page<CommentThread> {
        try await caller.call(
            CommentEndpoints.list, CommentsInput(subject: subject, order: order, page: PageFields(page)))
    }

    public func replies(to id: CommentID, _ page: PageRequest) async throws(CommentError) -> Page<CommentView>
    {
        try await caller.call(CommentEndpoints.replies, PageOf(id: id, page: PageFields(page)))
    }

    public func mine(_ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        try await caller.call(CommentEndpoints.mine, OwnCommentsInput(page: PageFields(page)))
    }

    public func counts(of subjects: [AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int] {
        try await caller.call(CommentEndpoints.counts, CommentCountsInput(subjects: subjects))
    }

    public func sendMessage(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await caller.call(
            CommentEndpoints.sendMessage, NewMessage(subject: subject, text: text), idempotencyKey: key)
    }

    public func conversations(
        about subject: AnyIdentifier?, _ page: PageRequest
    ) async throws(CommentError) -> Page<ConversationView> {
        try await caller.call(
            CommentEndpoints.conversations, ConversationsInput(subject: subject, page: PageFields(page)))
    }

    public func conversation(_ id: ConversationID) async throws(CommentError) -> ConversationView {
        try await caller.call(CommentEndpoints.conversation, OneConversation(id: id))
    }
}
