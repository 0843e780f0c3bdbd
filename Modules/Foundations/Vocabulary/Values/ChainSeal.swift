/// The cryptography of a chain, injected into cores as a function over bytes.
public struct ChainSeal: Sendable {
    /// A keyed hash of 32 bytes; without the key it reveals nothing about the bytes.
    private let keyedHash: @Sendable (_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8]

    /// Takes a keyed hash of 32 bytes, such as BLAKE2b.
    public init(keyedHash: @escaping @Sendable (_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8]) {
        self.keyedHash = keyedHash
    }

    /// The hash of an entry's content, keyed with the hash of the entry before it. Throws `internal` unless
    /// the hash has 32 bytes.
    public func hash(
        _ content: RequestContent, behind previous: ChainHash
    ) throws(ServiceFailure) -> ChainHash {
        try hash(content.bytes, key: previous)
    }

    /// The hash of bytes under that key. Throws as above.
    public func hash(_ bytes: [UInt8], key: ChainHash) throws(ServiceFailure) -> ChainHash {
        guard let hash = ChainHash(keyedHash(bytes, key.bytes)) else {
            throw .internal("a hash is not of 32 bytes")
        }
        return hash
    }
}
