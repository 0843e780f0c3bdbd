/// A table of two databases, row by row.
public struct TableComparison: Hashable, Sendable {
    /// What one database has in the table.
    public struct Content: Hashable, Sendable {
        /// How many rows.
        public let rows: Int
        /// SHA-256 of all rows, packed, in the order of their keys: 64 hexadecimal digits.
        public let hash: String
    }

    /// The table's name.
    public let table: String
    /// What the source has.
    public let source: Content
    /// What the target has.
    public let target: Content
    /// The first key at which the two differ: another row, or one that only one of them has. Nil if none.
    /// It may be hostile text.
    public let firstDifference: String?

    /// Whether both have the same rows.
    public var isEqual: Bool { source == target }
}
