extension SQLEngine {
    /// A query with a row if there is a table of that name, and none if there is not.
    public func presence(of table: String) -> SQL {
        switch self {
        case .sqlite: "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = \(table)"
        case .postgres: "SELECT 1 WHERE to_regclass(\(table)) IS NOT NULL"
        }
    }
}
