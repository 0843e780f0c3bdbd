public import Comments
public import Vocabulary

/// A repository of comments made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct CommentRepositoryFake: CommentRepository {
    /// `add(_:to:idempotencyKey:)`.
    public var add:
        @Sendable (CommentDraft, AnyIdentifier, IdempotencyKey?) async throws(CommentError) -> CommentView
    /// `edit(_:text:expecting:)`.
    public var edit: @Sendable (CommentID, String, Version?) async throws(CommentError) -> CommentView
    /// `remove(_:)`.
    public var remove: @Sendable (CommentID) async throws(CommentError) -> Void
    /// `moderate(_:_:reason:)`.
    public var moderate: @Sendable (CommentID, SubjectAct, String) async throws(CommentError) -> CommentView
    /// `comment(_:)`.
    public var comment: @Sendable (CommentID) async throws(CommentError) -> CommentView
    /// `comments(on:_:_:)`.
    public var comments:
        @Sendable (AnyIdentifier, CommentOrder, PageRequest) async throws(CommentError) -> Page<CommentThread>
    /// `replies(to:_:)`.
    public var replies: @Sendable (CommentID, PageRequest) async throws(CommentError) -> Page<CommentView>
    /// `mine(_:)`.
    public var mine: @Sendable (PageRequest) async throws(CommentError) -> Page<CommentView>
    /// `counts(of:)`.
    public var counts: @Sendable ([AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int]
    /// `sendMessage(_:about:idempotencyKey:)`.
    public var sendMessage:
        @Sendable (String, AnyIdentifier, IdempotencyKey?) async throws(CommentError) -> CommentView
    /// `conversations(about:_:)`.
    public var conversations:
        @Sendable (AnyIdentifier?, PageRequest) async throws(CommentError) -> Page<ConversationView>
    /// `conversation(_:)`.
    public var conversation: @Sendable (ConversationID) async throws(CommentError) -> ConversationView

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        add = { _, _, _ throws(CommentError) in throw unstubbed("CommentRepository.add") }
        edit = { _, _, _ throws(CommentError) in throw unstubbed("CommentRepository.edit") }
        remove = { _ throws(CommentError) in throw unstubbed("CommentRepository.remove") }
        moderate = { _, _, _ throws(CommentError) in throw unstubbed("CommentRepository.moderate") }
        comment = { _ throws(CommentError) in throw unstubbed("CommentRepository.comment") }
        comments = { _, _, _ throws(CommentError) in throw unstubbed("CommentRepository.comments") }
        replies = { _, _ throws(CommentError) in throw unstubbed("CommentRepository.replies") }
        mine = { _ throws(CommentError) in throw unstubbed("CommentRepository.mine") }
        counts = { _ throws(CommentError) in throw unstubbed("CommentRepository.counts") }
        sendMessage = { _, _, _ throws(CommentError) in throw unstubbed("CommentRepository.sendMessage") }
        conversations = { _, _ throws(CommentError) in throw unstubbed("CommentRepository.conversations") }
        conversation = { _ throws(CommentError) in throw unstubbed("CommentRepository.conversation") }
    }

    /// Asks the other for everything, until a verb is replaced.
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
}

extension CommentRepositoryFake {
    /// As `add` answers.
    public func add(
        _ draft: CommentDraft, to subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await add(draft, subject, key)
    }

    /// As `edit` answers.
    public func edit(
        _ id: CommentID, text: String, expecting version: Version?
    ) async throws(CommentError) -> CommentView {
        try await edit(id, text, version)
    }

    /// As `remove` answers.
    public func remove(_ id: CommentID) async throws(CommentError) { try await remove(id) }

    /// As `moderate` answers.
    public func moderate(
        _ id: CommentID, _ act: SubjectAct, reason: String
    ) async throws(CommentError) -> CommentView {
        try await moderate(id, act, reason)
    }

    /// As `comment` answers.
    public func comment(_ id: CommentID) async throws(CommentError) -> CommentView {
        try await comment(id)
    }

    /// As `comments` answers.
    public func comments(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest
    ) async throws(CommentError) -> Page<CommentThread> {
        try await comments(subject, order, page)
    }

    /// As `replies` answers.
    public func replies(to id: CommentID, _ page: PageRequest) async throws(CommentError) -> Page<CommentView>
    {
        try await replies(id, page)
    }

    /// As `mine` answers.
    public func mine(_ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        try await mine(page)
    }

    /// As `counts` answers.
    public func counts(of subjects: [AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int] {
        try await counts(subjects)
    }

    /// As `sendMessage` answers.
    public func sendMessage(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        try await sendMessage(text, subject, key)
    }

    /// As `conversations` answers.
    public func conversations(
        about subject: AnyIdentifier?, _ page: PageRequest
    ) async throws(CommentError) -> Page<ConversationView> {
        try await conversations(subject, page)
    }

    /// As `conversation` answers.
    public func conversation(_ id: ConversationID) async throws(CommentError) -> ConversationView {
        try await conversation(id)
    }
}
