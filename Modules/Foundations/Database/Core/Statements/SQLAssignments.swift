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
        "(\(sql: listed { $0.appendInterpolation(sql: $1.column) })) VALUES \(list: pairs.map(\.value))"
    }

    /// `a = $1, b = $2`, to stand behind `UPDATE table SET`.
    public var update: SQL {
        listed { list, pair in
            list.appendInterpolation(sql: pair.column)
            list.appendLiteral(" = ")
            list.appendInterpolation(pair.value)
        }
    }

    private func listed(
        _ write: (inout SQL.Interpolation, (column: SQL, value: SQLValue)) -> Void
    ) -> SQL {
        var list = SQL.Interpolation(literalCapacity: pairs.count * 16, interpolationCount: pairs.count)
        for (index, pair) in pairs.enumerated() {
            if index > 0 { list.appendLiteral(", ") }
            write(&list, pair)
        }
        return SQL(stringInterpolation: list)
    }
}
