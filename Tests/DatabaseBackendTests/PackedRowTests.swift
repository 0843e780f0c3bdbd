import Database
import Testing

@Suite("Packed rows")
struct PackedRowTests {
    /// Values and the form that they must keep for ever: it is in databases.
    static let forms: [(values: [SQLValue], bytes: [UInt8])] = [
        ([], [1, 0, 0, 0, 0]),
        ([.null], [1, 0, 0, 0, 1, 0]),
        ([.integer(0)], [1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
        ([.integer(-2)], [1, 0, 0, 0, 1, 1, 255, 255, 255, 255, 255, 255, 255, 254]),
        ([.integer(.max)], [1, 0, 0, 0, 1, 1, 127, 255, 255, 255, 255, 255, 255, 255]),
        ([.integer(.min)], [1, 0, 0, 0, 1, 1, 128, 0, 0, 0, 0, 0, 0, 0]),
        ([.text("")], [1, 0, 0, 0, 1, 2, 0, 0, 0, 0]),
        ([.text("가")], [1, 0, 0, 0, 1, 2, 0, 0, 0, 3, 0xEA, 0xB0, 0x80]),
        (
            [.text("\u{1100}\u{1161}")],
            [1, 0, 0, 0, 1, 2, 0, 0, 0, 6, 0xE1, 0x84, 0x80, 0xE1, 0x85, 0xA1]
        ),
        ([.text("𠮷")], [1, 0, 0, 0, 1, 2, 0, 0, 0, 4, 0xF0, 0xA0, 0xAE, 0xB7]),
        ([.text("a\u{0}b")], [1, 0, 0, 0, 1, 2, 0, 0, 0, 3, 97, 0, 98]),
        ([.bytes([])], [1, 0, 0, 0, 1, 3, 0, 0, 0, 0]),
        ([.bytes([0, 255])], [1, 0, 0, 0, 1, 3, 0, 0, 0, 2, 0, 255]),
        ([.null, .text("1"), .bytes([49])], [1, 0, 0, 0, 3, 0, 2, 0, 0, 0, 1, 49, 3, 0, 0, 0, 1, 49]),
    ]

    @Test("a row has one form and comes back from it", arguments: forms)
    func form(_ values: [SQLValue], _ bytes: [UInt8]) throws {
        #expect(PackedRow(values).bytes == bytes)
        let read = try PackedRow(bytes: bytes)
        #expect(read.values == values)
        #expect(read.bytes == bytes, "What was read must be packed as it was, in the same normal form.")
    }

    @Test("a row of many long values comes back")
    func longRow() throws {
        let text = String(repeating: "당근👍🏽", count: 20_000)
        let values: [SQLValue] = (0..<300).map { $0 % 2 == 0 ? .text(text) : .integer(Int64($0)) }
        #expect(try PackedRow(bytes: PackedRow(values).bytes).values == values)
    }

    @Test("a row that is cut off anywhere is corrupt", arguments: forms)
    func truncated(_: [SQLValue], _ bytes: [UInt8]) {
        for length in 0..<bytes.count {
            let isCorrupt = isCorrupt(Array(bytes.prefix(length)))
            #expect(isCorrupt, "the first \(length) of \(bytes.count) bytes were taken for a row")
        }
    }

    @Test(
        "a damaged row is corrupt",
        arguments: [
            ("another version", [2, 0, 0, 0, 0]),
            ("bytes behind the end", [1, 0, 0, 0, 0, 0]),
            ("an unknown kind", [1, 0, 0, 0, 1, 4]),
            ("a count beyond the end", [1, 255, 255, 255, 255, 0]),
            ("a length beyond the end", [1, 0, 0, 0, 1, 3, 255, 255, 255, 255, 0]),
            ("no UTF-8", [1, 0, 0, 0, 1, 2, 0, 0, 0, 1, 0xFF]),
            ("a surrogate", [1, 0, 0, 0, 1, 2, 0, 0, 0, 3, 0xED, 0xA0, 0x80]),
            ("half a character", [1, 0, 0, 0, 1, 2, 0, 0, 0, 2, 0xEA, 0xB0]),
        ] as [(String, [UInt8])])
    func damaged(_ damage: String, _ bytes: [UInt8]) {
        #expect(isCorrupt(bytes), "\(damage) was taken for a row")
    }

    @Test("columns are read as those of an engine's row")
    func columns() throws {
        let row = PackedRow([.null, .integer(-7), .text("당근"), .bytes([1])])
        #expect(row.isNull(0) && !row.isNull(1) && row.isNull(4))
        #expect(try row.integer(1) == -7)
        #expect(try row.text(2) == "당근")
        #expect(try row.bytes(3) == [1])
        #expect(try row.optionalText(0) == nil)
        #expect(throws: DatabaseError.corrupt("column 0 holds NULL, not text")) { try row.text(0) }
        #expect(throws: DatabaseError.corrupt("column 2 holds text, not an integer")) { try row.integer(2) }
        #expect(throws: DatabaseError.corrupt("column 1 holds an integer, not bytes")) { try row.bytes(1) }
        #expect(throws: DatabaseError.corrupt("a packed row has 4 columns, not 5")) { try row.text(4) }
    }

    private func isCorrupt(_ bytes: [UInt8]) -> Bool {
        do throws(DatabaseError) {
            _ = try PackedRow(bytes: bytes)
            return false
        } catch {
            if case .corrupt = error { return true }
            return false
        }
    }
}
