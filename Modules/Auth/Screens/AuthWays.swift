public import Commands
public import Terminal

/// Where accounts lead that is no place of theirs: whoever composes the screens knows.
public struct AuthWays: Sendable {
    /// Where operators see what was done; nil where nobody writes that down.
    public var log: Destination?

    /// Where any record leads, as a member's profile does.
    public var record: RecordWays

    /// Nowhere, unless said otherwise.
    public init(log: Destination? = nil, record: RecordWays = RecordWays()) {
        (self.log, self.record) = (log, record)
    }
}
