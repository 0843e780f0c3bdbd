/// The state of a replica, for the operator.
public struct ReplicaState: Sendable, Hashable {
    /// Its location, without a password.
    public let place: String
    /// The most that it lags behind the primary; nil if not known.
    public let behind: Duration?
    /// Why reads do not use it; nil if they do. It holds no values of rows.
    public let obstacle: String?
}
