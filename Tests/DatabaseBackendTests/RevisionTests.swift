import Database
import DatabaseSQLite
import DatabaseTestSupport
import FoundationEssentials
import Testing

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

    @Test("is not told of a database in memory")
    func memory() async throws {
        try await Place.memory.database(membersMigration) { database in #expect(database.revision == nil) }
    }
}
