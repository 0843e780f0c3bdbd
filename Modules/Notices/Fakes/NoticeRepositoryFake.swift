public import Notices
public import Vocabulary

/// A repository of notices made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct NoticeRepositoryFake: NoticeRepository {
    /// `notices(_:unreadOnly:)`.
    public var list: @Sendable (PageRequest, Bool) async throws(NoticeError) -> Page<NoticeView>
    /// `unread()`.
    public var unread: @Sendable () async throws(NoticeError) -> Int
    /// `read(through:)`.
    public var readThrough: @Sendable (Int64?) async throws(NoticeError) -> Int
    /// `read(_:)`.
    public var readOne: @Sendable (NoticeID) async throws(NoticeError) -> Int
    /// `events(after:)`.
    public var events: @Sendable (Int64?) async throws(NoticeError) -> NoticeStream

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        list = { _, _ throws(NoticeError) in throw unstubbed("NoticeRepository.notices") }
        unread = { () throws(NoticeError) in throw unstubbed("NoticeRepository.unread") }
        readThrough = { _ throws(NoticeError) in throw unstubbed("NoticeRepository.readThrough") }
        readOne = { _ throws(NoticeError) in throw unstubbed("NoticeRepository.readOne") }
        events = { _ throws(NoticeError) in throw unstubbed("NoticeRepository.events") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any NoticeRepository) {
        list = real.notices(_:unreadOnly:)
        unread = real.unread
        readThrough = real.read(through:)
        readOne = real.read(_:)
        events = real.events(after:)
    }
}

extension NoticeRepositoryFake {
    /// As `list` answers.
    public func notices(
        _ page: PageRequest, unreadOnly: Bool
    ) async throws(NoticeError) -> Page<NoticeView> {
        try await list(page, unreadOnly)
    }

    /// As `unread` answers.
    public func unread() async throws(NoticeError) -> Int { try await unread() }

    /// As `readThrough` answers.
    public func read(through sequence: Int64?) async throws(NoticeError) -> Int {
        try await readThrough(sequence)
    }

    /// As `readOne` answers.
    public func read(_ id: NoticeID) async throws(NoticeError) -> Int { try await readOne(id) }

    /// As `events` answers.
    public func events(after sequence: Int64?) async throws(NoticeError) -> NoticeStream {
        try await events(sequence)
    }
}
