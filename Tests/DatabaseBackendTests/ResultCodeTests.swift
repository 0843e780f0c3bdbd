import Database
import Testing

@testable import DatabaseSQLite

@Suite("Result codes of SQLite")
struct ResultCodeTests {
    /// sqlite.org/rescode.html
    @Test(
        "each code has one meaning",
        arguments: [
            (2067, .duplicate("t.a")), (1555, .duplicate("t.a")), (2579, .duplicate("t.a")),
            (5, .contention), (6, .contention), (517, .contention),
            (261, .unavailable("another program is repairing the database")),
            (13, .full), (8, .readOnly), (1032, .readOnly), (1544, .readOnly),
            (14, .unavailable("x failed: t.a")), (10, .unavailable("x failed: t.a")),
            (3850, .unavailable("x failed: t.a")),
            (9, .cutOff), (11, .corrupt("x failed: t.a")),
            (26, .notDatabase),
            (1, .misuse("x failed: t.a")), (787, .misuse("x failed: t.a")), (1299, .misuse("x failed: t.a")),
            (21, .misuse("x failed: t.a")),
        ] as [(Int32, DatabaseError)])
    func meaning(_ code: Int32, _ expected: DatabaseError) {
        #expect(databaseError(code: code, message: "x failed: t.a") == expected)
    }

    @Test("a library that is too old is refused with what to do")
    func oldLibrary() throws {
        let old = DatabaseError.unavailable(
            "SQLite 3.35 or newer is needed, this is 3.34.1: install a newer libsqlite3")
        #expect(throws: old) { try SQLiteDatabase.checkLibrary(3_034_001) }
        try SQLiteDatabase.checkLibrary(3_035_000)
    }
}
