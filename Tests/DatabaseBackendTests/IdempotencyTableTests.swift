import Database
import DatabaseTestSupport
import Testing
import Vocabulary

/// What stands in tables of idempotency records that earlier programs have written.
struct IdempotencyTableTests {
    private static let table = IdempotencyTable("asked")
    private static let migrations = [
        Migration(
            "asked-0001",
            """
            CREATE TABLE asked (
                member TEXT NOT NULL, verb TEXT NOT NULL, idempotency_key TEXT NOT NULL,
                fingerprint TEXT NOT NULL, answer TEXT NOT NULL, made_at BIGINT NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX asked_once ON asked (member, verb, idempotency_key)",
            "CREATE INDEX asked_by_age ON asked (made_at)")
    ]
    private static let start = Timestamp(microseconds: 1_800_000_000_000_000)

    /// Fingerprints as they were written before the hash was taken by libsodium.
    static let fingerprints: [(parts: [String?], text: String)] = [
        ([], "73p324567w3ga9nyzms2cpze94"), ([nil], "3e6g5sszxkfac9s9a4wtxqg2hc"),
        ([""], "556tn3svf6x8y1yfg3az1wc3gf"), (["한글", nil], "6pf0xfsaq1gztwfjw6sej0xnxq"),
        (["\u{1112}\u{1161}\u{11AB}글"], "2vst1mafhbhfbk0mgkv443avbp"),
        (["a@example.com", "보라", "010-1234-5678", nil, "ko", "노트북"], "4fmk57jayg6xqyc5k7771jgtxm"),
        ([String(repeating: "자전거", count: 400)], "2rekc7fb327bq07xtncbvrn72p"),
    ]

    private static func request(
        _ parts: [String?], after: Duration = .zero
    ) throws -> IdempotentRequest {
        let scope = IdempotentRequest.Scope(
            try #require(IdempotencyKey("k")), verb: "bikes.publish", member: nil)
        return IdempotentRequest(scope, RequestContent(of: parts), at: start.advanced(by: after))
    }

    private static func insert(
        _ key: String, _ fingerprint: String, at moment: Timestamp, _ database: any SQLDatabase
    ) async throws {
        _ = try await database.write { writer throws(DatabaseError) in
            try writer.run(
                """
                INSERT INTO asked (member, verb, idempotency_key, fingerprint, answer, made_at)
                VALUES (\(""), \("bikes.publish"), \(key), \(fingerprint), \("자전거"), \(moment))
                """)
        }
    }

    @Test("Rows of earlier programs are known again", arguments: fingerprints)
    func oldRows(_ parts: [String?], _ text: String) async throws {
        let database = try await TestDatabase.open(.sqliteInMemory, Self.migrations, time: StandingClock())
        try await Self.insert("k", text, at: Self.start, database)
        let (same, other) = (try Self.request(parts), try Self.request(parts + ["x"]))
        let findings = try await database.read { reader throws(DatabaseError) in
            [try Self.table.find(same, reader), try Self.table.find(other, reader)]
        }
        #expect(findings == [.same(answer: "자전거", madeAt: Self.start), .other])
        try await database.discard()
    }

    @Test("What is written is what earlier programs wrote", arguments: fingerprints)
    func newRows(_ parts: [String?], _ text: String) async throws {
        let database = try await TestDatabase.open(.sqliteInMemory, Self.migrations, time: StandingClock())
        let request = try Self.request(parts)
        let written = try await database.write { writer throws(DatabaseError) in
            _ = try Self.table.keep("자전거", for: request, writer)
            return try writer.first("SELECT fingerprint FROM asked") { row throws(DatabaseError) in
                try row.text(0)
            }
        }
        #expect(written == text)
        try await database.discard()
    }

    /// Of the numbers below 300 these two have a hash whose last six bits are 0.
    @Test("One request in 64 clears away what is over, the same ones as ever")
    func clearing() async throws {
        let database = try await TestDatabase.open(.sqliteInMemory, Self.migrations, time: StandingClock())
        var clearing: [Int] = []
        for number in 0..<300 {
            let request = try Self.request(["\(number)"], after: IdempotentRequest.lifetime)
            try await Self.insert("old-\(number)", "x", at: Self.start, database)
            await Self.table.clear(after: request, database)
            let count = try await database.read { reader throws(DatabaseError) in
                try reader.first("SELECT count(*) FROM asked") { row throws(DatabaseError) in
                    try row.integer(0)
                }
            }
            if count == 0 { clearing.append(number) }
        }
        #expect(clearing == [80, 299])
        try await database.discard()
    }
}

/// A clock that stands.
private struct StandingClock: TimeSource {
    func now() -> Timestamp { Timestamp(microseconds: 0) }
}
