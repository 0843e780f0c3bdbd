/// What a database knows of the blobs in a store: the port by which these are copied along and audited.
public protocol BlobCatalogue: Sendable {
    /// What is known of blobs behind that key (nil: from the first), in the order of keys, at most so many;
    /// fewer only at the end. Throws `unavailable`.
    func known(after key: BlobKey?, limit: Int) async throws(BlobError) -> [KnownBlob]
}

/// A blob as a database knows it.
public struct KnownBlob: Hashable, Sendable {
    /// What it is kept under.
    public let key: BlobKey
    /// How many bytes it has.
    public let size: Int
    /// How many things need it.
    public let references: Int
    /// Whether it is being deleted.
    public let isCondemned: Bool

    /// Memberwise.
    public init(key: BlobKey, size: Int, references: Int, isCondemned: Bool) {
        self.key = key
        self.size = size
        self.references = references
        self.isCondemned = isCondemned
    }

    /// Whether it has to be in the store.
    public var isNeeded: Bool { references > 0 }
}

extension BlobCatalogue {
    /// Gives every known blob to the body, in the order of keys. Throws as `known`, and what the body throws.
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
