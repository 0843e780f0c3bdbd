import Database

/// The values of one command in the form in which libpq takes them: integers and bytes binary, text as it is.
///
/// It is filled anew for each command, so that its memory is asked for once.
struct Parameters {
    private static let text: Int32 = 0
    private static let binary: Int32 = 1

    private var bytes: [UInt8] = []
    /// Where each value begins; nil for NULL.
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    /// Throws `misuse` for a text with a NUL and for more values than a command can have.
    static func check(_ values: [SQLValue]) throws(DatabaseError) {
        if values.count > 65_535 { throw .misuse("a statement has \(values.count) values, more than 65535") }
        try values.checkText()
    }

    /// Takes the values.
    mutating func fill(_ values: [SQLValue]) {
        bytes.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        formats.removeAll(keepingCapacity: true)
        for value in values { append(value) }
    }

    /// Lends the values in the arrays that libpq asks for.
    func withArrays<Value>(
        _ body: (
            Int32, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) -> Value
    ) -> Value {
        guard !starts.isEmpty else { return body(0, nil, nil, nil) }
        return bytes.withUnsafeBytes { storage in
            let characters = storage.bindMemory(to: CChar.self).baseAddress
            return withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: starts.count) {
                for (index, start) in starts.enumerated() {
                    $0.initializeElement(at: index, to: start.flatMap { characters?.advanced(by: $0) })
                }
                return body(Int32(starts.count), $0.baseAddress, lengths, formats)
            }
        }
    }

    private mutating func append(_ value: SQLValue) {
        switch value {
        case .null:
            starts.append(nil)
            lengths.append(0)
            formats.append(Self.text)
        case .integer(let number):
            add(Self.binary) { bytes in
                withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
            }
        case .text(let text): add(Self.text) { $0.append(contentsOf: text.utf8) }
        case .bytes(let content): add(Self.binary) { $0.append(contentsOf: content) }
        }
    }

    private mutating func add(_ format: Int32, _ write: (inout [UInt8]) -> Void) {
        let start = bytes.count
        write(&bytes)
        starts.append(start)
        lengths.append(Int32(clamping: bytes.count - start))
        formats.append(format)
        // Text ends with a NUL; and an empty value has an address of its own, which a missing one has not.
        bytes.append(0)
    }
}

/// The type that a placeholder is prepared with, by its value.
enum ParameterType: UInt32 {
    /// The server finds out by where the placeholder stands: for text and NULL.
    case inferred = 0
    /// `bytea`
    case bytes = 17
    /// `int8`, which goes into and compares with the smaller integers as well.
    case integer = 20

    init(_ value: SQLValue) {
        switch value {
        case .null, .text: self = .inferred
        case .integer: self = .integer
        case .bytes: self = .bytes
        }
    }
}
