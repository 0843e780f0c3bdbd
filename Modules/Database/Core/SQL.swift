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
        text = stringInterpolation.text
        values = stringInterpolation.values
    }

    /// Appends another statement's text, its placeholders numbered on.
    public mutating func append(_ other: SQL) {
        text += other.renumbered(from: values.count)
        values += other.values
    }

    /// Statements put one behind the other with a separator between them.
    public static func joined(_ parts: [SQL], separator: StaticString) -> SQL {
        var whole: SQL = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { whole.text += "\(separator)" }
            whole.append(part)
        }
        return whole
    }

    private func renumbered(from offset: Int) -> String {
        guard offset > 0, !values.isEmpty else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + values.count * 2)
        var rest = Substring(text)
        while let mark = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
            let digits = rest[rest.utf8.index(after: mark)...].utf8.prefix { (48...57).contains($0) }
            result += rest[...mark]
            if let number = Int(Substring(digits)) { result += String(number + offset) }
            rest = rest[digits.endIndex...]
        }
        return result + rest
    }
}

extension SQL {
    /// Collects the text and the values of a literal.
    public struct Interpolation: StringInterpolationProtocol {
        var text = ""
        var values: [SQLValue] = []

        /// Reserves room.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 3)
            values.reserveCapacity(interpolationCount)
        }

        /// Takes the literal's own text.
        public mutating func appendLiteral(_ literal: StaticString) {
            literal.withUTF8Buffer { text += String(decoding: $0, as: UTF8.self) }
        }

        /// Binds a value.
        public mutating func appendInterpolation(_ value: some SQLBindable) {
            values.append(value.sqlValue)
            text += "$"
            text += String(values.count)
        }

        /// Binds a value or NULL.
        public mutating func appendInterpolation(_ value: (some SQLBindable)?) {
            values.append(value?.sqlValue ?? .null)
            text += "$"
            text += String(values.count)
        }

        /// Puts in text of our own, with its values.
        public mutating func appendInterpolation(sql: SQL) {
            text += sql.renumbered(from: values.count)
            values += sql.values
        }

        /// Binds a list for `IN (…)`: `WHERE id IN \(list: ids)`; an empty list matches nothing.
        public mutating func appendInterpolation(list: [some SQLBindable]) {
            text += "("
            for (index, value) in list.enumerated() {
                if index > 0 { text += ", " }
                appendInterpolation(value)
            }
            text += list.isEmpty ? "NULL)" : ")"
        }
    }
}
