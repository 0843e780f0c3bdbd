import Database
import Synchronization
import Testing
import Vocabulary

/// Which pages cost more than what they show, and that a page behind the end costs nothing but the count.
@Suite("Lists cut by position")
struct KeysetListTests {
    private static let (indexed, searched) = (list(isIndexed: true), list(isIndexed: false))

    @Test func costlyAreSearchesAndPagesByNumber() throws {
        let cursor = Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4))
        for (start, isCostly) in [(.first, false), (.after(cursor), false), (.number(1), true)]
            as [(PageRequest.Start, Bool)]
        {
            let request = try PageRequest(start)
            #expect(Self.indexed.isCostly(request) == isCostly, "\(start)")
            #expect(Self.searched.isCostly(request), "\(start)")
        }
    }

    @Test(arguments: [(0, 1), (0, 1_000_000), (40, 3), (41, 1_000_000)])
    func behindTheEndNothingIsPassedOver(_ total: Int, _ number: Int) throws {
        let reader = CountingReader(total: total)
        let page = try Self.page(number, reader)
        #expect(page.items.isEmpty && page.next == nil)
        #expect(page.numbering == PageNumbering(number: number, size: 20, total: total))
        #expect(reader.statements.count == 1, "the count alone: \(reader.statements)")
    }

    @Test(arguments: [(1, 1), (40, 2), (41, 3)])
    func theLastPageIsRead(_ total: Int, _ number: Int) throws {
        let reader = CountingReader(total: total)
        _ = try Self.page(number, reader)
        #expect(reader.statements.count == 2)
        #expect(reader.statements.last?.hasSuffix("OFFSET $2") == true, "\(reader.statements)")
    }

    private static func page(_ number: Int, _ reader: CountingReader) throws -> Page<Int64> {
        try indexed.page(try PageRequest(.number(number)), columns: "1", reader) {
            row throws(DatabaseError) in
            try row.integer()
        }
    }

    private static func list(isIndexed: Bool) -> KeysetList {
        KeysetList(
            scope: 1, source: "members", conditions: ["points > 0"], key: "points", id: "id",
            isIndexed: isIndexed)
    }
}

/// Answers counts, and nothing else.
private final class CountingReader: SQLReader {
    private let total: Int
    private let asked = Mutex<[String]>([])

    init(total: Int) { self.total = total }

    var statements: [String] { asked.withLock { $0 } }

    func rows(
        of statement: SQL, _ row: (any SQLRow) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        asked.withLock { $0.append(statement.text) }
        if statement.text.contains("count(*)") { try row(OneNumber(value: total)) }
    }
}

/// A row with one number.
private struct OneNumber: SQLRow {
    let value: Int

    func isNull(_ column: Int) -> Bool { false }
    func integer(_ column: Int) throws(DatabaseError) -> Int64 { Int64(value) }
    func text(_ column: Int) throws(DatabaseError) -> String { throw .corrupt("a number") }
    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] { throw .corrupt("a number") }
}
