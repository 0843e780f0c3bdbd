public import Vocabulary

/// One row of a query's answer; columns are counted from 0. Each accessor throws `corrupt` if the column
/// holds something else.
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
    /// The identifier that a text is the base 32 of.
    func identifier(_ column: Int) throws(DatabaseError) -> RawIdentifier
    /// The identifier of any kind that a text is the wire form of.
    func anyIdentifier(_ column: Int) throws(DatabaseError) -> AnyIdentifier
}

// Inlined, so that what a store reads is known where it reads it: a row of a page costs half as much.
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

    /// What to throw for a text that is no identifier.
    public static func noIdentifier(_ column: Int) -> DatabaseError { .corrupt("column \(column) is no id") }

    /// Asks whether there is one, and reads it.
    public func optionalText(_ column: Int) throws(DatabaseError) -> String? {
        isNull(column) ? nil : try text(column)
    }

    /// Asks whether there is one, and reads it.
    public func optionalInteger(_ column: Int) throws(DatabaseError) -> Int64? {
        isNull(column) ? nil : try integer(column)
    }

    /// An integer that counts things.
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
