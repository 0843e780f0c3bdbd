public import Vocabulary

/// A blob as listed: what an audit learns without reading it.
public struct BlobEntry: Hashable, Sendable {
    /// The blob's key.
    public let key: BlobKey
    /// Its size in bytes.
    public let size: Int
    /// When it was last put, by the store's clock; may be rounded to a second, up or down.
    public let touched: Timestamp

    /// Memberwise.
    public init(key: BlobKey, size: Int, touched: Timestamp) {
        self.key = key
        self.size = size
        self.touched = touched
    }
}

/// A page of consecutive entries of a store's list.
public struct BlobPage: Hashable, Sendable {
    /// The entries in key order; can be empty although more pages follow.
    public let entries: [BlobEntry]
    /// The key after which the next page begins; nil on the last page.
    public let next: BlobKey?

    /// Memberwise.
    public init(entries: [BlobEntry], next: BlobKey?) {
        self.entries = entries
        self.next = next
    }
}
