public import Vocabulary

/// An event of a member's stream.
public enum NoticeEvent: Hashable, Sendable {
    /// A new notice. Each comes once, in the order of sequences.
    ///
    /// Indirect, to keep events small: an await reserves room for the largest case, several times.
    indirect case notice(NoticeView)
    /// The number of unread notices; everything up to that sequence has been sent.
    case unread(Int, through: Int64)
    /// Too many missed notices to send: read the list. The stream goes on after that sequence.
    case reset(through: Int64)
    /// A sign of life without news.
    case beat
    /// The server does not answer; the stream retries from here. Sent once per outage.
    case interrupted(ServiceFailure)
    /// The member may no longer listen; the last event.
    case ended(AccessEnd)
}

/// A member's events as they arrive, until it is closed, the member may no longer listen, or it fails.
///
/// One task reads it, and must read it to its end or close it.
public struct NoticeStream: AsyncSequence, Sendable {
    /// An event of the member's stream.
    public typealias Element = NoticeEvent
    /// The error with which it fails.
    public typealias Failure = NoticeError
    /// Gives the next event; nil after the last.
    public typealias Take = @Sendable () async throws(NoticeError) -> NoticeEvent?

    private let take: Take
    private let end: @Sendable () -> Void

    /// A stream of the events that `take` gives; `close` releases its resources.
    public init(take: @escaping Take, close: @escaping @Sendable () -> Void) {
        self.take = take
        end = close
    }

    /// Releases the resources of the stream; a waiting reader gets nil.
    public func close() { end() }

    /// The next event; nil after the last. Throws if the stream fails.
    public func next() async throws(NoticeError) -> NoticeEvent? { try await take() }

    /// An iterator over the stream.
    public func makeAsyncIterator() -> Iterator { Iterator(take: take) }

    /// Iterates over the events.
    public struct Iterator: AsyncIteratorProtocol {
        let take: Take

        /// The next event; nil after the last. Throws if the stream fails.
        public mutating func next() async throws(NoticeError) -> NoticeEvent? { try await take() }

        /// The same from within an actor.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(NoticeError) -> NoticeEvent? { try await take() }
    }
}
