/// The end of a chain of entries. A stored head later verifies that the chain still has all entries up to it.
public struct ChainHead: Hashable, Sendable {
    /// The number of entries.
    public let sequence: Int64
    /// The hash of the last entry.
    public let hash: ChainHash

    /// Memberwise.
    public init(sequence: Int64, hash: ChainHash) {
        self.sequence = sequence
        self.hash = hash
    }

    /// The head of an empty chain.
    public static let beginning = ChainHead(sequence: 0, hash: .beginning)
}
