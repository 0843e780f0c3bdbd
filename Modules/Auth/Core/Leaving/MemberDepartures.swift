public import Vocabulary

/// Notified of withdrawals, so that other domains can anonymise or remove data.
public protocol MemberDepartures: Sendable {
    /// Handles a member's withdrawal. Must be idempotent, since it is called again after success as well as
    /// after an error.
    func departed(_ id: MemberID) async throws(AuthError)
}

/// The result of notifying other domains of withdrawals.
public struct DepartureReport: Hashable, Sendable {
    /// How many departures were delivered.
    public let told: Int
    /// How many departures still wait; counted up to 1,000.
    public let waiting: Int
    /// The reason of the last failure, for operators and without secrets; empty if there is none.
    public let reason: String

    /// Memberwise.
    public init(told: Int, waiting: Int, reason: String) {
        (self.told, self.waiting, self.reason) = (told, waiting, reason)
    }
}

/// For a composition without other domains that keep data of members.
public struct NoDepartures: MemberDepartures {
    /// Does nothing.
    public init() {}

    /// Never throws.
    public func departed(_: MemberID) async throws(AuthError) {}
}
