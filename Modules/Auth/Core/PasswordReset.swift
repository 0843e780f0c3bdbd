public import Vocabulary

/// A code by which a member sets a new password, as the operator is told it, once.
public struct PasswordReset: Hashable, Sendable {
    /// What the member types. It is as good as the password.
    public let code: String
    /// From when on it is refused.
    public let expiresAt: Timestamp

    /// Memberwise.
    public init(code: String, expiresAt: Timestamp) {
        self.code = code
        self.expiresAt = expiresAt
    }

    /// How long a code may be used.
    public static let lifetime = Duration.seconds(30 * 60)
}

/// What is stored of a code by which a member sets a new password: never the code itself.
public struct StoredReset: Hashable, Sendable {
    /// A keyed digest of member and code.
    public let digest: String
    /// From when on it is refused.
    public let expiresAt: Timestamp

    /// Memberwise.
    public init(digest: String, expiresAt: Timestamp) {
        self.digest = digest
        self.expiresAt = expiresAt
    }

    /// Whether the digest is this one and may be used now. A code that a clock gave which was ahead, and has
    /// been set back since, is refused.
    func fits(_ digest: String, at now: Timestamp) -> Bool {
        self.digest == digest && now < expiresAt && !expiresAt.isBeyond(PasswordReset.lifetime, from: now)
    }
}
