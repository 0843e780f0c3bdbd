public import Vocabulary

/// The cryptography of the log, injected into its core as functions over bytes.
public struct AuditSeals: Sendable {
    private let seal: ChainSeal
    /// Unpredictable bytes; nil if the system has none.
    let randomBytes: @Sendable (_ count: Int) -> [UInt8]?

    /// Takes a keyed hash of 32 bytes, such as BLAKE2b, and a source of random bytes.
    public init(
        keyedHash: @escaping @Sendable (_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8],
        randomBytes: @escaping @Sendable (_ count: Int) -> [UInt8]?
    ) {
        seal = ChainSeal(keyedHash: keyedHash)
        self.randomBytes = randomBytes
    }

    /// The hash of an entry's content, keyed with the hash of the entry before it. Throws `internal` unless
    /// the hash has 32 bytes.
    public func hash(_ content: RequestContent, behind previous: ChainHash) throws(AuditError) -> ChainHash {
        try sealing { () throws(ServiceFailure) in try seal.hash(content, behind: previous) }
    }

    /// The reason with a new salt and the hash for the log. Throws `internal` without random bytes.
    public func sealed(_ reason: String) throws(AuditError) -> SealedReason {
        guard let bytes = randomBytes(ChainHash.size), let salt = ChainHash(bytes) else {
            throw .service(.internal("the system has no random bytes"))
        }
        return SealedReason(text: reason, salt: salt, hash: try hash(of: reason, salt: salt))
    }

    /// The hash of a reason keyed with its salt. Throws as `hash`.
    public func hash(of reason: String, salt: ChainHash) throws(AuditError) -> ChainHash {
        try sealing { () throws(ServiceFailure) in try seal.hash(Array(reason.utf8), key: salt) }
    }

    private func sealing(
        _ body: () throws(ServiceFailure) -> ChainHash
    ) throws(AuditError) -> ChainHash {
        do throws(ServiceFailure) { return try body() } catch { throw .service(error) }
    }
}

/// A reason stored beside the log. Once text and salt are erased, the hash no longer reveals the text, not
/// even by trying every text.
public struct SealedReason: Hashable, Sendable {
    /// The actor's reason.
    public let text: String
    /// The random key of the hash.
    public let salt: ChainHash
    /// The hash in the log.
    public let hash: ChainHash

    /// Memberwise.
    public init(text: String, salt: ChainHash, hash: ChainHash) {
        self.text = text
        self.salt = salt
        self.hash = hash
    }
}
