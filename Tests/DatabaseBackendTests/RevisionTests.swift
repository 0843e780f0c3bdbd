import Database
import DatabaseSQLite
import DatabaseTrials
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

    @Test("is seen at once: a commit that was acknowledged has changed it")
    func atOnce() async throws {
        let database = try await open()
        for number in 0..<200 {
            let before = database.revision
            try await database.join("\(number)", "이웃 \(number)")
            #expect(database.revision != before, "after commit \(number)")
        }
        try await database.close()
    }

    @Test("is not told of a database in memory")
    func memory() async throws {
        try await Place.memory.database(membersMigration) { database in #expect(database.revision == nil) }
    }
}
