import Database
import DatabaseTestSupport
import TestKit
import Testing

@testable import DatabaseSQLite

/// When the log is moved into the file, and by whom.
@Suite("Checkpoints")
struct CheckpointTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.sqlite")
    }

    @Test("however many writes there are, the log stays about as short as it may be")
    func bounded() async throws {
        let database = try await opened(.short)
        for number in 100..<300 { try await database.write(joining("\(number)")) }
        let length = try WriteAheadLog(ofDatabaseAt: path).pages
        #expect(length < 80, "\(length) pages, of which 60 may wait and one write adds a few")
        try await database.close()
        #expect(!folder.has("a.sqlite-wal"), "the last connection to go leaves none")
    }

    @Test("it is moved beside the connection that writes, into the file itself")
    func beside() async throws {
        let database = try await opened(Checkpointer.Limits(begin: 1, rest: -1, most: .max))
        for number in 100..<120 { try await database.write(joining("\(number)")) }
        try await rest(of: database)
        // Whatever was written while another part was moved.
        try await database.write(joining("120"))
        try await rest(of: database)
        #expect(try await moved() == 21)
        try await database.close()
    }

    @Test("while a snapshot stands against it writes go on, and afterwards the log begins anew")
    func held() async throws {
        let database = try await opened(.short)
        let (isReading, mayEnd) = (Signal(), Signal())
        async let older = database.read { reader throws(DatabaseError) in
            let before = try reader.exists("SELECT 1 FROM members")
            isReading.send()
            #expect(mayEnd.receivedOnThread())
            return before
        }
        await isReading.received()
        for number in 100..<200 { try await database.write(joining("\(number)")) }
        let length = try WriteAheadLog(ofDatabaseAt: path).pages
        #expect(length > 200, "nothing of it may be written over: \(length) pages")
        mayEnd.send()
        #expect(try await !older)
        for number in 200..<300 { try await database.write(joining("\(number)")) }
        #expect(try WriteAheadLog(ofDatabaseAt: path).pages < length + 20, "it has begun anew")
        #expect(try await database.joined().count == 200)
        try await database.close()
    }

    @Test("nothing is moved by a connection that may have come upon other files")
    func otherFiles() async throws {
        let database = try await opened(Checkpointer.Limits(begin: .max))
        let checkpointer = Checkpointer(path: path, Checkpointer.Limits(begin: 1, rest: -1, most: .max))
        try await database.write(joining("1"))
        checkpointer.note(10)
        for isIntact in [false, true] {
            checkpointer.settle(nil) { isIntact }
            checkpointer.wait()
            #expect(try await moved() == (isIntact ? 1 : 0))
        }
        checkpointer.close()
        try await database.close()
    }

    private func opened(_ log: Checkpointer.Limits) async throws -> SQLiteDatabase {
        let options = SQLiteDatabase.Options.longRunning.with(\.log, log)
        let database = try await SQLiteDatabase.open(.file(path: path), options: options)
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        return database
    }

    /// Waits until nothing is being moved.
    private func rest(of database: SQLiteDatabase) async throws {
        // A write is answered before it is looked at how long the log is. This asks behind that, and does
        // nothing.
        #expect(try await !database.truncateLog(ifIdleFor: .seconds(3600)))
        database.connections.writer.checkpointer?.wait()
    }

    /// How many members are in the file without its log.
    private func moved() async throws -> Int {
        try folder.copy("a.sqlite", to: "alone.sqlite")
        let alone = try await SQLiteDatabase.open(.file(path: folder.path("alone.sqlite")))
        let count =
            try await alone.text("SELECT name FROM sqlite_master WHERE name = 'members'") == nil
            ? 0 : try await alone.joined().count
        try await alone.close()
        try folder.remove("alone.sqlite")
        return count
    }
}

extension Checkpointer.Limits {
    /// So short that a few writes reach them.
    static let short = Self(begin: 12, rest: 3, most: 60)
}
