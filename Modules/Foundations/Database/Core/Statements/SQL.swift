/// A statement with its values bound apart from its text, so that no value is ever read as SQL.
///
/// Written as a literal whose interpolations become `$1`, `$2`, …:
/// `"SELECT nickname FROM members WHERE id = \(id)"`. Equal code gives equal text, by which drivers keep
/// prepared statements. Text of our own (a column list, an order) is put in with `\(sql: …)`, which takes a
/// `StaticString` or another `SQL`, never a value.
public struct SQL: Sendable, ExpressibleByStringInterpolation {
    /// The text with `$n` for the n-th value.
    public private(set) var text: String
    /// The values in the order of their placeholders.
    public private(set) var values: [SQLValue]

    /// A statement without values.
    public init(stringLiteral value: StaticString) {
        text = value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        values = []
    }

    /// A statement with interpolated values.
    public init(stringInterpolation: Interpolation) {
        text = String(decoding: stringInterpolation.utf8, as: UTF8.self)
        values = stringInterpolation.values
    }

    /// The same statement with these values in the order of its placeholders, whose text is not put together
    /// anew. Other than as many are refused as `misuse` when it runs.
    public func binding(_ values: [SQLValue]) -> SQL {
        var statement = self
        statement.values = values
        return statement
    }

    /// Statements put one behind the other with a separator between them.
    public static func joined(_ parts: [SQL], separator: StaticString) -> SQL {
        var whole = Interpolation(
            literalCapacity: parts.reduce(0) { $0 + $1.text.utf8.count + separator.utf8CodeUnitCount },
            interpolationCount: parts.reduce(0) { $0 + $1.values.count })
        for (index, part) in parts.enumerated() {
            if index > 0 { whole.appendLiteral(separator) }
            whole.appendInterpolation(sql: part)
        }
        return SQL(stringInterpolation: whole)
    }
}

extension SQL {
    /// Collects the text and the values of a literal.
    ///
    /// As bytes: each piece of a text would be a text of its own before it is appended.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var utf8: [UInt8] = []
        fileprivate var values: [SQLValue] = []

        /// Reserves room.
        public init(literalCapacity: Int, interpolationCount: Int) {
            utf8.reserveCapacity(literalCapacity + interpolationCount * 3)
            values.reserveCapacity(interpolationCount)
        }

        /// Takes the literal's own text.
        public mutating func appendLiteral(_ literal: StaticString) {
            literal.withUTF8Buffer { utf8.append(contentsOf: $0) }
        }

        /// Binds a value.
        public mutating func appendInterpolation(_ value: some SQLBindable) { bind(value.sqlValue) }

        /// Binds a value or NULL.
        public mutating func appendInterpolation(_ value: (some SQLBindable)?) {
            bind(value?.sqlValue ?? .null)
        }

        private mutating func bind(_ value: SQLValue) {
            values.append(value)
            appendLiteral("$")
            append(values.count)
        }

        private mutating func append(_ number: Int) { utf8.append(contentsOf: String(number).utf8) }

        /// Puts in text of our own, with its values.
        public mutating func appendInterpolation(sql: SQL) {
            var text = sql.text
            text.withUTF8 { sql.values.isEmpty ? utf8.append(contentsOf: $0) : renumber($0) }
            values += sql.values
        }

        /// Appends a text whose placeholders come behind those that are there.
        private mutating func renumber(_ text: UnsafeBufferPointer<UInt8>) {
            var rest = text[...]
            while let mark = rest.firstIndex(of: UInt8(ascii: "$")) {
                let digits = rest[(mark + 1)...].prefix { (48...57).contains($0) }
                utf8.append(contentsOf: UnsafeBufferPointer(rebasing: rest[...mark]))
                if let number = Int(String(decoding: digits, as: UTF8.self)) { append(values.count + number) }
                rest = rest[digits.endIndex...]
            }
            utf8.append(contentsOf: UnsafeBufferPointer(rebasing: rest))
        }

        /// Binds a list for `IN (…)`: `WHERE id IN \(list: ids)`; an empty list matches nothing.
        public mutating func appendInterpolation(list: [some SQLBindable]) {
            appendLiteral("(")
            for index in list.indices {
                if index > 0 { appendLiteral(", ") }
                appendInterpolation(list[index])
            }
            appendLiteral(list.isEmpty ? "NULL)" : ")")
        }
    }
}
