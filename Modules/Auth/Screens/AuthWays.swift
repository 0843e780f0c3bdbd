public import Commands
public import Terminal

/// Destinations outside accounts, given by the composition of the screens.
public struct AuthWays: Sendable {
    /// The operators' screen of the audit log; nil without one.
    public var log: Destination?

    /// The screens of any record, such as a member's profile.
    public var record: RecordWays

    /// Leads nowhere by default.
    public init(log: Destination? = nil, record: RecordWays = RecordWays()) {
        (self.log, self.record) = (log, record)
    }
}
