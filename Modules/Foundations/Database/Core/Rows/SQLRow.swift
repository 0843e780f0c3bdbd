public import Vocabulary

/// One row of a query's result; columns are counted from 0. Each accessor throws `corrupt` if the column
/// holds another type.
public protocol SQLRow {
    /// Whether the column is NULL.
    func isNull(_ column: Int) -> Bool
    /// A 64-bit integer.
    func integer(_ column: Int) throws(DatabaseError) -> Int64
    /// A 64-bit integer, nil for NULL.
    func optionalInteger(_ column: Int) throws(DatabaseError) -> Int64?
    /// Text, which is valid UTF-8.
    func text(_ column: Int) throws(DatabaseError) -> String
    /// Text, nil for NULL.
    func optionalText(_ column: Int) throws(DatabaseError) -> String?
    /// Bytes, copied out of the row.
    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8]
    /// An identifier stored as base 32 text.
    func identifier(_ column: Int) throws(DatabaseError) -> RawIdentifier
    /// An identifier of any kind, stored in its wire form.
    func anyIdentifier(_ column: Int) throws(DatabaseError) -> AnyIdentifier
}

// Inlined, so that the compiler knows the types that a store reads: a row of a page costs half as much.
extension SQLRow {
    /// Reads the text.
    public func identifier(_ column: Int) throws(DatabaseError) -> RawIdentifier {
        guard let raw = RawIdentifier(base32: try text(column)) else { throw Self.noIdentifier(column) }
        return raw
    }

    /// Reads the text.
    public func anyIdentifier(_ column: Int) throws(DatabaseError) -> AnyIdentifier {
        guard let id = AnyIdentifier(try text(column)) else { throw Self.noIdentifier(column) }
        return id
    }

    /// The error for a text that is no identifier.
    public static func noIdentifier(_ column: Int) -> DatabaseError { .corrupt("column \(column) is no id") }

    /// Nil for NULL, else the text.
    public func optionalText(_ column: Int) throws(DatabaseError) -> String? {
        isNull(column) ? nil : try text(column)
    }

    /// Nil for NULL, else the integer.
    public func optionalInteger(_ column: Int) throws(DatabaseError) -> Int64? {
        isNull(column) ? nil : try integer(column)
    }

    /// An integer as a count.
    @inlinable @inline(__always)
    public func count(_ column: Int) throws(DatabaseError) -> Int {
        Int(try integer(column))
    }

    /// 1 or 0.
    @inlinable @inline(__always)
    public func bool(_ column: Int) throws(DatabaseError) -> Bool {
        try integer(column) != 0
    }

    /// An identifier.
    @inlinable @inline(__always)
    public func id<Subject: IdentifierSubject>(_ column: Int) throws(DatabaseError) -> Identifier<
        Subject
    > {
        Identifier(try identifier(column))
    }

    /// A moment.
    @inlinable @inline(__always)
    public func timestamp(_ column: Int) throws(DatabaseError) -> Timestamp {
        Timestamp(microseconds: try integer(column))
    }

    /// A moment, nil for NULL.
    @inlinable @inline(__always)
    public func optionalTimestamp(_ column: Int) throws(DatabaseError) -> Timestamp? {
        try optionalInteger(column).map { Timestamp(microseconds: $0) }
    }

    /// A version.
    @inlinable @inline(__always)
    public func version(_ column: Int) throws(DatabaseError) -> Version {
        Version(try integer(column))
    }

    /// A case of an enumeration stored by its raw text.
    @inlinable @inline(__always)
    public func value<Value: RawRepresentable<String>>(_ column: Int) throws(DatabaseError)
        -> Value
    {
        guard let value = Value(rawValue: try text(column)) else {
            throw .corrupt("column \(column) is no \(Value.self)")
        }
        return value
    }
}
