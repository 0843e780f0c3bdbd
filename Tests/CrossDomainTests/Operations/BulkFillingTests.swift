import Composition
import Database
import Operations
import Sample
import Settings
import TestKit
import Testing
import Vocabulary

/// What `Scripts/bench` measures is a database such as the verbs would have made.
@Suite struct BulkFillingTests {
    @Test("Listings and feed posts that are filled in by statements pass every check")
    func consistent() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/madang.sqlite"
        let platform = try await LocalPlatform.sqlite(path, .ephemeral(hasher: QuickHasher()))
        let filling = BulkFilling(listings: 50, posts: 2_500, seed: 7)
        try await filling.fill(platform)
        let database = try #require(platform.database)
        let (posts, likes) = (
            try await Self.number("SELECT count(*) FROM feed_posts", database),
            try await Self.number("SELECT sum(likes) FROM feed_posts", database)
        )
        let members = try await Self.number(
            "SELECT count(DISTINCT follower) FROM feed_follows", database)
        await platform.close()
        #expect(posts == filling.posts && likes == 10 * filling.posts, "\(posts) posts, \(likes) likes")
        #expect(members > filling.posts / 20, "only \(members) members follow others")
        let settings = try Settings.read(
            flags: [.backend: "sqlite:\(path)"], environment: ["HOME": "/nonexistent"])
        var faults: [String] = []
        let isGood = try await DatabaseCheck(settings).run { finding in
            if let fault = finding.fault { faults.append("\(finding.promise): \(fault)") }
        }
        #expect(isGood && faults.isEmpty, "change BulkFilling: \(faults)")
    }

    private static func number(_ query: SQL, _ database: any SQLDatabase) async throws -> Int {
        try await database.read { reader throws(DatabaseError) in
            try reader.first(query) { row throws(DatabaseError) in try row.count(0) } ?? 0
        }
    }
}
