/// Columns with the values that a row shall have in them: written once for INSERT and UPDATE.
public struct SQLAssignments: Sendable {
    private var pairs: [(column: SQL, value: SQLValue)] = []

    /// No columns yet.
    public init() {}

    /// Gives a column a value.
    public mutating func set(_ column: SQL, _ value: some SQLBindable) {
        pairs.append((column, value.sqlValue))
    }

    /// Gives a column a value or NULL.
    public mutating func set(_ column: SQL, _ value: (some SQLBindable)?) {
        pairs.append((column, value?.sqlValue ?? .null))
    }

    /// `(a, b) VALUES ($1, $2)`, to stand behind `INSERT INTO table`.
    public var insertion: SQL {
        let values = pairs.map { pair -> SQL in "\(pair.value)" }
        return """
            (\(sql: .joined(pairs.map(\.column), separator: ", "))) \
            VALUES (\(sql: .joined(values, separator: ", ")))
            """
    }

    /// `a = $1, b = $2`, to stand behind `UPDATE table SET`.
    public var update: SQL {
        .joined(pairs.map { pair -> SQL in "\(sql: pair.column) = \(pair.value)" }, separator: ", ")
    }
}
