import DatabasePostgres
import DatabaseTestSupport
import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// The drills, a few rounds of each.
    @Suite struct DrillTests {
        @Test("A server that is killed in the midst of writes loses nothing that it acknowledged")
        func crash() throws {
            let machine = try Machine(home: TemporaryHome())
            let outcome = try machine.drill(
                ["crash", "--rounds", "4", "--clients", "4", "--seed", "7", "--json"])
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            #expect(outcome.output.contains(#""clean": true"#), "\(outcome.output)")
            #expect(outcome.output.contains(#""rounds": 4"#), "\(outcome.output)")
            #expect(outcome.errors.contains("4/4: "), "progress is told on the errors: \(outcome.errors)")
        }

        @Test(
            "The same with pictures in an object store, whose files are what the database says",
            .enabled(if: ObjectStore.isWanted))
        func crashWithObjects() throws {
            let place = "\(try ObjectStore.shared.get().address)/\(ObjectStore.bucket)/drill-\(getpid())"
            let machine = Machine(
                home: try TemporaryHome(),
                variables: [
                    "AWS_ACCESS_KEY_ID": ObjectStore.accessKey,
                    "AWS_SECRET_ACCESS_KEY": ObjectStore.secretKey,
                ])
            let outcome = try machine.drill(
                ["crash", "--rounds", "3", "--clients", "4", "--seed", "7", "--json"]
                    + ["--picture-store", "s3:\(place)"])
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            #expect(outcome.output.contains(#""clean": true"#), "\(outcome.output)")
            // The two sizes of the photo that the feed's posts show; nothing shows other pictures.
            #expect(outcome.output.contains(#""filesLeft": 2"#), "\(outcome.output)")
        }

        @Test(
            "A backup that is put back after a kill is what was backed up, however often that was broken off",
            arguments: PostgresCluster.isWanted ? ["sqlite", "postgres"] : ["sqlite"])
        func restore(_ engine: String) throws {
            let machine = try Machine(home: TemporaryHome())
            let cluster = engine == "postgres" ? try PostgresCluster.start([]) : nil
            let outcome = try machine.drill(
                ["restore", "--rounds", "1", "--starts", "1", "--clients", "2", "--seed", "7", "--json"]
                    + (cluster.map { ["--backend", "\($0.location)"] } ?? []))
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            #expect(outcome.output.contains(#""starts": 7"#), "each kind once: \(outcome.output)")
            #expect(outcome.output.contains(#""clean": true"#), "\(outcome.output)")
            #expect(outcome.errors.contains("1/1: "), "\(outcome.errors)")
            try cluster?.stop()
        }

        @Test(
            "Nothing is left of members who withdraw while they write",
            arguments: PostgresCluster.isWanted ? ["sqlite", "postgres"] : ["sqlite"])
        func erasure(_ engine: String) throws {
            let machine = try Machine(home: TemporaryHome())
            let cluster = engine == "postgres" ? try PostgresCluster.start([]) : nil
            let outcome = try machine.drill(
                ["erasure", "--members", "6", "--seed", "7"]
                    + (cluster.map { ["--backend", "\($0.location)"] } ?? []))
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            #expect(outcome.output.contains("Withdrawn"), "\(outcome.output)")
            try cluster?.stop()
        }

        @Test(
            "Two servers over a primary and a replica lose nothing when one is killed, or all are cut off",
            .enabled(if: PostgresCluster.isWanted))
        func fleet() throws {
            let machine = try Machine(home: TemporaryHome())
            let cluster = try PostgresCluster.start(["--replica"])
            // `postgres://madang@HOST:PORT/madang`
            let replica = "\(try #require(cluster.replica))".drop { $0 != "@" }.dropFirst().prefix {
                $0 != "/"
            }
            let outcome = try machine.drill(
                [
                    "fleet", "--backend", "\(cluster.location)?schema=drill&replica=\(replica)",
                    "--rounds", "4", "--clients", "4", "--seed", "7", "--json",
                ])
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            #expect(outcome.output.contains(#""clean": true"#), "\(outcome.output)")
            #expect(outcome.errors.contains("4/4: "), "\(outcome.errors)")
            let visits = outcome.output.split(separator: "\n").first { $0.contains(#""visits""#) }
            let count = visits.flatMap { Int($0.filter(\.isNumber)) } ?? 0
            #expect(count > 20, "visitors' reads go through the replica: \(outcome.output)")
            #expect(try Self.scans(cluster) > 0, "the replica has answered none of them")
            try cluster.stop()
        }

        /// How often the tables of listings were looked into at the replica, by its own statistics, which
        /// recovery does not count into.
        private static func scans(_ cluster: PostgresCluster) throws -> Int {
            let replica = "\(try #require(cluster.replica))"
            let outcome = try Machine(home: TemporaryHome()).run(
                "/usr/bin/psql",
                [
                    replica, "--no-psqlrc", "--tuples-only", "--no-align", "--command",
                    """
                    SELECT sum(seq_scan + coalesce(idx_scan, 0)) FROM pg_stat_user_tables \
                    WHERE schemaname = 'drill' AND relname = 'listings'
                    """,
                ])
            try #require(outcome.status == 0, "\(outcome)")
            return Int(outcome.output.filter(\.isNumber)) ?? 0
        }

        @Test("A drill of joins holds both attacks and tells what honest people got")
        func joins() throws {
            let machine = try Machine(home: TemporaryHome())
            let outcome = try machine.drill(
                ["joins", "--seconds", "4", "--connections", "20", "--addresses", "50", "--json"])
            // Whether enough are answered depends on the machine's mood; that they ask is looked at here.
            #expect([0, 1].contains(outcome.status), "\(outcome.output)\(outcome.errors)")
            for part in [#""oneAddress""#, #""manyAddresses""#, #""knownPlace""#, #""newPlace""#] {
                #expect(outcome.output.contains(part), "\(part): \(outcome.output)")
            }
            #expect(outcome.output.ranges(of: #""asked": 2"#).count == 4, "\(outcome.output)")
            #expect(outcome.output.contains(#""auth.login""#), "the attacker guesses: \(outcome.output)")
        }

        @Test(
            "While many search without pause nobody else fails, and who is refused is told when to come again"
        )
        func searches() throws {
            let machine = try Machine(home: TemporaryHome())
            let outcome = try machine.drill(
                [
                    "searches", "--listings", "2000", "--seconds", "1", "--searchers", "100",
                    "--json",
                ])
            // How long others wait is not looked at here, where other tests run at the same time.
            #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
            for line in [#""failures": {}"#, #""refusalsWithoutRetryAfter": 0"#, #""searchesUnanswered": 0"#]
            {
                #expect(outcome.output.contains(line), "\(line) in \(outcome.output)")
            }
            #expect(outcome.output.contains(#""429": "#), "the line has 66 places: \(outcome.output)")
            #expect(outcome.errors.contains("while 100 connections search"), "\(outcome.errors)")
        }

        @Test("A drill is not held where people live")
        func inhabited() throws {
            let machine = try Machine(home: TemporaryHome())
            let (harness, place) = (
                try Binaries.path("madang-harness"), "sqlite:\(machine.home.path)/m.sqlite"
            )
            let filled = try machine.run(harness, ["seed", "--backend", place, "--listings", "1"])
            try #require(filled.status == 0, "\(filled.errors)")
            for (backend, says) in [(place, "has members"), ("memory", "outlives")] {
                let outcome = try machine.run(
                    harness, ["drill", "crash", "--backend", backend, "--rounds", "1"])
                #expect(outcome.status == 65, "\(outcome.errors)")
                #expect(outcome.errors.contains(says), "\(outcome.errors)")
            }
            let alone = try machine.run(harness, ["drill", "fleet", "--backend", place, "--rounds", "1"])
            #expect(alone.status == 65 && alone.errors.contains("for one server"), "\(alone.errors)")
        }
    }
}
