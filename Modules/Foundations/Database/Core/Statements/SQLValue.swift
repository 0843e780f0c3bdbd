public import Vocabulary

/// A value bound to a placeholder.
public enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
}

/// A type that is stored in the same form in every database.
public protocol SQLBindable {
    /// The value to bind to a placeholder.
    var sqlValue: SQLValue { get }
}

extension SQLValue: SQLBindable {
    /// The value itself.
    public var sqlValue: SQLValue { self }
}

extension String: SQLBindable {
    /// Text, UTF-8.
    public var sqlValue: SQLValue { .text(self) }
}

extension Int64: SQLBindable {
    /// A 64-bit integer.
    public var sqlValue: SQLValue { .integer(self) }
}

extension Int: SQLBindable {
    /// A 64-bit integer.
    public var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Bool: SQLBindable {
    /// 1 or 0: one form on engines with and without a boolean type.
    public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension [UInt8]: SQLBindable {
    /// Bytes.
    public var sqlValue: SQLValue { .bytes(self) }
}

extension RawIdentifier: SQLBindable {
    /// The 26 characters of base 32, whose text order is the identifiers' order.
    public var sqlValue: SQLValue { .text(base32) }
}

extension Identifier: SQLBindable {
    /// As `RawIdentifier`: a column holds identifiers of one subject, so the prefix is not stored.
    public var sqlValue: SQLValue { raw.sqlValue }
}

extension Timestamp: SQLBindable {
    /// Microseconds since 1970.
    public var sqlValue: SQLValue { .integer(microseconds) }
}

extension Version: SQLBindable {
    /// The number.
    public var sqlValue: SQLValue { .integer(number) }
}

extension CivilDay: SQLBindable {
    /// Days since 1970.
    public var sqlValue: SQLValue { .integer(daysSince1970) }
}
