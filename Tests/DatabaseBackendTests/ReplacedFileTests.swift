import Database
import DatabaseTestSupport
import FoundationEssentials
import Glibc
import TestKit
import Testing

@testable import DatabaseSQLite

@Suite("A file that is replaced while it is opened, or by a link")
struct ReplacedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("who waited for the lock opens the file that was put in place meanwhile, not the one moved aside")
    func replacedWhileAwaited() async throws {
        try await make("a.sqlite", "전")
        try await make("next.sqlite", "후")
        let database = try await openWhileLocked {
            try FileManager.default.createDirectory(
                atPath: folder.path("aside"), withIntermediateDirectories: false)
            #expect(rename(folder.path("a.sqlite"), folder.path("aside/a.sqlite")) == 0)
            #expect(rename(folder.path("next.sqlite"), folder.path("a.sqlite")) == 0)
        }
        #expect(try await database.nicknames() == ["후"])
        try await database.join("2", "새이웃")
        try await database.close()
        #expect(try await names("a.sqlite") == ["새이웃", "후"])
        #expect(try await names("aside/a.sqlite") == ["전"])
    }

    @Test("who waited for the lock of a restore that was broken off meanwhile is refused")
    func markedWhileAwaited() async throws {
        try await make("a.sqlite", "전")
        let error = await #expect(throws: DatabaseError.self) {
            try await openWhileLocked {
                try FileManager.default.createDirectory(
                    atPath: folder.path("a.sqlite.restoring"), withIntermediateDirectories: false)
                try folder.write("aside", to: "a.sqlite.restoring/swap")
            }
        }
        #expect("\(String(describing: error))".contains("was broken off"), "\(error as Any)")
    }

    @Test("who waits too long for a restore is told that there is one")
    func restoring() async throws {
        try await make("a.sqlite", "전")
        try folder.makeFolder("a.sqlite.restoring")
        let lock = try FileLock(folder.path("a.sqlite"))
        defer { lock.release() }
        let error = await #expect(throws: DatabaseError.self) {
            try await open(SQLiteDatabase.Options(busyMilliseconds: 1))
        }
        #expect("\(String(describing: error))".contains("is being restored"), "\(error as Any)")
    }

    @Test("a connection for reading that is opened later does not open another file of that name")
    func replacedBeforeReading() async throws {
        try await make("a.sqlite", "전")
        try await make("next.sqlite", "후")
        let database = try await open()
        #expect(rename(folder.path("next.sqlite"), folder.path("a.sqlite")) == 0)
        let replaced = DatabaseError.unavailable("the file was replaced while it was open")
        await #expect(throws: replaced) { try await database.nicknames() }
        #expect(database.revision == nil)
    }

    @Test("nothing is acknowledged by a file that was moved and linked: a later start finds no log there")
    func linkedAway() async throws {
        try await make("a.sqlite", "전")
        let database = try await open()
        try await database.join("2", "이웃")
        try folder.makeFolder("other")
        #expect(rename(folder.path("a.sqlite"), folder.path("other/a.sqlite")) == 0)
        #expect(symlink("other/a.sqlite", folder.path("a.sqlite")) == 0)
        await #expect(throws: DatabaseError.self) { try await database.join("3", "늦은이") }
        #expect(database.fileFault?.contains("removed or replaced") == true)
        let saved = try await names("a.sqlite.saved")
        #expect(Set(saved).isSuperset(of: ["이웃", "전"]), "\(saved)")
    }

    @Test("a link is not opened, whether it leads somewhere or not")
    func link() async throws {
        try await make("b.sqlite", "전")
        for target in ["b.sqlite", "nowhere.sqlite"] {
            #expect(symlink(target, folder.path("a.sqlite")) == 0)
            let error = await #expect(throws: DatabaseError.self) { try await open() }
            #expect("\(String(describing: error))".contains("symbolic link"), "\(error as Any)")
            try folder.remove("a.sqlite")
        }
        #expect(!folder.has("nowhere.sqlite"))
    }

    @Test("a file that is not there is not made by rewriting it, nor one rewritten that is half restored")
    func vacuum() async throws {
        let path = folder.path("a.sqlite")
        await #expect(throws: DatabaseError.unavailable("\(path): there is no such file")) {
            try await SQLiteDatabase.vacuum(path)
        }
        #expect(!folder.has("a.sqlite"))
        try await make("a.sqlite", "전")
        try folder.makeFolder("a.sqlite.restoring")
        try folder.write("aside", to: "a.sqlite.restoring/swap")
        await #expect(throws: DatabaseError.self) { try await SQLiteDatabase.vacuum(path) }
    }

    private func open(
        _ options: SQLiteDatabase.Options = SQLiteDatabase.Options()
    ) async throws -> SQLiteDatabase {
        try await SQLiteDatabase.open(.file(path: folder.path("a.sqlite")), options: options)
    }

    private func make(_ name: String, _ nickname: String) async throws {
        let database = try await SQLiteDatabase.open(.file(path: folder.path(name)))
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        try await database.join("1", nickname)
        try await database.close()
    }

    private func names(_ name: String) async throws -> [String] {
        let database = try await SQLiteDatabase.open(.file(path: folder.path(name)))
        let names = try await database.nicknames()
        try await database.close()
        return names.sorted()
    }

    /// Opens the database while it is locked, does something as soon as that waits, and lets it go on.
    private func openWhileLocked(_ body: () throws -> Void) async throws -> SQLiteDatabase {
        let path = folder.path("a.sqlite")
        let lock = try FileLock(path)
        defer { lock.release() }
        // As patient as `until`, however busy the machine is.
        async let opened = open(SQLiteDatabase.Options(busyMilliseconds: 600_000))
        // This test's own descriptor is one of them.
        try await until { FileLock.descriptors(of: path) >= 2 }
        try body()
        lock.release()
        return try await opened
    }
}

/// A lock on a file as a restore holds it.
private struct FileLock {
    private let descriptor: Int32

    init(_ path: String) throws {
        descriptor = open(path, O_RDWR | O_CLOEXEC)
        var lock = flock(
            l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
        // F_OFD_SETLK, which Swift does not see.
        try #require(fcntl(descriptor, 37, &lock) == 0)
    }

    /// Lets go of the lock. The descriptor stays open, since closing it would take the locks of this process.
    func release() {
        var lock = flock(
            l_type: Int16(F_UNLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0000, l_len: 512, l_pid: 0)
        _ = fcntl(descriptor, 37, &lock)
    }

    /// How many descriptors of this process have the file open.
    static func descriptors(of path: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.count {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
        }
    }
}
