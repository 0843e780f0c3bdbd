import Database
import DatabaseSQLite
import DatabaseTestSupport
import TestKit
import Testing
import Vocabulary

@Suite("Files")
struct FileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("what was acknowledged is in the file after closing, and no log is left")
    func reopened() async throws {
        let database = try await opened("a.sqlite")
        try await database.join("1", "당근")
        try await database.close()
        #expect(
            !folder.has("a.sqlite-wal") && !folder.has("a.sqlite-shm"), "closing must leave the file alone")
        let again = try await open("a.sqlite")
        #expect(try await again.nicknames() == ["당근"])
        try await again.close()
    }

    @Test("what was acknowledged is in the files while they are open: a copy has it")
    func copied() async throws {
        let database = try await opened("a.sqlite")
        for number in 0..<50 { try await database.join("\(number)", "이웃 \(number + 10)") }
        try folder.copy("a.sqlite", to: "copy.sqlite")
        try folder.copy("a.sqlite-wal", to: "copy.sqlite-wal")
        let copy = try await open("copy.sqlite")
        #expect(try await copy.nicknames() == (10..<60).map { "이웃 \($0)" })
        try await copy.close()
        try await database.close()
    }

    @Test("a write is flushed before it is acknowledged, in write-ahead mode, with foreign keys")
    func pragmas() async throws {
        let database = try await opened("a.sqlite")
        let values = try await database.write { writer throws(DatabaseError) in
            (
                try writer.first("PRAGMA journal_mode") { row throws(DatabaseError) in try row.text(0) },
                try writer.first("PRAGMA synchronous") { row throws(DatabaseError) in try row.integer(0) },
                try writer.first("PRAGMA foreign_keys") { row throws(DatabaseError) in try row.integer(0) },
                try writer.first("PRAGMA busy_timeout") { row throws(DatabaseError) in try row.integer(0) }
            )
        }
        #expect(values.0 == "wal" && values.1 == 2 && values.2 == 1 && values.3 == 5000, "\(values)")
        let wait = try await database.read { reader throws(DatabaseError) in
            try reader.first("PRAGMA busy_timeout") { row throws(DatabaseError) in try row.integer(0) }
        }
        #expect(wait == 5000)
        #expect(database.version.hasPrefix("3.") && database.path == folder.path("a.sqlite"))
        try await database.close()
    }

    @Test("the log is emptied while the file is open, unless somebody has just written or still reads")
    func truncatedLog() async throws {
        let database = try await opened("a.sqlite")
        for number in 0..<20 { try await database.join("\(number)", "이웃 \(number + 10)") }
        #expect(try await !database.truncateLog(ifIdleFor: .seconds(3600)), "somebody has just written")
        let (isReading, mayEnd) = (Signal(), Signal())
        async let older = database.read { reader throws(DatabaseError) in
            let before = try reader.first("SELECT count(*) FROM members") { row throws(DatabaseError) in
                try row.count(0)
            }
            isReading.send()
            #expect(mayEnd.receivedOnThread())
            return before
        }
        await isReading.received()
        try await database.join("late", "늦은이")
        #expect(try await !database.truncateLog(ifIdleFor: .zero), "somebody reads an older moment")
        mayEnd.send()
        #expect(try await older == 20)
        #expect(try await database.truncateLog(ifIdleFor: .zero))
        #expect(try folder.read("a.sqlite-wal").isEmpty)
        #expect(try await database.truncateLog(ifIdleFor: .zero), "there is nothing to do")
        let wait = try await database.write { writer throws(DatabaseError) in
            try writer.first("PRAGMA busy_timeout") { row throws(DatabaseError) in try row.integer(0) }
        }
        #expect(wait == 5000, "writes wait for others as before")
        try await database.join("later", "더 늦은이")
        #expect(try await database.nicknames().count == 22)
        try await database.close()
    }

    @Test("files and folders that are made are their owner's alone")
    func permissions() async throws {
        let database = try await opened("자료/깊이/a.sqlite")
        #expect(folder.permissions("자료") == 0o700)
        #expect(folder.permissions("자료/깊이") == 0o700)
        for name in ["a.sqlite", "a.sqlite-wal", "a.sqlite-shm"] {
            #expect(folder.permissions("자료/깊이/" + name) == 0o600, "\(name)")
        }
        try await database.close()
    }

    @Test("a file that is something else is refused by name and stays as it is")
    func notADatabase() async throws {
        try folder.write(String(repeating: "마당은 이웃이 만나는 곳. ", count: 400), to: "a.sqlite")
        let path = folder.path("a.sqlite")
        let error = await #expect(throws: DatabaseError.self) { try await open("a.sqlite") }
        #expect(error?.service.message.hasPrefix("\(path) is not a database") == true, "\(error as Any)")
        #expect(!folder.has("a.sqlite-wal"))
    }

    @Test("a file that nobody may write is read only")
    func readOnlyFile() async throws {
        try await opened("a.sqlite").close()
        try folder.setPermissions(0o400, of: "a.sqlite")
        await #expect(throws: DatabaseError.readOnly) { try await open("a.sqlite") }
    }

    @Test("a folder that cannot be made, or stands in the file's place, makes it unavailable")
    func noFolder() async throws {
        try folder.write("", to: "file")
        let path = folder.path("file/sub/a.sqlite")
        let made = "\(path): the folder \(folder.path("file/sub")) cannot be made: Not a directory"
        await #expect(throws: DatabaseError.unavailable(made)) { try await open("file/sub/a.sqlite") }
        let taken = DatabaseError.unavailable("\(folder.path("")): this is a folder, not a file")
        await #expect(throws: taken) { try await open("") }
    }

    @Test("every read of a file that was taken away is answered: unavailable")
    func fileTakenAway() async throws {
        let database = try await open("a.sqlite")
        try folder.remove("a.sqlite")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    await #expect(throws: DatabaseError.unavailable("unable to open database file")) {
                        try await database.text("SELECT 'x'")
                    }
                }
            }
        }
        try await database.close()
    }

    @Test("a database that another program keeps to itself is unavailable")
    func lockedForOpening() async throws {
        let first = try await open("a.sqlite")
        // The lock is taken with the write after the pragma, which no reader of its own must stand against.
        for table in ["CREATE TABLE a (x TEXT)", "CREATE TABLE b (x TEXT)"] as [SQL] {
            try await first.write { writer throws(DatabaseError) in
                _ = try writer.exists("PRAGMA locking_mode = EXCLUSIVE")
                try writer.run(table)
            }
        }
        let path = folder.path("a.sqlite")
        await #expect(throws: DatabaseError.unavailable("another program holds \(path) locked")) {
            try await SQLiteDatabase.open(.file(path: path), options: .init(busyMilliseconds: 1))
        }
        try await first.close()
    }

    @Test("another program's lock is contention for a write")
    func locked() async throws {
        let first = try await opened("a.sqlite")
        let hasty = SQLiteDatabase.Options(busyMilliseconds: 1)
        let second = try await SQLiteDatabase.open(.file(path: folder.path("a.sqlite")), options: hasty)
        let (hasBegun, mayEnd) = (Signal(), Signal())
        async let held: Void = first.write { _ throws(DatabaseError) in
            hasBegun.send()
            #expect(mayEnd.receivedOnThread())
        }
        await hasBegun.received()
        await #expect(throws: DatabaseError.contention) { try await second.join("1", "가") }
        mayEnd.send()
        try await held
        try await second.join("1", "가")
        try await second.close()
        try await first.close()
    }

    private func open(_ name: String) async throws(DatabaseError) -> SQLiteDatabase {
        try await SQLiteDatabase.open(.file(path: folder.path(name)))
    }

    private func opened(_ name: String) async throws -> SQLiteDatabase {
        let database = try await open(name)
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        return database
    }
}
