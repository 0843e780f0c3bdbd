// Emitted from the protocol CommentStore, not written by hand. Scripts/fakes writes it anew.

public import Comments
public import Vocabulary

/// A test double of `CommentStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct CommentStoreFake: CommentStore {
    /// Implements `insert(_:telling:request:)`.
    public var insert: @Sendable (Comment, [Notice], IdempotentRequest?) async throws(CommentError) -> Comment
    /// Implements `find(_:)`.
    public var find: @Sendable (Set<CommentID>) async throws(CommentError) -> [CommentID: Comment]
    /// Implements `replace(_:actor:)`.
    public var replace: @Sendable ([CommentChange], MemberID) async throws(CommentError) -> Set<CommentID>
    /// Implements `threads(on:_:_:without:)`.
    public var threads:
        @Sendable (
            AnyIdentifier, CommentOrder, PageRequest, Set<MemberID>
        ) async throws(CommentError) -> Page<StoredThread>
    /// Implements `replies(to:_:without:)`.
    public var replies:
        @Sendable (CommentID, PageRequest, Set<MemberID>) async throws(CommentError) -> Page<Comment>
    /// Implements `page(by:_:)`.
    public var page: @Sendable (MemberID, PageRequest) async throws(CommentError) -> Page<Comment>
    /// Implements `counts(of:without:)`.
    public var counts:
        @Sendable (Set<AnyIdentifier>, Set<MemberID>) async throws(CommentError) -> [AnyIdentifier: Int]
    /// Implements `begin(_:by:)`.
    public var begin: @Sendable (Conversation, MemberID) async throws(CommentError) -> Conversation
    /// Implements `find(_:)`.
    public var findConversationIDs:
        @Sendable (Set<ConversationID>) async throws(CommentError) -> [ConversationID: Conversation]
    /// Implements `last(in:)`.
    public var last: @Sendable (Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment]
    /// Implements `conversations(of:about:_:without:)`.
    public var conversations:
        @Sendable (
            MemberID, AnyIdentifier?, PageRequest, Set<MemberID>
        ) async throws(CommentError) -> Page<Conversation>
    /// Implements `close(_:at:)`.
    public var close: @Sendable (AnyIdentifier, Timestamp) async throws(CommentError) -> Void
    /// Implements `outbox`.
    public var outbox: any Outbox
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(CommentError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _, _ throws(CommentError) in throw Self.unstubbed("insert") }
        find = { _ throws(CommentError) in throw Self.unstubbed("find") }
        replace = { _, _ throws(CommentError) in throw Self.unstubbed("replace") }
        threads = { _, _, _, _ throws(CommentError) in throw Self.unstubbed("threads") }
        replies = { _, _, _ throws(CommentError) in throw Self.unstubbed("replies") }
        page = { _, _ throws(CommentError) in throw Self.unstubbed("page") }
        counts = { _, _ throws(CommentError) in throw Self.unstubbed("counts") }
        begin = { _, _ throws(CommentError) in throw Self.unstubbed("begin") }
        findConversationIDs = { _ throws(CommentError) in throw Self.unstubbed("findConversationIDs") }
        last = { _ throws(CommentError) in throw Self.unstubbed("last") }
        conversations = { _, _, _, _ throws(CommentError) in throw Self.unstubbed("conversations") }
        close = { _, _ throws(CommentError) in throw Self.unstubbed("close") }
        outbox = UnstubbedOutbox()
        forget = { _, _ throws(CommentError) in throw Self.unstubbed("forget") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any CommentStore) {
        insert = real.insert(_:telling:request:)
        find = { ids throws(CommentError) in try await real.find(ids) }
        replace = real.replace(_:actor:)
        threads = real.threads(on:_:_:without:)
        replies = real.replies(to:_:without:)
        page = real.page(by:_:)
        counts = real.counts(of:without:)
        begin = real.begin(_:by:)
        findConversationIDs = { ids throws(CommentError) in try await real.find(ids) }
        last = real.last(in:)
        conversations = real.conversations(of:about:_:without:)
        close = real.close(_:at:)
        outbox = real.outbox
        forget = real.forget(_:at:)
    }

    private static func unstubbed(_ name: String) -> CommentError {
        .service(.internal("CommentStore.\(name) is not stubbed"))
    }
}

extension CommentStoreFake {
    /// Calls `insert`.
    public func insert(
        _ comment: Comment, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(CommentError) -> Comment {
        try await insert(comment, notices, request)
    }

    /// Calls `find`.
    public func find(_ ids: Set<CommentID>) async throws(CommentError) -> [CommentID: Comment] {
        try await find(ids)
    }

    /// Calls `replace`.
    public func replace(
        _ changes: [CommentChange], actor: MemberID
    ) async throws(CommentError) -> Set<CommentID> {
        try await replace(changes, actor)
    }

    /// Calls `threads`.
    public func threads(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<StoredThread> {
        try await threads(subject, order, page, hidden)
    }

    /// Calls `replies`.
    public func replies(
        to id: CommentID, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Comment> {
        try await replies(id, page, hidden)
    }

    /// Calls `page`.
    public func page(by author: MemberID, _ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        try await self.page(author, page)
    }

    /// Calls `counts`.
    public func counts(
        of subjects: Set<AnyIdentifier>, without hidden: Set<MemberID>
    ) async throws(CommentError) -> [AnyIdentifier: Int] {
        try await counts(subjects, hidden)
    }

    /// Calls `begin`.
    public func begin(
        _ conversation: Conversation, by author: MemberID
    ) async throws(CommentError) -> Conversation {
        try await begin(conversation, author)
    }

    /// Calls `findConversationIDs`.
    public func find(
        _ ids: Set<ConversationID>
    ) async throws(CommentError) -> [ConversationID: Conversation] {
        try await findConversationIDs(ids)
    }

    /// Calls `last`.
    public func last(in ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment] {
        try await last(ids)
    }

    /// Calls `conversations`.
    public func conversations(
        of member: MemberID, about subject: AnyIdentifier?, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Conversation> {
        try await conversations(member, subject, page, hidden)
    }

    /// Calls `close`.
    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(CommentError) {
        try await close(subject, now)
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError) {
        try await forget(member, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("CommentStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("CommentStore.outbox is not stubbed"))
    }
}
