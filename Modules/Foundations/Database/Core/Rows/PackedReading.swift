/// The marks of a packed row.
enum PackedForm {
    static let version: UInt8 = 1
    static let null: UInt8 = 0
    static let integer: UInt8 = 1
    static let text: UInt8 = 2
    static let bytes: UInt8 = 3
}

/// Reads a packed row from its start to its end, trusting nothing in it.
struct PackedReading {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    mutating func values() throws(DatabaseError) -> [SQLValue] {
        guard rest.popFirst() == PackedForm.version else {
            throw .corrupt("a packed row is of another version, or empty")
        }
        let count = Int(try number(UInt32.self))
        // Each value has a tag, so a count beyond the bytes is damage, for which no room is made.
        if count > rest.count { throw Self.truncated }
        var values: [SQLValue] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try value()) }
        return values
    }

    /// Throws if something follows.
    func end() throws(DatabaseError) {
        if !rest.isEmpty { throw .corrupt("a packed row has \(rest.count) bytes too many") }
    }

    private mutating func value() throws(DatabaseError) -> SQLValue {
        switch rest.popFirst() {
        case PackedForm.null: return .null
        case PackedForm.integer: return .integer(Int64(bitPattern: try number(UInt64.self)))
        case PackedForm.text:
            guard let text = String(validating: try content(), as: UTF8.self) else {
                throw .corrupt("a packed row has text that is not UTF-8")
            }
            return .text(text)
        case PackedForm.bytes: return .bytes(Array(try content()))
        case let tag?: throw .corrupt("a packed row has a value of the unknown kind \(tag)")
        case nil: throw Self.truncated
        }
    }

    private mutating func content() throws(DatabaseError) -> ArraySlice<UInt8> {
        try take(Int(try number(UInt32.self)))
    }

    private mutating func number<Number: FixedWidthInteger>(_: Number.Type) throws(DatabaseError) -> Number {
        try take(MemoryLayout<Number>.size).reduce(0) { $0 << 8 | Number($1) }
    }

    private mutating func take(_ count: Int) throws(DatabaseError) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw Self.truncated }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    private static let truncated = DatabaseError.corrupt("a packed row ends too early")
}
