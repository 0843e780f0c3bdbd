// Emitted from the protocol CommentRepository, not written by hand. Scripts/fakes writes it anew.

public import Comments
public import Vocabulary

/// A test double of `CommentRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct CommentRepositoryFake: CommentRepository {
    /// Implements `add(_:to:idempotencyKey:)`.
    public var add:
        @Sendable (CommentDraft, AnyIdentifier, IdempotencyKey?) async throws(CommentError) -> CommentView
    /// Implements `edit(_:text:expecting:)`.
    public var edit: @Sendable (CommentID, String, Version?) async throws(CommentError) -> CommentView
    /// Implements `remove(_:)`.
    public var remove: @Sendable (CommentID) async throws(CommentError) -> Void
    /// Implements `moderate(_:_:reason:)`.
    public var moderate: @Sendable (CommentID, SubjectAct, String) async throws(CommentError) -> CommentView
    /// Implements `comment(_:)`.
    public var comment: @Sendable (CommentID) async throws(CommentError) -> CommentView
    /// Implements `comments(on:_:_:)`.
    public var comments:
        @Sendable (AnyIdentifier, CommentOrder, PageRequest) async throws(CommentError) -> Page<CommentThread>
    /// Implements `replies(to:_:)`.
    public var replies: @Sendable (CommentID, PageRequest) async throws(CommentError) -> Page<CommentView>
    /// Implements `mine(_:)`.
    public var mine: @Sendable (PageRequest) async throws(CommentError) -> Page<CommentView>
    /// Implements `counts(of:)`.
    public var counts: @Sendable ([AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int]
    /// Implements `sendMessage(_:about:idempotencyKey:)`.
    public var sendMessage:
        @Sendable (String, AnyIdentifier, IdempotencyKey?) async throws(CommentError) -> CommentView
    /// Implements `conversations(about:_:)`.
    public var conversations:
        @Sendable (AnyIdentifier?, PageRequest) async throws(CommentError) -> Page<ConversationView>
    /// Implements `conversation(_:)`.
    public var conversation: @Sendable (ConversationID) async throws(CommentError) -> ConversationView

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        add = { _, _, _ throws(CommentError) in throw Self.unstubbed("add") }
        edit = { _, _, _ throws(CommentError) in throw Self.unstubbed("edit") }
        remove = { _ throws(CommentError) in throw Self.unstubbed("remove") }
        moderate = { _, _, _ throws(CommentError) in throw Self.unstubbed("moderate") }
        comment = { _ throws(CommentError) in throw Self.unstubbed("comment") }
        comments = { _, _, _ throws(CommentError) in throw Self.unstubbed("comments") }
        replies = { _, _ throws(CommentError) in throw Self.unstubbed("replies") }
        mine = { _ throws(CommentError) in throw Self.unstubbed("mine") }
        counts = { _ throws(CommentError) in throw Self.unstubbed("counts") }
        sendMessage = { _, _, _ throws(CommentError) in throw Self.unstubbed("sendMessage") }
        conversations = { _, _ throws(CommentError) in throw Self.unstubbed("conversations") }
        conversation = { _ throws(CommentError) in throw Self.unstubbed("conversation") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any CommentRepository) {
        add = real.add(_:to:idempotencyKey:)
        edit = real.edit(_:text:expecting:)
        remove = real.remove(_:)
        moderate = real.moderate(_:_:reason:)
        comment = real.comment(_:)
        comments = real.comments(on:_:_:)
        replies = real.replies(to:_:)
        mine = real.mine(_:)
        counts = real.counts(of:)
        sendMessage = real.sendMessage(_:about:idempotencyKey:)
        conversations = real.conversations(about:_:)
        conversation = real.conversation(_:)
    }

    private static func unstubbed(_ name: String) -> CommentError {
        .service(.internal("CommentRepository.\(name) is not stubbed"))
    }
}

extension CommentRepositoryFake {
    /// Calls `add`.
    public func add(
        _ draft: CommentDraft, to subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await add(draft, subject, key)
    }

    /// Calls `edit`.
    public func edit(
        _ id: CommentID, text: String, expecting version: Version?
    ) async throws(CommentError) -> CommentView {
        try await edit(id, text, version)
    }

    /// Calls `remove`.
    public func remove(_ id: CommentID) async throws(CommentError) {
        try await remove(id)
    }

    /// Calls `moderate`.
    public func moderate(
        _ id: CommentID, _ act: SubjectAct, reason: String
    ) async throws(CommentError) -> CommentView {
        try await moderate(id, act, reason)
    }

    /// Calls `comment`.
    public func comment(_ id: CommentID) async throws(CommentError) -> CommentView {
        try await comment(id)
    }

    /// Calls `comments`.
    public func comments(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest
    ) async throws(CommentError) -> Page<CommentThread> {
        try await comments(subject, order, page)
    }

    /// Calls `replies`.
    public func replies(
        to id: CommentID, _ page: PageRequest
    ) async throws(CommentError) -> Page<CommentView> {
        try await replies(id, page)
    }

    /// Calls `mine`.
    public func mine(_ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        try await mine(page)
    }

    /// Calls `counts`.
    public func counts(of subjects: [AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int] {
        try await counts(subjects)
    }

    /// Calls `sendMessage`.
    public func sendMessage(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await sendMessage(text, subject, key)
    }

    /// Calls `conversations`.
    public func conversations(
        about subject: AnyIdentifier?, _ page: PageRequest
    ) async throws(CommentError) -> Page<ConversationView> {
        try await conversations(subject, page)
    }

    /// Calls `conversation`.
    public func conversation(_ id: ConversationID) async throws(CommentError) -> ConversationView {
        try await conversation(id)
    }
}
