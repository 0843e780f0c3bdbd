public import Vocabulary

/// Reads the columns of a row one after the other, in the order in which the query names them: a column that
/// is put between others moves no number.
///
/// Each method reads the next column and throws `corrupt` if there is something else in it, as the method of
/// that name of `SQLRow` does. Valid as long as the row is. It cannot be copied, or it would be for each
/// column.
public struct RowReader: ~Copyable {
    @usableFromInline let row: any SQLRow
    @usableFromInline var column: Int

    /// Begins at the row's first column.
    @inlinable @inline(__always)
    public init(_ row: any SQLRow) {
        self.row = row
        column = 0
    }

    /// The number of the next column, which is read now.
    @inlinable @inline(__always)
    mutating func next() -> Int {
        defer { column += 1 }
        return column
    }

    /// Passes over the next column.
    @inlinable @inline(__always)
    mutating func skip() { column += 1 }
}

// Inlined as the row's own methods are: a page's rows are read here.
extension RowReader {
    /// A 64-bit integer.
    @inlinable @inline(__always)
    public mutating func integer() throws(DatabaseError) -> Int64 { try row.integer(next()) }

    /// A 64-bit integer, nil for NULL.
    @inlinable @inline(__always)
    public mutating func optionalInteger() throws(DatabaseError) -> Int64? {
        try row.optionalInteger(next())
    }

    /// An integer that counts things.
    @inlinable @inline(__always)
    public mutating func count() throws(DatabaseError) -> Int { try row.count(next()) }

    /// 1 or 0.
    @inlinable @inline(__always)
    public mutating func bool() throws(DatabaseError) -> Bool { try row.bool(next()) }

    /// Text, which is valid UTF-8.
    @inlinable @inline(__always)
    public mutating func text() throws(DatabaseError) -> String { try row.text(next()) }

    /// Text, nil for NULL.
    @inlinable @inline(__always)
    public mutating func optionalText() throws(DatabaseError) -> String? { try row.optionalText(next()) }

    /// Bytes, copied out of the row.
    @inlinable @inline(__always)
    public mutating func bytes() throws(DatabaseError) -> [UInt8] { try row.bytes(next()) }

    /// Bytes, copied out of the row; nil for NULL.
    @inlinable @inline(__always)
    public mutating func optionalBytes() throws(DatabaseError) -> [UInt8]? {
        let column = next()
        return row.isNull(column) ? nil : try row.bytes(column)
    }

    /// An identifier.
    @inlinable @inline(__always)
    public mutating func id<Subject: IdentifierSubject>() throws(DatabaseError) -> Identifier<Subject> {
        try row.id(next())
    }

    /// An identifier of any kind, with its prefix.
    @inlinable @inline(__always)
    public mutating func anyIdentifier() throws(DatabaseError) -> AnyIdentifier {
        try row.anyIdentifier(next())
    }

    /// An identifier of any kind, nil for NULL.
    @inlinable @inline(__always)
    public mutating func optionalAnyIdentifier() throws(DatabaseError) -> AnyIdentifier? {
        let column = next()
        return row.isNull(column) ? nil : try row.anyIdentifier(column)
    }

    /// A moment.
    @inlinable @inline(__always)
    public mutating func timestamp() throws(DatabaseError) -> Timestamp { try row.timestamp(next()) }

    /// A moment, nil for NULL.
    @inlinable @inline(__always)
    public mutating func optionalTimestamp() throws(DatabaseError) -> Timestamp? {
        try row.optionalTimestamp(next())
    }

    /// A version.
    @inlinable @inline(__always)
    public mutating func version() throws(DatabaseError) -> Version { try row.version(next()) }

    /// A case of an enumeration stored by its raw text.
    @inlinable @inline(__always)
    public mutating func value<Value: RawRepresentable<String>>() throws(DatabaseError) -> Value {
        try row.value(next())
    }

    /// A case of an enumeration stored by its raw text, nil for NULL.
    @inlinable @inline(__always)
    public mutating func optionalValue<Value: RawRepresentable<String>>() throws(DatabaseError) -> Value? {
        let column = next()
        return row.isNull(column) ? nil : try row.value(column) as Value
    }
}
