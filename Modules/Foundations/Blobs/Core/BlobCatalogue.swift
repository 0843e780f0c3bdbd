/// The blobs that a database knows: the port for copying and auditing a store.
public protocol BlobCatalogue: Sendable {
    /// The known blobs after that key (nil: from the first), in key order, at most `limit`; fewer only at
    /// the end. Throws `unavailable`.
    func known(after key: BlobKey?, limit: Int) async throws(BlobError) -> [KnownBlob]
}

/// A blob as the database records it.
public struct KnownBlob: Hashable, Sendable {
    /// The blob's key in the store.
    public let key: BlobKey
    /// Its size in bytes.
    public let size: Int
    /// How many records refer to it.
    public let references: Int
    /// Whether its deletion is under way.
    public let isCondemned: Bool

    /// Memberwise.
    public init(key: BlobKey, size: Int, references: Int, isCondemned: Bool) {
        self.key = key
        self.size = size
        self.references = references
        self.isCondemned = isCondemned
    }

    /// Whether the store must have it.
    public var isNeeded: Bool { references > 0 }
}

extension BlobCatalogue {
    /// Passes every known blob to the body, in key order. Throws as `known` and as the body.
    func forEach(_ body: (KnownBlob) async throws(BlobError) -> Void) async throws(BlobError) {
        var last: BlobKey?
        while true {
            let page = try await known(after: last, limit: BlobLimits.page)
            for blob in page { try await body(blob) }
            guard let key = page.last?.key, page.count == BlobLimits.page else { return }
            last = key
        }
    }
}
