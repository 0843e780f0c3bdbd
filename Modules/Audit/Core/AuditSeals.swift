public import Vocabulary

/// The cryptography of the log, injected into its core as functions over bytes.
public struct AuditSeals: Sendable {
    /// A keyed hash of 32 bytes; without the key it reveals nothing about the bytes.
    let keyedHash: @Sendable (_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8]
    /// Unpredictable bytes; nil if the system has none.
    let randomBytes: @Sendable (_ count: Int) -> [UInt8]?

    /// Takes a keyed hash of 32 bytes, such as BLAKE2b, and a source of random bytes.
    public init(
        keyedHash: @escaping @Sendable (_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8],
        randomBytes: @escaping @Sendable (_ count: Int) -> [UInt8]?
    ) {
        self.keyedHash = keyedHash
        self.randomBytes = randomBytes
    }

    /// The hash of an entry's content, keyed with the hash of the entry before it. Throws `internal` unless
    /// the hash has 32 bytes.
    public func hash(_ content: RequestContent, behind previous: AuditHash) throws(AuditError) -> AuditHash {
        try checked(keyedHash(content.bytes, previous.bytes))
    }

    /// The reason with a new salt and the hash for the log. Throws `internal` without random bytes.
    public func sealed(_ reason: String) throws(AuditError) -> SealedReason {
        guard let bytes = randomBytes(AuditHash.size), let salt = AuditHash(bytes) else {
            throw .service(.internal("the system has no random bytes"))
        }
        return SealedReason(text: reason, salt: salt, hash: try hash(of: reason, salt: salt))
    }

    /// The hash of a reason keyed with its salt. Throws as `hash`.
    public func hash(of reason: String, salt: AuditHash) throws(AuditError) -> AuditHash {
        try checked(keyedHash(Array(reason.utf8), salt.bytes))
    }

    private func checked(_ bytes: [UInt8]) throws(AuditError) -> AuditHash {
        guard let hash = AuditHash(bytes) else { throw .service(.internal("a hash is not of 32 bytes")) }
        return hash
    }
}

/// A reason stored beside the log. Once text and salt are erased, the hash no longer reveals the text, not
/// even by trying every text.
public struct SealedReason: Hashable, Sendable {
    /// The actor's reason.
    public let text: String
    /// The random key of the hash.
    public let salt: AuditHash
    /// The hash in the log.
    public let hash: AuditHash

    /// Memberwise.
    public init(text: String, salt: AuditHash, hash: AuditHash) {
        self.text = text
        self.salt = salt
        self.hash = hash
    }
}
