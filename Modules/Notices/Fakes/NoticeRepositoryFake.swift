// Emitted from the protocol NoticeRepository, not written by hand. Scripts/fakes writes it anew.

public import Notices
public import Vocabulary

/// A test double of `NoticeRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct NoticeRepositoryFake: NoticeRepository {
    /// Implements `notices(_:unreadOnly:)`.
    public var notices: @Sendable (PageRequest, Bool) async throws(NoticeError) -> Page<NoticeView>
    /// Implements `unread()`.
    public var unread: @Sendable () async throws(NoticeError) -> Int
    /// Implements `read(through:)`.
    public var read: @Sendable (Int64?) async throws(NoticeError) -> Int
    /// Implements `read(_:)`.
    public var readID: @Sendable (NoticeID) async throws(NoticeError) -> Int
    /// Implements `events(after:)`.
    public var events: @Sendable (Int64?) async throws(NoticeError) -> NoticeStream

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        notices = { _, _ throws(NoticeError) in throw Self.unstubbed("notices") }
        unread = { () throws(NoticeError) in throw Self.unstubbed("unread") }
        read = { _ throws(NoticeError) in throw Self.unstubbed("read") }
        readID = { _ throws(NoticeError) in throw Self.unstubbed("readID") }
        events = { _ throws(NoticeError) in throw Self.unstubbed("events") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any NoticeRepository) {
        notices = real.notices(_:unreadOnly:)
        unread = real.unread
        read = real.read(through:)
        readID = real.read(_:)
        events = real.events(after:)
    }

    private static func unstubbed(_ name: String) -> NoticeError {
        .service(.internal("NoticeRepository.\(name) is not stubbed"))
    }
}

extension NoticeRepositoryFake {
    /// Calls `notices`.
    public func notices(_ page: PageRequest, unreadOnly: Bool) async throws(NoticeError) -> Page<NoticeView> {
        try await notices(page, unreadOnly)
    }

    /// Calls `unread`.
    public func unread() async throws(NoticeError) -> Int {
        try await unread()
    }

    /// Calls `read`.
    public func read(through sequence: Int64?) async throws(NoticeError) -> Int {
        try await read(sequence)
    }

    /// Calls `readID`.
    public func read(_ id: NoticeID) async throws(NoticeError) -> Int {
        try await readID(id)
    }

    /// Calls `events`.
    public func events(after sequence: Int64?) async throws(NoticeError) -> NoticeStream {
        try await events(sequence)
    }
}
