import ContractKit
import Database
import DatabaseTestSupport
import Settings
import Testing
import Vocabulary
import Wire

@testable import Composition

/// Servers of one database count joins, sign-ins, email checks and publications together.
@Suite struct SharedLimitTests {
    static let places = TestPlace.present.filter { $0 != .sqliteInMemory }

    /// Servers over one database, with clocks that a test moves.
    private struct Servers {
        struct Server {
            let platform: LocalPlatform
            let limiter: RequestLimiter
            let dispatcher: Dispatcher

            func exchange() async throws { try await platform.exchange(limiter) }

            /// The statuses of that many email checks, without those that were answered.
            func check(_ times: Int, from address: String = "192.0.2.1") async -> [Int] {
                var refusals: [Int] = []
                for _ in 0..<times {
                    var request = WireRequest(
                        method: "POST", target: "/api/v1/auth/email",
                        headers: ["content-type": "application/json"],
                        body: Array(#"{"email":"dal@example.com"}"#.utf8))
                    request.clientAddress = address
                    let status = await dispatcher.respond(to: request).status
                    if status != 200 { refusals.append(status) }
                }
                return refusals
            }
        }

        let clock = ManualClock()
        let database: TestDatabase
        private let limits: RequestLimits

        init(_ place: TestPlace) async throws {
            database = try await TestDatabase.open(place, Domain.all.migrations, time: clock)
            var limits = RequestLimits(Domain.all.endpoints)
            #expect(limits.make(try #require(LimitChange("auth.checkEmail=10/10s"))))
            self.limits = limits
        }

        func start() -> Server {
            let secret = Array("the same for all".utf8)
            let ephemeral = PlatformDependencies.ephemeral(time: clock, hasher: QuickHasher())
            let dependencies = PlatformDependencies(
                time: clock, ids: ephemeral.ids, hasher: ephemeral.hasher,
                accessTokens: ephemeral.accessTokens, refreshTokens: ephemeral.refreshTokens,
                mailer: ephemeral.mailer, limitSecret: secret)
            let opened = OpenDatabase(sql: database, engine: "", close: {})
            let platform = LocalPlatform(.memory, Stores(opened), dependencies)
            let limiter = platform.limiter(limits)
            return Server(
                platform: platform, limiter: limiter, dispatcher: platform.dispatcher(limiter))
        }

        func rows() async throws -> [String] {
            try await database.read { reader throws(DatabaseError) in
                try reader.query("SELECT digest, endpoint FROM server_limits ORDER BY endpoint") {
                    row throws(DatabaseError) in try row.text(0) + " " + row.text(1)
                }
            }
        }
    }

    @Test(
        "Two servers together bear what one bears, and so does one that was started again", arguments: places)
    func together(_ place: TestPlace) async throws {
        let servers = try await Servers(place)
        let (first, second) = (servers.start(), servers.start())
        #expect(await first.check(6).isEmpty)
        #expect(await second.check(6).isEmpty)
        for server in [first, second, first] { try await server.exchange() }
        #expect(await first.check(1) == [429])
        #expect(await second.check(1) == [429])
        #expect(await second.check(1, from: "192.0.2.2").isEmpty, "others are not concerned")
        servers.clock.advance(by: .seconds(30))
        #expect(await second.check(2) == [429], "one more, when what was too much is given back")
        for server in [second, first] { try await server.exchange() }
        #expect(await first.check(1) == [429])
        let third = servers.start()
        #expect(await third.check(1).isEmpty)
        try await third.exchange()
        #expect(await third.check(1) == [429], "it learns what was counted before")
        try await servers.database.discard()
    }

    @Test("The table names nobody, and forgets what says nothing any more", arguments: places)
    func table(_ place: TestPlace) async throws {
        let servers = try await Servers(place)
        let server = servers.start()
        for number in 1...9 { #expect(await server.check(1, from: "192.0.2.\(number)").isEmpty) }
        try await server.exchange()
        let rows = try await servers.rows()
        #expect(rows.count == 11, "nine addresses, their network, and all together: \(rows)")
        #expect(Set(rows).count == 11 && rows.allSatisfy { $0.hasSuffix(" auth.checkEmail") })
        #expect(rows.allSatisfy { !$0.contains("192") || !$0.contains(".0.2.") })
        let revision = servers.database.revision
        try await server.exchange()
        #expect(servers.database.revision == revision, "nothing is written while nobody asks")
        servers.clock.advance(by: .seconds(600))
        #expect(await server.check(1, from: "198.51.100.1").isEmpty)
        try await server.exchange()
        #expect(try await servers.rows().count == 3)
        try await servers.database.discard()
    }

    @Test("A database that is away costs nothing but the sharing", arguments: [TestPlace.sqliteFile])
    func outage(_ place: TestPlace) async throws {
        let servers = try await Servers(place)
        let server = servers.start()
        #expect(await server.check(10).isEmpty)
        try await servers.database.discard()
        await #expect(throws: ServiceFailure.self) { try await server.exchange() }
        #expect(await server.check(1) == [429])
    }
}
