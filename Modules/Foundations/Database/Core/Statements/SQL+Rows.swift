extension SQL {
    /// Rows of values to stand behind `VALUES`: `($1, $2), ($3, $4)`. Written in one go, since a statement of
    /// thousands of values that is joined of parts numbers its placeholders again and again.
    public static func rows(_ rows: [[SQLValue]]) -> SQL {
        let count = rows.reduce(0) { $0 + $1.count }
        var list = SQL.Interpolation(literalCapacity: count * 8, interpolationCount: count)
        for (number, row) in rows.enumerated() {
            list.appendLiteral(number > 0 ? ", (" : "(")
            for (column, value) in row.enumerated() {
                if column > 0 { list.appendLiteral(", ") }
                list.appendInterpolation(value)
            }
            list.appendLiteral(")")
        }
        return SQL(stringInterpolation: list)
    }
}
