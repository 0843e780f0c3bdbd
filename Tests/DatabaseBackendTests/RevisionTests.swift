import Database
import DatabaseTestSupport
import Dispatch
import FoundationEssentials
import TestKit
import Testing

@testable import DatabaseSQLite

@Suite("The revision of a file")
struct RevisionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open() async throws -> SQLiteDatabase {
        let database = try await SQLiteDatabase.open(.file(path: folder.path("마당.sqlite")))
        _ = try await Migrator([membersMigration], time: FixedTime()).migrate(database)
        return database
    }

    @Test("changes with every commit, by this program or another, and with nothing else")
    func changes() async throws {
        let (database, other) = (try await open(), try await open())
        var seen: Set<Int64> = [try #require(database.revision)]
        func isNew() throws -> Bool { seen.insert(try #require(database.revision)).inserted }

        _ = try await database.nicknames()
        #expect(try !isNew(), "reading changes nothing")
        try await database.join("1", "느긋한참새")
        #expect(try isNew(), "the commit of this program")
        #expect(try !isNew())
        try await other.join("2", "바쁜개미")
        #expect(try isNew(), "the commit of another one")
        await #expect(throws: DatabaseError.self) { try await database.join("2", "두번째개미") }
        #expect(try !isNew(), "what was rolled back was never there")
        try await other.close()
        try await database.close()
        #expect(database.revision == nil, "nobody can tell any more")
    }

    @Test("is seen at once and never comes back, also when the log begins anew")
    func atOnce() async throws {
        let database = try await open()
        var seen: Set<Int64> = [try #require(database.revision)]
        // Some 25 pages for each; SQLite begins the log anew after 1,000.
        let longName = String(repeating: "참새", count: 17_000)
        for number in 0..<200 {
            try await database.join("\(number)", longName + "\(number)")
            #expect(seen.insert(try #require(database.revision)).inserted, "after commit \(number)")
        }
        let size = try FileManager.default.attributesOfItem(atPath: folder.path("마당.sqlite-wal"))[.size]
        #expect(try #require(size as? Int) < 3000 * 4096, "the log has begun anew")
        try await database.close()
    }

    @Test(
        "is seen at once behind a log that was emptied, by whatever program", arguments: Checkpoint.allCases)
    func emptied(_ checkpoint: Checkpoint) async throws {
        let (database, other) = (try await open(), try await open())
        var seen: Set<Int64> = []
        for number in 0..<5 {
            try await (number % 2 == 0 ? database : other).empty(checkpoint.statement)
            seen.insert(try #require(database.revision))
            #expect(seen.contains(try #require(database.revision)), "asking changes nothing")
            try await other.join("다른 \(number)", "남의 \(number)")
            #expect(seen.insert(try #require(database.revision)).inserted, "the commit of another one")
            try await database.join("\(number)", "나의 \(number)")
            #expect(seen.insert(try #require(database.revision)).inserted, "the commit of this program")
        }
        try await other.close()
        try await database.close()
    }

    @Test("is seen while the log is being emptied", arguments: Checkpoint.allCases)
    func meanwhile(_ checkpoint: Checkpoint) async throws {
        let (database, other) = (try await open(), try await open())
        async let emptying: Void = other.empty(checkpoint.statement, times: 200)
        var seen: Set<Int64> = []
        for number in 0..<100 {
            try await database.join("\(number)", "참새 \(number)")
            guard let revision = database.revision else { continue }
            #expect(seen.insert(revision).inserted, "after commit \(number)")
        }
        try await emptying
        #expect(seen.count > 1)
        try await other.close()
        try await database.close()
    }

    @Test("is seen by all who ask at once, of whom some look with other connections than others")
    func together() async throws {
        let database = try await open()
        var before = try #require(database.revision)
        for number in 0..<100 {
            try await database.join("\(number)", "참새 \(number)")
            let seen = await withTaskGroup(of: Int64?.self) { group in
                for _ in 0..<8 { group.addTask { database.revision } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            let numbers = seen.compactMap(\.self)
            #expect(try #require(numbers.min()) > before, "after commit \(number)")
            before = try #require(numbers.max())
        }
        try await database.close()
    }

    @Test("is told by a snapshot as it was when that began")
    func snapshots() async throws {
        let database = try await open()
        @Sendable func told() async throws -> Int64? { try await database.read { $0.revision } }
        var seen: Set<Int64> = []
        for _ in 0..<50 { seen.insert(try #require(try await told())) }
        #expect(seen.count <= SQLiteDatabase.Options().readers, "one for each connection, if nobody commits")
        try await database.join("1", "느긋한참새")
        #expect(seen.insert(try #require(try await told())).inserted)
        let (meanwhile, after) = try await database.read { reader throws(DatabaseError) in
            let asked = try reader.first("SELECT 1") { row throws(DatabaseError) in try row.integer(0) }
            let isCommitted = DispatchSemaphore(value: asked == 1 ? 0 : 1)
            Task {
                try await database.join("2", "바쁜개미")
                isCommitted.signal()
            }
            guard isCommitted.wait(timeout: .now() + 60) == .success else { throw .unavailable("no commit") }
            return (reader.revision, database.revision)
        }
        #expect(after != nil && meanwhile != after, "the snapshot does not hold the commit")
        #expect(try await told() != meanwhile && database.revision != meanwhile)
        try await database.close()
    }

    @Test("is not told by a snapshot while others count a change that it may not hold")
    func overtaken() throws {
        let path = folder.path("파일.sqlite")
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let watch = RevisionWatch(OpenedFile(path: path, identity: try #require(FileIdentity(path: path))))
        try FileManager.default.removeItem(atPath: path)
        let (one, other) = (ObjectIdentifier(Int.self), ObjectIdentifier(String.self))
        let start = watch.number
        #expect(watch.revision(of: one, seeing: 1, since: start) == start + 1, "nothing was seen before")
        #expect(watch.revision(of: one, seeing: 1, since: start) == start + 1, "asked again in the snapshot")
        #expect(watch.revision(of: one, seeing: 1, since: start + 1) == start + 1)
        // Both have begun when one was seen; which of them holds what the other has counted?
        #expect(watch.revision(of: one, seeing: 2, since: start + 1) == start + 2)
        #expect(watch.revision(of: other, seeing: 2, since: start + 1) == nil)
        #expect(watch.revision(of: other, seeing: 2, since: start + 1) == nil, "asked again")
        #expect(watch.number == start + 3, "counted nevertheless, or a later one would be taken for the same")
        #expect(watch.revision(of: other, seeing: 2, since: start + 3) == start + 3)
        #expect(watch.revision == nil, "there is no file")
    }

    @Test("is asked for once in a request that changes nothing, and anew in the next one")
    func once() async throws {
        let database = try await open()
        let before = try #require(database.requestRevision)
        let (during, memo) = await RequestMemo.answering {
            let first = database.requestRevision
            try? await database.join("1", "느긋한참새")
            return ([first, database.requestRevision], RequestMemo.current)
        }
        #expect(during == [before, before])
        #expect(database.requestRevision == database.revision && database.revision != before)
        let next = await RequestMemo.answering { database.requestRevision }
        #expect(next == database.revision)
        #expect(try #require(memo).value { 1 } == 1, "nobody has kept one")
        #expect(try #require(memo).value { 2 } == 2, "nothing is kept afterwards")
        #expect(RequestMemo.current == nil)
        try await database.close()
    }

    @Test("is not told of a database in memory")
    func memory() async throws {
        try await Place.memory.database(membersMigration) { database in #expect(database.revision == nil) }
    }
}

/// How a log is moved into the file (https://www.sqlite.org/pragma.html#pragma_wal_checkpoint).
enum Checkpoint: CaseIterable {
    case passive, restart, truncate

    var statement: SQL {
        switch self {
        case .passive: "PRAGMA wal_checkpoint(PASSIVE)"
        case .restart: "PRAGMA wal_checkpoint(RESTART)"
        case .truncate: "PRAGMA wal_checkpoint(TRUNCATE)"
        }
    }
}

extension SQLiteDatabase {
    /// Moves the log into the file, on the connection that writes and outside its transaction.
    fileprivate func empty(_ checkpoint: SQL, times: Int = 1) async throws {
        try await write { writer throws(DatabaseError) in
            guard let transaction = writer as? SQLiteTransaction else { throw .misuse("not of SQLite") }
            try transaction.command("ROLLBACK")
            for _ in 0..<times {
                // Others that write meanwhile keep it from being emptied wholly, which is no failure.
                do throws(DatabaseError) { try transaction.command(checkpoint) } catch .contention {}
            }
            try transaction.command("BEGIN IMMEDIATE")
        }
    }
}
