import Database
import DatabaseTestSupport
import TestKit
import Testing

@testable import DatabaseSQLite

/// What other connections and programs do to the log and the file, and what is no damage.
@Suite("No false alarms")
struct FalseAlarmTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.sqlite")
    }

    @Test("others write, move the log, begin it anew, empty it and rewrite the file while writes go on")
    func others() async throws {
        let database = try await opened()
        let other = try await SQLiteDatabase.open(.file(path: path))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 0..<300 { try await database.write(joining("a\(number)")) }
            }
            group.addTask {
                for number in 0..<300 { try await other.write(joining("b\(number)")) }
            }
            group.addTask {
                for _ in 0..<150 { _ = try await other.truncateLog(ifIdleFor: .zero) }
            }
            group.addTask { [path] in
                for _ in 0..<10 {
                    do throws(DatabaseError) { try await SQLiteDatabase.vacuum(path) } catch .contention {}
                }
            }
            group.addTask {
                for _ in 0..<500 {
                    database.lookAtFiles()
                    _ = try await database.joined()
                }
            }
            try await group.waitForAll()
        }
        #expect(database.fileFault == nil && other.fileFault == nil)
        #expect(try await database.joined().count == 600)
        try await other.close()
        try await database.close()
        #expect(!folder.has("a.sqlite.saved") && !folder.has("a.sqlite.damaged"))
    }

    @Test("what is rolled back behind a commit stays in the log, and is no damage")
    func rolledBack() async throws {
        let database = try await opened()
        for round in 0..<20 {
            try await database.write(joining("\(round)"))
            await #expect(throws: DatabaseError.duplicate("members_pkey")) {
                try await database.write { writer throws(DatabaseError) in
                    // More than the connection keeps in memory, so that some of it goes into the log.
                    _ = try writer.exists("PRAGMA cache_size = 10")
                    for number in 0..<200 {
                        try joining("x\(number)", String(repeating: "가", count: 900) + "\(number)")(writer)
                    }
                    throw .duplicate("members_pkey")
                }
            }
        }
        #expect(database.fileFault == nil)
        #expect(try await database.joined().count == 20)
        try await database.close()
    }

    private func opened() async throws -> SQLiteDatabase {
        let options = SQLiteDatabase.Options().with(\.log, .short)
        let database = try await SQLiteDatabase.open(.file(path: path), options: options)
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        return database
    }
}
