/// A row's values as one run of bytes and back: equal bytes mean equal values, whichever engine they came
/// from.
///
/// The form, which is kept in databases and hashed, so that it never changes: the byte 1, the number of
/// values, then each value with a tag before it. 0 is NULL; 1 an integer of 8 bytes; 2 text and 3 bytes, each
/// with its length before its content. Numbers are big-endian, counts and lengths have 4 bytes, text is UTF-8
/// as it was given: nothing is normalised.
public struct PackedRow: SQLRow, Sendable {
    /// The values in order of the columns.
    public let values: [SQLValue]

    /// A row of these values, each at most 4 GiB.
    public init(_ values: [SQLValue]) {
        self.values = values
    }

    /// Reads the form. Throws `corrupt` for anything else, bytes behind the last value included.
    public init(bytes: [UInt8]) throws(DatabaseError) {
        var reading = PackedReading(bytes)
        values = try reading.values()
        try reading.end()
    }

    /// The form.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    /// Appends the form, which tells by itself where it ends.
    public func append(to bytes: inout [UInt8]) {
        bytes.append(PackedForm.version)
        Self.append(UInt32(values.count), to: &bytes)
        for value in values { Self.append(value, to: &bytes) }
    }

    private static func append(_ value: SQLValue, to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes.append(PackedForm.null)
        case .integer(let number):
            bytes.append(PackedForm.integer)
            append(UInt64(bitPattern: number), to: &bytes)
        case .text(let text):
            bytes.append(PackedForm.text)
            append(UInt32(text.utf8.count), to: &bytes)
            bytes.append(contentsOf: text.utf8)
        case .bytes(let content):
            bytes.append(PackedForm.bytes)
            append(UInt32(content.count), to: &bytes)
            bytes.append(contentsOf: content)
        }
    }

    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
}

extension PackedRow {
    /// Whether the column is NULL, or there is none.
    public func isNull(_ column: Int) -> Bool {
        guard values.indices.contains(column) else { return true }
        return values[column] == .null
    }

    /// A 64-bit integer.
    public func integer(_ column: Int) throws(DatabaseError) -> Int64 {
        guard case .integer(let number) = try value(column) else { throw mismatch(column, "an integer") }
        return number
    }

    /// Text, in the normal form in which it was packed.
    public func text(_ column: Int) throws(DatabaseError) -> String {
        guard case .text(let text) = try value(column) else { throw mismatch(column, "text") }
        return text
    }

    /// Bytes.
    public func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] {
        guard case .bytes(let content) = try value(column) else { throw mismatch(column, "bytes") }
        return content
    }

    private func value(_ column: Int) throws(DatabaseError) -> SQLValue {
        guard values.indices.contains(column) else {
            throw .corrupt("a packed row has \(values.count) columns, not \(column + 1)")
        }
        return values[column]
    }

    private func mismatch(_ column: Int, _ wanted: String) -> DatabaseError {
        let found =
            switch values[column] {
            case .null: "NULL"
            case .integer: "an integer"
            case .text: "text"
            case .bytes: "bytes"
            }
        return .corrupt("column \(column) holds \(found), not \(wanted)")
    }
}
