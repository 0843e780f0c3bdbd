public import Vocabulary

/// A password reset code as shown to the operator, once.
public struct PasswordReset: Hashable, Sendable {
    /// The text that the member types; as powerful as the password.
    public let code: String
    /// The moment from which it is refused.
    public let expiresAt: Timestamp

    /// Memberwise.
    public init(code: String, expiresAt: Timestamp) {
        self.code = code
        self.expiresAt = expiresAt
    }

    /// How long a code is valid.
    public static let lifetime = Duration.seconds(30 * 60)
}

/// A password reset code as stored; the code itself is never stored.
public struct StoredReset: Hashable, Sendable {
    /// A keyed digest of member and code.
    public let digest: String
    /// The moment from which it is refused.
    public let expiresAt: Timestamp

    /// Memberwise.
    public init(digest: String, expiresAt: Timestamp) {
        self.digest = digest
        self.expiresAt = expiresAt
    }

    /// Whether the digest matches and the code is valid now. A code issued by a clock that was ahead and has
    /// been set back is refused.
    func fits(_ digest: String, at now: Timestamp) -> Bool {
        self.digest == digest && now < expiresAt && !expiresAt.isBeyond(PasswordReset.lifetime, from: now)
    }
}
