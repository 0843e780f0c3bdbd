public import Commands
public import Terminal

/// Destinations outside accounts, given by the composition of the screens.
public struct AuthDestinations: Sendable {
    /// The operators' screen of the audit log; nil without one.
    public var log: Destination?

    /// The screens of any record, such as a member's profile.
    public var record: RecordDestinations

    /// Leads nowhere by default.
    public init(log: Destination? = nil, record: RecordDestinations = RecordDestinations()) {
        (self.log, self.record) = (log, record)
    }
}
