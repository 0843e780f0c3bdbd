/// How a replica is, for the operator.
public struct ReplicaState: Sendable, Hashable {
    /// Where it is, without a password.
    public let place: String
    /// At most how far it is behind the primary; nil if nobody knows.
    public let behind: Duration?
    /// Why reads do not go there, nil if they do. It holds no values of rows.
    public let obstacle: String?
}
