public import Comments
public import Vocabulary

/// A store of comments made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct CommentStoreFake: CommentStore {
    /// `insert(_:telling:request:)`.
    public var insert: @Sendable (Comment, [Notice], IdempotentRequest?) async throws(CommentError) -> Comment
    /// `find(_:)`.
    public var find: @Sendable (Set<CommentID>) async throws(CommentError) -> [CommentID: Comment]
    /// `replace(_:actor:)`.
    public var replace: @Sendable ([CommentChange], MemberID) async throws(CommentError) -> Set<CommentID>
    /// `threads(on:_:_:without:)`.
    public var threads:
        @Sendable (AnyIdentifier, CommentOrder, PageRequest, Set<MemberID>) async throws(CommentError) ->
            Page<
                StoredThread
            >
    /// `replies(to:_:without:)`.
    public var replies:
        @Sendable (CommentID, PageRequest, Set<MemberID>) async throws(CommentError) -> Page<Comment>
    /// `page(by:_:)`.
    public var pageByAuthor: @Sendable (MemberID, PageRequest) async throws(CommentError) -> Page<Comment>
    /// `counts(of:without:)`.
    public var counts:
        @Sendable (Set<AnyIdentifier>, Set<MemberID>) async throws(CommentError) -> [AnyIdentifier: Int]
    /// `begin(_:by:)`.
    public var begin: @Sendable (Conversation, MemberID) async throws(CommentError) -> Conversation
    /// `find(_:)` of conversations.
    public var findConversations:
        @Sendable (Set<ConversationID>) async throws(CommentError) -> [ConversationID: Conversation]
    /// `last(in:)`.
    public var last: @Sendable (Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment]
    /// `conversations(of:about:_:without:)`.
    public var conversations:
        @Sendable (MemberID, AnyIdentifier?, PageRequest, Set<MemberID>) async throws(CommentError) ->
            Page<Conversation>
    /// `close(_:at:)`.
    public var close: @Sendable (AnyIdentifier, Timestamp) async throws(CommentError) -> Void
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(CommentError) -> Void
    /// `outbox`.
    public var outbox: any Outbox

    /// A stub: every operation refuses with `internal`, which names it; nothing waits.
    public init() {
        insert = { _, _, _ throws(CommentError) in throw unstubbed("CommentStore.insert") }
        find = { _ throws(CommentError) in throw unstubbed("CommentStore.find") }
        replace = { _, _ throws(CommentError) in throw unstubbed("CommentStore.replace") }
        threads = { _, _, _, _ throws(CommentError) in throw unstubbed("CommentStore.threads") }
        replies = { _, _, _ throws(CommentError) in throw unstubbed("CommentStore.replies") }
        pageByAuthor = { _, _ throws(CommentError) in throw unstubbed("CommentStore.page(by:)") }
        counts = { _, _ throws(CommentError) in throw unstubbed("CommentStore.counts") }
        begin = { _, _ throws(CommentError) in throw unstubbed("CommentStore.begin") }
        findConversations = { _ throws(CommentError) in throw unstubbed("CommentStore.findConversations") }
        last = { _ throws(CommentError) in throw unstubbed("CommentStore.last") }
        conversations = { _, _, _, _ throws(CommentError) in throw unstubbed("CommentStore.conversations") }
        close = { _, _ throws(CommentError) in throw unstubbed("CommentStore.close") }
        forget = { _, _ throws(CommentError) in throw unstubbed("CommentStore.forget") }
        outbox = InMemoryCommentStore()
    }

    /// Asks the other for everything, until an operation is replaced.
    public init(forwardingTo real: any CommentStore) {
        insert = real.insert(_:telling:request:)
        find = { ids throws(CommentError) in try await real.find(ids) }
        replace = real.replace(_:actor:)
        threads = real.threads(on:_:_:without:)
        replies = real.replies(to:_:without:)
        pageByAuthor = real.page(by:_:)
        counts = real.counts(of:without:)
        begin = real.begin(_:by:)
        findConversations = { ids throws(CommentError) in try await real.find(ids) }
        last = real.last(in:)
        conversations = real.conversations(of:about:_:without:)
        close = real.close(_:at:)
        forget = real.forget(_:at:)
        outbox = real.outbox
    }
}

extension CommentStoreFake {
    /// As `insert` answers.
    public func insert(
        _ comment: Comment, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(CommentError) -> Comment {
        try await insert(comment, notices, request)
    }

    /// As `find` answers.
    public func find(_ ids: Set<CommentID>) async throws(CommentError) -> [CommentID: Comment] {
        try await find(ids)
    }

    /// As `replace` answers.
    public func replace(
        _ changes: [CommentChange], actor: MemberID
    ) async throws(CommentError) -> Set<CommentID> {
        try await replace(changes, actor)
    }

    /// As `threads` answers.
    public func threads(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<StoredThread> {
        try await threads(subject, order, page, hidden)
    }

    /// As `replies` answers.
    public func replies(
        to id: CommentID, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Comment> {
        try await replies(id, page, hidden)
    }

    /// As `pageByAuthor` answers.
    public func page(by author: MemberID, _ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        try await pageByAuthor(author, page)
    }

    /// As `counts` answers.
    public func counts(
        of subjects: Set<AnyIdentifier>, without hidden: Set<MemberID>
    ) async throws(CommentError) -> [AnyIdentifier: Int] {
        try await counts(subjects, hidden)
    }

    /// As `begin` answers.
    public func begin(
        _ conversation: Conversation, by author: MemberID
    ) async throws(CommentError) -> Conversation {
        try await begin(conversation, author)
    }

    /// As `findConversations` answers.
    public func find(
        _ ids: Set<ConversationID>
    ) async throws(CommentError) -> [ConversationID: Conversation] {
        try await findConversations(ids)
    }

    /// As `last` answers.
    public func last(in ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment] {
        try await last(ids)
    }

    /// As `conversations` answers.
    public func conversations(
        of member: MemberID, about subject: AnyIdentifier?, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Conversation> {
        try await conversations(member, subject, page, hidden)
    }

    /// As `close` answers.
    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(CommentError) {
        try await close(subject, now)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError) {
        try await forget(member, now)
    }
}
