import DatabaseCopy

/// What two databases have in a table.
public struct TransferredTable: Hashable, Sendable {
    /// The table's name.
    public let name: String
    /// How many rows the source has.
    public let sourceRows: Int
    /// The hash of the source's rows: SHA-256, 64 hexadecimal digits, the same on every engine.
    public let sourceHash: String
    /// How many rows the target has.
    public let targetRows: Int
    /// The hash of the target's rows.
    public let targetHash: String
    /// The first key at which they differ, nil if they do not. It may be hostile text.
    public let firstDifference: String?

    /// Whether both have the same rows.
    public var isEqual: Bool { sourceRows == targetRows && sourceHash == targetHash }

    init(_ comparison: TableComparison) {
        name = comparison.table
        sourceRows = comparison.source.rows
        sourceHash = comparison.source.hash
        targetRows = comparison.target.rows
        targetHash = comparison.target.hash
        firstDifference = comparison.firstDifference
    }
}

extension [TransferredTable] {
    /// Throws `different` for the first table that is not equal.
    public func requireEqual() throws(TransferError) {
        guard let table = first(where: { !$0.isEqual }) else { return }
        throw .different(table: table.name, key: table.firstDifference ?? "")
    }
}
