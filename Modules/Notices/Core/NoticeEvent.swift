public import Vocabulary

/// What a member's stream tells.
public enum NoticeEvent: Hashable, Sendable {
    /// A notice more. Each comes once, in the order of their sequences.
    ///
    /// Kept apart: whoever waits for an event keeps room for the largest, several times on the way to it.
    indirect case notice(NoticeView)
    /// So many are unread; everything up to that sequence has been told.
    case unread(Int, through: Int64)
    /// Too much was missed to tell all of it: the list is to be read. Told up to that sequence.
    case reset(through: Int64)
    /// Nothing new, and the stream is alive.
    case beat
    /// The server does not answer, and is asked again from here on. Told once for each outage.
    case interrupted(ServiceFailure)
    /// The member may not listen any more; nothing follows.
    case ended(AccessEnd)
}

/// A member's events as they come, until it is closed, the member may not listen any more, or it breaks off.
///
/// One task reads it. Whoever has one reads it to its end or closes it.
public struct NoticeStream: AsyncSequence, Sendable {
    /// What comes, one after the other.
    public typealias Element = NoticeEvent
    /// What it breaks off with.
    public typealias Failure = NoticeError
    /// Gives the next event; nil behind the last.
    public typealias Take = @Sendable () async throws(NoticeError) -> NoticeEvent?

    private let take: Take
    private let end: @Sendable () -> Void

    /// A stream of what `take` gives; `close` lets go of it.
    public init(take: @escaping Take, close: @escaping @Sendable () -> Void) {
        self.take = take
        end = close
    }

    /// Lets go of what is behind it; whoever waits for an event gets none.
    public func close() { end() }

    /// The next event; nil behind the last. Throws what breaks it off.
    public func next() async throws(NoticeError) -> NoticeEvent? { try await take() }

    /// Reads it.
    public func makeAsyncIterator() -> Iterator { Iterator(take: take) }

    /// Takes one event after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let take: Take

        /// The next event; nil behind the last. Throws what breaks the stream off.
        public mutating func next() async throws(NoticeError) -> NoticeEvent? { try await take() }

        /// The same from within an actor.
        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(NoticeError) -> NoticeEvent? { try await take() }
    }
}
