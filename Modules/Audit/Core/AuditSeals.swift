public import Vocabulary

/// The cryptography of the log, which its core does not know: it hands over bytes.
public struct AuditSeals: Sendable {
    /// A hash of 32 bytes under a key: who does not have the key learns nothing of the bytes by it.
    let keyedHash: @Sendable (_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8]
    /// Bytes that nobody can foretell; nil where the system has none.
    let randomBytes: @Sendable (_ count: Int) -> [UInt8]?

    /// Takes a keyed hash of 32 bytes, such as BLAKE2b, and a source of random bytes.
    public init(
        keyedHash: @escaping @Sendable (_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8],
        randomBytes: @escaping @Sendable (_ count: Int) -> [UInt8]?
    ) {
        self.keyedHash = keyedHash
        self.randomBytes = randomBytes
    }

    /// The hash of an entry's content, with that of the entry before it as the key. Throws `internal` if the
    /// hash is none of 32 bytes.
    public func hash(_ content: RequestContent, behind previous: AuditHash) throws(AuditError) -> AuditHash {
        try checked(keyedHash(content.bytes, previous.bytes))
    }

    /// A reason with a new salt, and the hash that stands for it in the log. Throws `internal` where there
    /// are no random bytes.
    public func sealed(_ reason: String) throws(AuditError) -> SealedReason {
        guard let bytes = randomBytes(AuditHash.size), let salt = AuditHash(bytes) else {
            throw .service(.internal("the system has no random bytes"))
        }
        return SealedReason(text: reason, salt: salt, hash: try hash(of: reason, salt: salt))
    }

    /// The hash of a reason under its salt. Throws as `hash`.
    public func hash(of reason: String, salt: AuditHash) throws(AuditError) -> AuditHash {
        try checked(keyedHash(Array(reason.utf8), salt.bytes))
    }

    private func checked(_ bytes: [UInt8]) throws(AuditError) -> AuditHash {
        guard let hash = AuditHash(bytes) else { throw .service(.internal("a hash is not of 32 bytes")) }
        return hash
    }
}

/// A reason as it is kept beside the log. Once text and salt are gone, nobody can tell by the hash what the
/// text was, not even by trying every text.
public struct SealedReason: Hashable, Sendable {
    /// The actor's own words.
    public let text: String
    /// Random bits under which the text was hashed.
    public let salt: AuditHash
    /// What stands in the log.
    public let hash: AuditHash

    /// Memberwise.
    public init(text: String, salt: AuditHash, hash: AuditHash) {
        self.text = text
        self.salt = salt
        self.hash = hash
    }
}
