extension SQLEngine {
    /// A query that returns a row if the table exists.
    public func presence(of table: String) -> SQL {
        switch self {
        case .sqlite: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = \(table)"
        case .postgres: "SELECT 1 WHERE to_regclass(\(table)) IS NOT NULL"
        }
    }

    /// A query that makes the engine's numbering of a table continue after its largest number, for use after
    /// inserting rows with explicit numbers. Nil if the engine does so itself, and for a table without such a
    /// number.
    public func counting(on table: SQLTable) -> SQL? {
        guard self == .postgres, let column = table.columns.first(where: \.isCounter) else { return nil }
        return """
            SELECT setval(
                pg_get_serial_sequence(\(table.name), \(column.name)),
                coalesce(max(\(sql: column.sql)), 0) + 1, false)
            FROM \(sql: table.sql)
            """
    }
}
