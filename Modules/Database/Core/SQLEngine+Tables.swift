extension SQLEngine {
    /// A query with a row if there is a table of that name, and none if there is not.
    public func presence(of table: String) -> SQL {
        switch self {
        case .sqlite: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = \(table)"
        case .postgres: "SELECT 1 WHERE to_regclass(\(table)) IS NOT NULL"
        }
    }

    /// A query that lets the numbers that the engine gives to a table go on behind those that are in it: for
    /// whoever has put rows with numbers of their own into it. Nil where the engine sees to that itself, and
    /// for a table without such a number.
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
