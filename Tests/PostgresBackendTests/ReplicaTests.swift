import Database
import DatabaseTestSupport
import Testing

@testable import DatabasePostgres

@Suite("PostgreSQL: reads from a replica", .serialized, .enabled(if: PostgresCluster.isWanted))
struct ReplicaTests {
    /// A server with a streaming replica that these tests pause, stop and start.
    static let own = Result { () throws in try PostgresCluster.start(["--replica"]) }

    @Test("what may lag is read on the replica; everything else on the primary, where writes go as well")
    func views() async throws {
        try await withReplica { database, view, clock async throws in
            try await lookUntil(database) { await view.isOnReplica }
            #expect(await database.isOnReplica == false)
            try await view.write { writer throws(DatabaseError) in try writer.join("1", "가") }
            #expect(try await database.nicknames() == ["가"], "a write is read at once on the primary")
            try await lookUntil(database) { (try? await view.nicknames()) == ["가"] }
            let state = try #require(database.replicas.first)
            #expect(state.obstacle == nil && state.behind.map { $0 <= .seconds(5) } == true)
            #expect(view.replicaReads.engine == .postgres && view.engine == .postgres)
        }
    }

    @Test(
        "a replica that falls behind is left once it is over the bound, and used again when it has caught up")
    func lag() async throws {
        try await withReplica { database, view, clock async throws in
            let (cluster, replica) = try Self.servers()
            try await lookUntil(database) { await view.isOnReplica }
            try cluster.administer("SELECT pg_wal_replay_pause()", at: replica)
            try await database.join("1", "가")
            clock.pass(.seconds(4))
            await database.watch?.look()
            #expect(await view.isOnReplica, "4 s behind is within the bound of 5 s")
            #expect(try await view.nicknames() == [], "and shows what was 4 s ago")
            clock.pass(.seconds(2))
            await database.watch?.look()
            #expect(await view.isOnReplica == false, "6 s behind is too much")
            #expect(try await view.nicknames() == ["가"])
            #expect(database.replicas.first?.obstacle == "it is too far behind")
            try cluster.administer("SELECT pg_wal_replay_resume()", at: replica)
            try await lookUntil(database) { await view.isOnReplica }
            #expect(try await view.nicknames() == ["가"])
        }
    }

    @Test("where nothing is written, a replica is not behind, however long ago its last transaction is")
    func silence() async throws {
        try await withReplica { database, view, clock async throws in
            try await lookUntil(database) { await view.isOnReplica }
            clock.pass(.seconds(3600))
            #expect(await view.isOnReplica == false, "what was known an hour ago says nothing")
            try await lookUntil(database) { await view.isOnReplica }
        }
    }

    @Test("a replica that stops is replaced by the primary within the read, and used again once it is back")
    func stopped() async throws {
        try await withReplica { database, view, clock async throws in
            let (cluster, _) = try Self.servers()
            try await lookUntil(database) { await view.isOnReplica }
            try cluster.haltReplica()
            #expect(await view.isOnReplica == false, "the read is answered all the same")
            #expect(database.replicas.first?.obstacle != nil)
            await database.watch?.look()
            #expect(await view.isOnReplica == false)
            #expect(database.replicas.first?.obstacle?.contains("Connection refused") == true)
            try cluster.resumeReplica()
            try await lookUntil(database) { await view.isOnReplica }
        }
    }

    @Test("a read that the replica cancels is answered by the primary")
    func cancelledRead() async throws {
        try await withConflict { database, view, conflict async throws in
            let (readers, reader) = AsyncStream<String>.makeStream()
            async let struck: Void = {
                for await process in readers { try conflict.strike(whenSleeping: process) }
            }()
            let names = try await view.read { session throws(DatabaseError) in
                let names = try session.nicknames()
                guard names.count == 2 else { return names }
                reader.yield(try session.text("SELECT pg_backend_pid()::text") ?? "")
                // Each below the limit of a statement there, and long enough in all for a busy machine.
                for _ in 1...5 { _ = try session.text("SELECT pg_sleep(4)::text") }
                return names
            }
            reader.finish()
            try await struck
            #expect(names == ["가"], "the read is run again on the primary")
            #expect(database.replicas.first?.obstacle == nil, "which says nothing against the replica")
        }
    }

    @Test("a read that the replica ends while it is idle is answered by the primary")
    func endedRead() async throws {
        try await withConflict { database, view, conflict async throws in
            let names = try await view.read { session throws(DatabaseError) in
                let names = try session.nicknames()
                guard names.count == 2 else { return names }
                let process = try session.text("SELECT pg_backend_pid()::text") ?? ""
                do { try conflict.strike(andAwaitEndOf: process) } catch { Issue.record("\(error)") }
                _ = try session.text("SELECT pg_sleep(4)::text")
                return names
            }
            #expect(names == ["가"], "the read is run again on the primary")
            #expect(database.replicas.first?.obstacle == nil, "which says nothing against the replica")
        }
    }

    /// Runs the body where two members are on both servers, and the replica keeps no row for its readers.
    private func withConflict(
        body: (PostgresDatabase, any SQLDatabase, ReplicaConflict) async throws -> Void
    ) async throws {
        try await withReplica { database, view, clock async throws in
            let (cluster, replica) = try Self.servers()
            try cluster.administer("ALTER SYSTEM SET max_standby_streaming_delay = 0", at: replica)
            try cluster.administer("SELECT pg_reload_conf()", at: replica)
            try await database.join("1", "가")
            try await database.join("2", "나")
            try await lookUntil(database) { (try? await view.nicknames()) == ["가", "나"] }
            let members = (database.location.schema ?? "") + ".members"
            try await body(
                database, view, ReplicaConflict(cluster: cluster, replica: replica, members: members))
        }
    }

    @Test(
        "a costly read is cut off on the replica, not run again on the primary, and says nothing against it")
    func costly() async throws {
        var limits = CostlyReadLimits()
        limits.runningTime = .milliseconds(200)
        try await withReplica(costlyReads: limits) { database, view, clock async throws in
            try await lookUntil(database) { await view.isOnReplica }
            #expect(await view.costlyReads.isOnReplica)
            await #expect(throws: DatabaseError.cutOff) {
                try await view.costlyReads.text("SELECT pg_sleep(60)::text")
            }
            #expect(database.load?.costlyReads?.cutOff == 1, "once in all")
            #expect(database.replicas.first?.obstacle == nil)
            #expect(await view.isOnReplica)
            #expect(await view.costlyReads.isOnReplica)
        }
    }

    @Test("a server that can be written itself, or follows another one, is not used as a replica")
    func impostors() async throws {
        let other = try #require(try FaultTests.own.get().replica)
        let places = [
            (try Self.servers().0.location, "it is no replica: it can be written itself"),
            (other, "it is a replica of another server"),
        ]
        for (place, obstacle) in places {
            try await withReplica(place) { database, view, clock async throws in
                await database.watch?.look()
                #expect(await view.isOnReplica == false)
                #expect(database.replicas.first?.obstacle == obstacle)
            }
        }
    }

    @Test("a replica that is promoted is left")
    func promoted() async throws {
        let cluster = try PostgresCluster.start(["--replica"])
        let replica = try #require(cluster.replica)
        let location = try PostgresLocation("\(cluster.location)?replica=\(Self.address(of: replica))")
        let database = try await PostgresDatabase.open(location, options: options())
        try await lookUntil(database) { await database.replicaReads.isOnReplica }
        try cluster.administer("SELECT pg_promote()", at: replica)
        await database.watch?.look()
        #expect(database.replicas.first?.obstacle == "it is no replica: it can be written itself")
        #expect(
            try await database.replicaReads.text("SELECT current_setting('port')")
                == location.parameters["port"])
        await database.close()
        try cluster.stop()
    }

    /// Runs the body on a database with the members' table, the view of it that may lag, and the clock.
    private func withReplica(
        _ place: PostgresLocation? = nil, costlyReads: CostlyReadLimits = CostlyReadLimits(),
        body: (PostgresDatabase, any SQLDatabase, ManualMoment) async throws -> Void
    ) async throws {
        let (cluster, replica) = try Self.servers()
        try await withDatabase(membersMigration, in: cluster) { direct async throws in
            let location = try PostgresLocation(
                "\(direct.location)&replica=\(Self.address(of: place ?? replica))")
            let clock = ManualMoment()
            let database = try await PostgresDatabase.open(
                location, options { $0.costlyReads = costlyReads }
            ) { clock.now() }
            try await body(database, database.replicaReads, clock)
            await database.close()
        }
    }

    /// Has the servers looked at until the condition holds.
    private func lookUntil(
        _ database: PostgresDatabase, _ condition: () async -> Bool
    ) async throws {
        let limit = ContinuousClock.now.advanced(by: .seconds(30))
        repeat {
            await database.watch?.look()
            if await condition() { return }
        } while ContinuousClock.now < limit
        Issue.record("not within 30 s; the replica: \(database.replicas)")
    }

    private static func servers() throws -> (PostgresCluster, PostgresLocation) {
        let cluster = try own.get()
        return (cluster, try #require(cluster.replica))
    }

    private static func address(of place: PostgresLocation) -> String {
        "\(place.parameters["host"] ?? ""):\(place.parameters["port"] ?? "")"
    }
}

extension SQLDatabase {
    /// Whether a server that follows another one answers.
    fileprivate var isOnReplica: Bool {
        get async { (try? await integer("SELECT pg_is_in_recovery()")) == 1 }
    }
}
