import Database
import DatabaseTestSupport
import FoundationEssentials
import TestKit
import Testing

@testable import DatabaseSQLite

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What becomes of writes when the content of the files is meddled with, under their own names.
@Suite("Damaged logs")
struct LogDamageTests {
    enum Damage: String, CaseIterable {
        case logEmptied, logHalved, logShortened, logZeroed, headerZeroed, lastFrameZeroed, noise
        /// Met by a look between writes alone.
        case middleZeroed
        case databaseHeadZeroed, databaseReplacedByBackup

        var isOfLog: Bool { self != .databaseHeadZeroed && self != .databaseReplacedByBackup }
    }

    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("a.sqlite")
    }

    @Test(
        "no write is acknowledged any more, and what was acknowledged is saved",
        arguments: Damage.allCases.filter { $0 != .middleZeroed })
    func damaged(_ damage: Damage) async throws {
        let database = try await opened()
        for number in 1...5 { try await database.write(joining("\(number)")) }
        try meddle(damage)
        for number in 6...8 {
            await #expect(throws: DatabaseError.self) { try await database.write(joining("\(number)")) }
        }
        let said = try #require(database.fileFault)
        let what = damage.isOfLog ? "a.sqlite-wal was cut or overwritten" : "a.sqlite was overwritten"
        #expect(said.contains(what) && said.contains("a.sqlite.saved"), "\(said)")
        let saved = try await SQLiteDatabase.open(.file(path: path + ".saved"))
        // What was refused at its end may be there.
        #expect(try await saved.joined().prefix(5) == (1...5).map(String.init)[...])
        try await saved.close()
        #expect(!folder.has("a.sqlite.damaged"))
    }

    @Test("a log that is cut while a transaction is under way is met at its end")
    func cutMeanwhile() async throws {
        let database = try await opened()
        for number in 1...5 { try await database.write(joining("\(number)")) }
        let log = path + "-wal"
        await #expect(throws: DatabaseError.self) {
            try await database.write { writer throws(DatabaseError) in
                _ = truncate(log, 32 + 2 * 4120)
                try joining("6")(writer)
            }
        }
        #expect(database.fileFault?.contains("a.sqlite-wal was cut or overwritten") == true)
    }

    @Test("where nothing can be saved a mark is left, and no half copy")
    func marked() async throws {
        let database = try await opened()
        try await database.write(joining("1"))
        // Nothing of the log is in memory then.
        _ = try await database.write { writer throws(DatabaseError) in
            try writer.exists("PRAGMA shrink_memory")
        }
        try meddle(.logEmptied)
        await #expect(throws: DatabaseError.self) { try await database.write(joining("2")) }
        let said = try #require(database.fileFault)
        #expect(said.contains("nothing could be saved"), "\(said)")
        #expect(try folder.read("a.sqlite.damaged").contains("a.sqlite-wal was cut or overwritten"))
        #expect(!folder.has("a.sqlite.saved"))
    }

    @Test("it is found without a write as well", arguments: [Damage.logEmptied, .logZeroed, .middleZeroed])
    func idle(_ damage: Damage) async throws {
        let database = try await opened()
        try await database.write(joining("1"))
        database.lookAtFiles()
        #expect(try await !database.truncateLog(ifIdleFor: .seconds(3600)))
        #expect(database.fileFault == nil)
        try meddle(damage)
        database.lookAtFiles()
        #expect(try await !database.truncateLog(ifIdleFor: .seconds(3600)))
        #expect(database.fileFault?.contains(".saved") == true)
    }

    @Test("what is wrong in the log is not moved into the file", arguments: [false, true])
    func notMoved(_ isClosing: Bool) async throws {
        let database = try await opened()
        try await database.write(joining("1"))
        try meddle(.logZeroed)
        let before = try Data(contentsOf: URL(filePath: path))
        if isClosing {
            await #expect(throws: DatabaseError.self) { try await database.close() }
        } else {
            await #expect(throws: DatabaseError.self) { try await database.truncateLog(ifIdleFor: .zero) }
        }
        #expect(database.fileFault?.contains(".saved") == true)
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        #expect(folder.has("a.sqlite-wal"))
    }

    @Test("a log of which all has been moved is needed by nobody")
    func moved() async throws {
        let database = try await opened()
        try await database.write(joining("1"))
        let other = try await SQLiteDatabase.open(.file(path: path))
        _ = try await other.write { writer throws(DatabaseError) in
            try writer.exists("SELECT 1 FROM members")
        }
        _ = LogConnection(path: path)?.move()
        try meddle(.logEmptied)
        try await database.write(joining("2"))
        #expect(database.fileFault == nil)
        #expect(try await other.joined() == ["1", "2"])
        try await other.close()
        try await database.close()
    }

    private func opened() async throws -> SQLiteDatabase {
        let database = try await SQLiteDatabase.open(.file(path: path))
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        return database
    }

    private func meddle(_ damage: Damage) throws {
        let log = path + "-wal"
        let size = try Data(contentsOf: URL(filePath: log)).count
        switch damage {
        case .logEmptied: try #require(truncate(log, 0) == 0)
        case .logHalved: try #require(truncate(log, 32 + 2 * 4120) == 0)
        case .logShortened: try #require(truncate(log, off_t(size - 1)) == 0)
        case .logZeroed: try overwrite(log, 0, [UInt8](repeating: 0, count: size))
        case .headerZeroed: try overwrite(log, 0, [UInt8](repeating: 0, count: 32))
        case .lastFrameZeroed: try overwrite(log, size - 4120, [UInt8](repeating: 0, count: 4120))
        case .middleZeroed: try overwrite(log, 32 + 4120, [UInt8](repeating: 0, count: 4120))
        case .noise: try overwrite(log, 0, (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) })
        case .databaseHeadZeroed: try overwrite(path, 0, [UInt8](repeating: 0, count: 100))
        case .databaseReplacedByBackup: try overwrite(path, 18, [1, 1])
        }
    }

    private func overwrite(_ file: String, _ offset: Int, _ bytes: [UInt8]) throws {
        let descriptor = open(file, O_WRONLY | O_CLOEXEC)
        // Closing a file of a database that is open gives up the process's locks, which are in nobody's way.
        defer { close(descriptor) }
        try #require(pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count)
    }
}
