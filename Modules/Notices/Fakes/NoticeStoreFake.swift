// Emitted from the protocol NoticeStore, not written by hand. Scripts/fakes writes it anew.

public import Notices
public import Vocabulary

/// A test double of `NoticeStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct NoticeStoreFake: NoticeStore {
    /// Implements `record(_:by:at:)`.
    public var record: @Sendable ([Notice], NoticeRules, Timestamp) async throws(NoticeError) -> Void
    /// Implements `withdraw(_:by:at:)`.
    public var withdraw:
        @Sendable (NoticeWithdrawal, NoticeRules, Timestamp) async throws(NoticeError) -> Void
    /// Implements `page(of:unreadOnly:_:)`.
    public var page: @Sendable (MemberID, Bool, PageRequest) async throws(NoticeError) -> Page<KeptNotice>
    /// Implements `mark(of:)`.
    public var mark: @Sendable (MemberID) async throws(NoticeError) -> NoticeMark
    /// Implements `news(since:)`.
    public var news: @Sendable ([MemberID: Int64]) async throws(NoticeError) -> [MemberID: NoticeNews]
    /// Implements `notices(of:after:limit:)`.
    public var notices: @Sendable (MemberID, Int64, Int) async throws(NoticeError) -> [KeptNotice]
    /// Implements `read(through:of:)`.
    public var read: @Sendable (Int64, MemberID) async throws(NoticeError) -> NoticeMark
    /// Implements `read(_:of:)`.
    public var readID: @Sendable (NoticeID, MemberID) async throws(NoticeError) -> NoticeMark?
    /// Implements `readExpired(by:)`.
    public var readExpired: @Sendable (Timestamp) async throws(NoticeError) -> Int
    /// Implements `forget(_:by:at:)`.
    public var forget: @Sendable (MemberID, NoticeRules, Timestamp) async throws(NoticeError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        record = { _, _, _ throws(NoticeError) in throw Self.unstubbed("record") }
        withdraw = { _, _, _ throws(NoticeError) in throw Self.unstubbed("withdraw") }
        page = { _, _, _ throws(NoticeError) in throw Self.unstubbed("page") }
        mark = { _ throws(NoticeError) in throw Self.unstubbed("mark") }
        news = { _ throws(NoticeError) in throw Self.unstubbed("news") }
        notices = { _, _, _ throws(NoticeError) in throw Self.unstubbed("notices") }
        read = { _, _ throws(NoticeError) in throw Self.unstubbed("read") }
        readID = { _, _ throws(NoticeError) in throw Self.unstubbed("readID") }
        readExpired = { _ throws(NoticeError) in throw Self.unstubbed("readExpired") }
        forget = { _, _, _ throws(NoticeError) in throw Self.unstubbed("forget") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any NoticeStore) {
        record = real.record(_:by:at:)
        withdraw = real.withdraw(_:by:at:)
        page = real.page(of:unreadOnly:_:)
        mark = real.mark(of:)
        news = real.news(since:)
        notices = real.notices(of:after:limit:)
        read = real.read(through:of:)
        readID = real.read(_:of:)
        readExpired = real.readExpired(by:)
        forget = real.forget(_:by:at:)
    }

    private static func unstubbed(_ name: String) -> NoticeError {
        .service(.internal("NoticeStore.\(name) is not stubbed"))
    }
}

extension NoticeStoreFake {
    /// Calls `record`.
    public func record(
        _ notices: [Notice], by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await record(notices, rules, now)
    }

    /// Calls `withdraw`.
    public func withdraw(
        _ withdrawal: NoticeWithdrawal, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await withdraw(withdrawal, rules, now)
    }

    /// Calls `page`.
    public func page(
        of member: MemberID, unreadOnly: Bool, _ page: PageRequest
    ) async throws(NoticeError) -> Page<KeptNotice> {
        try await self.page(member, unreadOnly, page)
    }

    /// Calls `mark`.
    public func mark(of member: MemberID) async throws(NoticeError) -> NoticeMark {
        try await mark(member)
    }

    /// Calls `news`.
    public func news(since sequences: [MemberID: Int64]) async throws(NoticeError) -> [MemberID: NoticeNews] {
        try await news(sequences)
    }

    /// Calls `notices`.
    public func notices(
        of member: MemberID, after sequence: Int64, limit: Int
    ) async throws(NoticeError) -> [KeptNotice] {
        try await notices(member, sequence, limit)
    }

    /// Calls `read`.
    public func read(through sequence: Int64, of member: MemberID) async throws(NoticeError) -> NoticeMark {
        try await read(sequence, member)
    }

    /// Calls `readID`.
    public func read(_ id: NoticeID, of member: MemberID) async throws(NoticeError) -> NoticeMark? {
        try await readID(id, member)
    }

    /// Calls `readExpired`.
    public func readExpired(by moment: Timestamp) async throws(NoticeError) -> Int {
        try await readExpired(moment)
    }

    /// Calls `forget`.
    public func forget(
        _ member: MemberID, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await forget(member, rules, now)
    }
}
