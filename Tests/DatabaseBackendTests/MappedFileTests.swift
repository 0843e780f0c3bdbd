import Database
import DatabaseTestSupport
import TestKit
import Testing

@testable import DatabaseSQLite

/// When a connection that reads has SQLite map the file (decision 88).
@Suite("A mapped file")
struct MappedFileTests {
    private let path: String
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("마당.sqlite")
    }

    @Test("it is mapped while it is read again and again, until somebody commits")
    func untilCommit() async throws {
        let database = try await opened(mappingAfter: 3)
        #expect(try await mapped(in: 5, readsOf: database) == [false, false, false, true, true])
        try await database.join("2", "바쁜개미")
        #expect(
            try await mapped(in: 5, readsOf: database) == [true, false, false, false, true],
            "the first one sees the commit, and three are waited for anew")
        #expect(try await database.nicknames().count == 2)
        try await database.close()
    }

    @Test("another program's commits count as well, and what is rolled back does not")
    func otherProgram() async throws {
        let database = try await opened(mappingAfter: 2)
        let other = try await SQLiteDatabase.open(.file(path: path))
        #expect(try await mapped(in: 3, readsOf: database) == [false, false, true])
        await #expect(throws: DatabaseError.self) { try await other.join("1", "다른참새") }
        #expect(try await mapped(in: 2, readsOf: database) == [true, true])
        try await other.join("2", "바쁜개미")
        #expect(try await mapped(in: 4, readsOf: database) == [true, false, false, true])
        #expect(try await database.nicknames().count == 2)
        try await other.close()
        try await database.close()
    }

    @Test("reads between which somebody commits are never enough")
    func busy() async throws {
        let database = try await opened(mappingAfter: 2)
        for number in 2..<6 {
            try await database.join("\(number)", "이웃 \(number)")
            #expect(try await mapped(in: 2, readsOf: database) == [false, false])
        }
        try await database.close()
    }

    /// One reader, so that each read comes after what follows the one before, and which has seen the file.
    private func opened(mappingAfter reads: Int) async throws -> SQLiteDatabase {
        let options = SQLiteDatabase.Options(readers: 1).with(\.readsBeforeMapping, reads)
        let database = try await SQLiteDatabase.open(.file(path: path), options: options)
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        try await database.join("1", "느긋한참새")
        _ = try await database.nicknames()
        return database
    }

    /// Of so many reads one after the other, whether SQLite may map the file in each.
    private func mapped(in count: Int, readsOf database: SQLiteDatabase) async throws -> [Bool] {
        var answers: [Bool] = []
        for _ in 0..<count {
            let bytes = try await database.read { reader throws(DatabaseError) in
                #expect(try reader.exists("SELECT 1 FROM members"))
                return try reader.first("PRAGMA mmap_size") { row throws(DatabaseError) in
                    try row.integer(0)
                }
            }
            answers.append(try #require(bytes) > 0)
        }
        return answers
    }
}
