public import Commands
public import Terminal

/// Where accounts lead that is no place of theirs: whoever composes the screens knows.
public struct AuthDestinations: Sendable {
    /// Where operators see what was done; nil where nobody writes that down.
    public var log: Destination?

    /// Where any record leads, as a member's profile does.
    public var record: RecordDestinations

    /// Nowhere, unless said otherwise.
    public init(log: Destination? = nil, record: RecordDestinations = RecordDestinations()) {
        (self.log, self.record) = (log, record)
    }
}
