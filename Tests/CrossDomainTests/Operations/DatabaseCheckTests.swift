import Composition
import Database
import FoundationEssentials
import Listings
import Operations
import Sample
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

/// What an operator learns of a database, and a backup that is called good.
@Suite struct DatabaseCheckTests {
    private static func settings(_ path: String) throws -> Settings {
        try Settings.read(flags: [.backend: "sqlite:\(path)"], environment: ["HOME": "/nonexistent"])
    }

    /// A neighbourhood in a file, and how somebody meddles with it behind the program's back.
    private static func neighbourhood(_ folder: TemporaryFolder, _ meddling: [SQL] = []) async throws
        -> Settings
    {
        let path = folder.path + "/madang.sqlite"
        let platform = try await LocalPlatform.sqlite(path, .ephemeral(hasher: QuickHasher()))
        _ = try await SampleNeighbourhood(listings: 12, hasPictures: false).fill(platform)
        await platform.close()
        let database = try #require(try await Backend.sqlite(path: path).database?.open())
        for statement in meddling {
            try await database.sql.write { writer throws(DatabaseError) in try writer.run(statement) }
        }
        await database.close()
        return try settings(path)
    }

    private static func findings(_ settings: Settings) async throws -> [DatabaseCheck.Finding] {
        var findings: [DatabaseCheck.Finding] = []
        let isGood = try await DatabaseCheck(settings).run { findings.append($0) }
        #expect(isGood == findings.allSatisfy { $0.fault == nil })
        return findings
    }

    /// What somebody did, and what the examination must say of it.
    static let meddlings: [(statement: SQL, promise: String)] = [
        (
            "UPDATE listings SET like_count = like_count + 1 WHERE title <> ''",
            "a listing's likes are counted"
        ),
        ("UPDATE listings SET stock_held = stock_left + 1", "at least as many units left as are held"),
        ("UPDATE listings SET stock_held = 1, stock_left = 1", "held units are those of its active holds"),
        (
            "INSERT INTO listing_likes (member, listing, liked_at) VALUES ('가', '없는 물건', 1)",
            "a like is of a listing"
        ),
        ("UPDATE auth_members SET withdrawn_at = 1", "a member who has withdrawn"),
        (
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9)
            INSERT INTO auth_places (member_id, place, seen_at)
            SELECT (SELECT min(id) FROM auth_members), 'place ' || i, 1 FROM n
            """, "at most 8 known places"
        ),
        (
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 51)
            INSERT INTO auth_preferences (member_id, name, value)
            SELECT (SELECT min(id) FROM auth_members), 'setting-' || i, '값' FROM n
            """, "at most 50 settings"
        ),
        (
            """
            INSERT INTO auth_preferences (member_id, name, value)
            SELECT min(id), 'Language', 'ko' FROM auth_members
            """, "every row of auth_preferences can be read as a setting"
        ),
        (
            "UPDATE listings SET title = CAST(x'ED959CFF' AS TEXT) WHERE title <> ''",
            "every row of listings can be read as a row"
        ),
        (
            "UPDATE listings SET currency = '조개' WHERE title <> ''",
            "every row of listings can be read as a listing"
        ),
        (
            "UPDATE auth_members SET role = '임금' WHERE email <> ''",
            "every row of auth_members can be read as a member"
        ),
        (
            "INSERT INTO listing_likes (member, listing, liked_at) VALUES (x'00', '가', 1)",
            "every row of listing_likes can be read as a row"
        ),
    ]

    @Test("Meddling is found, with the promise that it breaks", arguments: meddlings.indices)
    func meddling(_ index: Int) async throws {
        let (statement, promise) = Self.meddlings[index]
        let folder = try TemporaryFolder()
        let findings = try await Self.findings(try await Self.neighbourhood(folder, [statement]))
        #expect(findings.contains { $0.fault != nil && $0.promise.contains(promise) }, "\(findings)")
    }

    @Test("Rows that lists leave out are counted for the metrics")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let settings = try await Self.neighbourhood(
            folder, ["UPDATE listings SET currency = '조개' WHERE state = 'on-sale'"])
        let platform = try await LocalPlatform.open(settings)
        let count = { platform.gauges.first { $0.name == "madang_unreadable_rows" }?.read() }
        #expect(count() == 0)
        _ = try await platform.anonymous.listings.browse(ListingQuery(), .first)
        #expect((count() ?? 0) > 0 && platform.unreadableRows.count == count())
        #expect(platform.unreadableRows.reason.contains("Currency"), "\(platform.unreadableRows)")
        await platform.close()
    }

    @Test("A database that is in order is found so, and is not changed")
    func inOrder() async throws {
        let folder = try TemporaryFolder()
        let settings = try await Self.neighbourhood(folder)
        let before = try await DatabaseBackup(settings, to: folder.path + "/before").run().tables
        #expect(try await Self.findings(settings).allSatisfy { $0.fault == nil })
        let after = try await DatabaseBackup(settings, to: folder.path + "/after").run().tables
        #expect(before == after)
    }

    @Test("Where there is no database none is made; an empty one lacks all steps")
    func absent() async throws {
        let folder = try TemporaryFolder()
        let settings = try Self.settings(folder.path + "/none.sqlite")
        #expect(try await Self.findings(settings).last?.fault?.contains("migrate") == true)
        #expect(TemporaryFolder.permissions(folder.path + "/none.sqlite") == nil)
        try folder.write("", to: "none.sqlite")
        #expect(try await Self.findings(settings).last?.fault?.contains("auth-0001") == true)
    }

    @Test("The tables of another program are not to be migrated among")
    func foreign() async throws {
        let folder = try TemporaryFolder()
        let settings = try Self.settings(folder.path + "/other.sqlite")
        let place = try #require(settings.backend.database)
        try await place.using { database throws(DatabaseError) -> Void in
            try await database.sql.write { writer throws(DatabaseError) in
                _ = try writer.run("CREATE TABLE recipes (id TEXT NOT NULL PRIMARY KEY)")
            }
        }
        let fault = try #require(try await Self.findings(settings).last?.fault)
        #expect(fault.contains("recipes") && !fault.contains("migrate"), "\(fault)")
    }

    @Test("A schema that is newer than the program is refused with its step, by every way in")
    func newer() async throws {
        let folder = try TemporaryFolder()
        let settings = try await Self.neighbourhood(
            folder, ["INSERT INTO madang_migrations (name, applied_at) VALUES ('zz-0001-future', 1)"])
        for open in [
            { try await LocalPlatform.open(settings).close() },
            { _ = try await LocalPlatform.migrate(settings) },
            { _ = try await Self.findings(settings) },
        ] {
            let error = await #expect(throws: ServiceFailure.self) { try await open() }
            #expect(error?.message.contains("newer than this program") == true, "\(error?.message ?? "")")
        }
    }

    @Test("A backup is made while a server works, and is what was there")
    func backup() async throws {
        let folder = try TemporaryFolder()
        let settings = try await Self.neighbourhood(folder)
        let platform = try await LocalPlatform.open(settings)
        let copy = folder.path + "/나중에"
        let tables = try await DatabaseBackup(settings, to: copy).run().tables
        #expect(tables.first { $0.name == "listings" }?.rows == 12)
        #expect(TemporaryFolder.permissions(copy) == 0o700)
        for name in try folder.names(in: "나중에") {
            #expect(TemporaryFolder.permissions(copy + "/" + name) == 0o600)
        }
        #expect(try folder.names(in: "나중에") == ["database.sqlite", "keys", "manifest.json"])
        let restored = try await LocalPlatform.open(try Self.settings(copy + "/database.sqlite"))
        let page = try await restored.anonymous.listings.browse(ListingQuery(), .first)
        #expect(try await platform.anonymous.listings.browse(ListingQuery(), .first) == page)
        await restored.close()
        await platform.close()
        let error = await #expect(throws: BackupError.self) {
            _ = try await DatabaseBackup(settings, to: copy).run()
        }
        #expect(error == .folder(.occupied(copy)))
        let nowhere = await #expect(throws: BackupError.self) {
            _ = try await DatabaseBackup(settings, to: copy + "-없음/사본").run()
        }
        #expect(nowhere == .folder(.noParent(copy + "-없음")))
    }

    @Test("A backup of what is broken is not kept")
    func brokenBackup() async throws {
        let folder = try TemporaryFolder()
        let settings = try await Self.neighbourhood(folder, [Self.meddlings[0].statement])
        let copy = folder.path + "/copy"
        let error = await #expect(throws: BackupError.self) {
            _ = try await DatabaseBackup(settings, to: copy).run()
        }
        #expect(error == .broken(Phrase(en: "a listing's likes are counted", ko: "물건의 좋아요 수가 맞습니다")))
        #expect(try folder.names(in: ".").filter { $0.hasPrefix("copy") }.isEmpty)
    }

    @Test(
        "What is no database is not backed up, and what to do instead is said",
        arguments: [
            ("memory", "sqlite:PATH"), ("http://127.0.0.1:1", "sqlite:PATH"),
            ("postgres://u@127.0.0.1:1/madang", "127.0.0.1:1"),
            ("sqlite:/nonexistent/madang.sqlite", "No database"),
        ])
    func noDatabase(_ backend: String, _ says: String) async throws {
        let settings = try Settings.read(flags: [.backend: backend], environment: ["HOME": "/nonexistent"])
        let error = await #expect(throws: BackupError.self) {
            let folder = try TemporaryFolder()
            _ = try await DatabaseBackup(settings, to: folder.path + "/copy").run()
        }
        #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
    }
}
