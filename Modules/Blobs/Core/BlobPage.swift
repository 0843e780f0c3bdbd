public import Vocabulary

/// What an audit learns of a blob without reading it.
public struct BlobEntry: Hashable, Sendable {
    /// What it is kept under.
    public let key: BlobKey
    /// How many bytes it has.
    public let size: Int
    /// When it was last put, by the clock of the store; stores may know it to the second only, rounded either
    /// way.
    public let touched: Timestamp

    /// Memberwise.
    public init(key: BlobKey, size: Int, touched: Timestamp) {
        self.key = key
        self.size = size
        self.touched = touched
    }
}

/// Some consecutive entries of a store's list.
public struct BlobPage: Hashable, Sendable {
    /// The entries in the order of their keys; there may be none although more pages follow.
    public let entries: [BlobEntry]
    /// Behind which key the next page begins; nil when this is the last.
    public let next: BlobKey?

    /// Memberwise.
    public init(entries: [BlobEntry], next: BlobKey?) {
        self.entries = entries
        self.next = next
    }
}
