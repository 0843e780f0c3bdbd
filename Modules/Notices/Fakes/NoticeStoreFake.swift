public import Notices
public import Vocabulary

/// A store of notices made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct NoticeStoreFake: NoticeStore {
    /// `record(_:by:at:)`.
    public var record: @Sendable ([Notice], NoticeRules, Timestamp) async throws(NoticeError) -> Void
    /// `withdraw(_:by:at:)`.
    public var withdraw:
        @Sendable (NoticeWithdrawal, NoticeRules, Timestamp) async throws(NoticeError) -> Void
    /// `page(of:unreadOnly:_:)`.
    public var page: @Sendable (MemberID, Bool, PageRequest) async throws(NoticeError) -> Page<KeptNotice>
    /// `mark(of:)`.
    public var mark: @Sendable (MemberID) async throws(NoticeError) -> NoticeMark
    /// `news(since:)`.
    public var news: @Sendable ([MemberID: Int64]) async throws(NoticeError) -> [MemberID: NoticeNews]
    /// `notices(of:after:limit:)`.
    public var notices: @Sendable (MemberID, Int64, Int) async throws(NoticeError) -> [KeptNotice]
    /// `read(through:of:)`.
    public var readThrough: @Sendable (Int64, MemberID) async throws(NoticeError) -> NoticeMark
    /// `read(_:of:)`.
    public var readOne: @Sendable (NoticeID, MemberID) async throws(NoticeError) -> NoticeMark?
    /// `readExpired(by:)`.
    public var readExpired: @Sendable (Timestamp) async throws(NoticeError) -> Int
    /// `forget(_:by:at:)`.
    public var forget: @Sendable (MemberID, NoticeRules, Timestamp) async throws(NoticeError) -> Void

    /// A stub: every operation refuses with `internal`, which names it.
    public init() {
        record = { _, _, _ throws(NoticeError) in throw unstubbed("NoticeStore.record") }
        withdraw = { _, _, _ throws(NoticeError) in throw unstubbed("NoticeStore.withdraw") }
        page = { _, _, _ throws(NoticeError) in throw unstubbed("NoticeStore.page") }
        mark = { _ throws(NoticeError) in throw unstubbed("NoticeStore.mark") }
        news = { _ throws(NoticeError) in throw unstubbed("NoticeStore.news") }
        notices = { _, _, _ throws(NoticeError) in throw unstubbed("NoticeStore.notices") }
        readThrough = { _, _ throws(NoticeError) in throw unstubbed("NoticeStore.readThrough") }
        readOne = { _, _ throws(NoticeError) in throw unstubbed("NoticeStore.readOne") }
        readExpired = { _ throws(NoticeError) in throw unstubbed("NoticeStore.readExpired") }
        forget = { _, _, _ throws(NoticeError) in throw unstubbed("NoticeStore.forget") }
    }

    /// Asks the other for everything, until an operation is replaced.
    public init(forwardingTo real: any NoticeStore) {
        record = real.record(_:by:at:)
        withdraw = real.withdraw(_:by:at:)
        page = real.page(of:unreadOnly:_:)
        mark = real.mark(of:)
        news = real.news(since:)
        notices = real.notices(of:after:limit:)
        readThrough = real.read(through:of:)
        readOne = real.read(_:of:)
        readExpired = real.readExpired(by:)
        forget = real.forget(_:by:at:)
    }
}

extension NoticeStoreFake {
    /// As `record` answers.
    public func record(
        _ notices: [Notice], by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await record(notices, rules, now)
    }

    /// As `withdraw` answers.
    public func withdraw(
        _ withdrawal: NoticeWithdrawal, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await withdraw(withdrawal, rules, now)
    }

    /// As `page` answers.
    public func page(
        of member: MemberID, unreadOnly: Bool, _ page: PageRequest
    ) async throws(NoticeError) -> Page<KeptNotice> {
        try await self.page(member, unreadOnly, page)
    }

    /// As `mark` answers.
    public func mark(of member: MemberID) async throws(NoticeError) -> NoticeMark { try await mark(member) }

    /// As `news` answers.
    public func news(
        since sequences: [MemberID: Int64]
    ) async throws(NoticeError) -> [MemberID: NoticeNews] {
        try await news(sequences)
    }

    /// As `notices` answers.
    public func notices(
        of member: MemberID, after sequence: Int64, limit: Int
    ) async throws(NoticeError) -> [KeptNotice] {
        try await notices(member, sequence, limit)
    }

    /// As `readThrough` answers.
    public func read(through sequence: Int64, of member: MemberID) async throws(NoticeError) -> NoticeMark {
        try await readThrough(sequence, member)
    }

    /// As `readOne` answers.
    public func read(_ id: NoticeID, of member: MemberID) async throws(NoticeError) -> NoticeMark? {
        try await readOne(id, member)
    }

    /// As `readExpired` answers.
    public func readExpired(by moment: Timestamp) async throws(NoticeError) -> Int {
        try await readExpired(moment)
    }

    /// As `forget` answers.
    public func forget(
        _ member: MemberID, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await forget(member, rules, now)
    }
}
