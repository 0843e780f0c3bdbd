import DatabaseTestSupport
import Synchronization
import TestKit
import Testing

@testable import Database
@testable import DatabasePostgres

@Suite("PostgreSQL: the pool and its limits", .enabled(if: PostgresCluster.isWanted))
struct PoolTests {
    @Test("who finds no connection free in time is told so, and the connection serves the next")
    func acquireLimit() async throws {
        let hasty = options {
            $0.connections = 1; $0.acquireMilliseconds = 50
        }
        try await withDatabase(membersMigration, options: hasty) { database async throws in
            let (hasBegun, mayEnd) = (Signal(), Signal())
            async let held: Void = database.read { _ throws(DatabaseError) in
                hasBegun.send()
                #expect(mayEnd.receivedOnThread())
            }
            await hasBegun.received()
            for _ in 0..<2 {
                await #expect(throws: DatabaseError.unavailable("no connection free within 50 ms")) {
                    try await database.nicknames()
                }
            }
            mayEnd.send()
            try await held
            #expect(try await database.nicknames() == [])
        }
    }

    @Test("costly reads have connections and a limit of time of their own")
    func costlyReads() async throws {
        let options = options {
            $0.connections = 1
            ($0.costlyReads.connections, $0.costlyReads.runningTime) = (1, .seconds(7))
        }
        try await withDatabase(membersMigration, options: options) { database async throws in
            let (hasBegun, mayEnd) = (Signal(), Signal())
            async let held: Void = database.read { _ throws(DatabaseError) in
                hasBegun.send()
                #expect(mayEnd.receivedOnThread())
            }
            await hasBegun.received()
            #expect(try await database.costlyReads.text("SHOW statement_timeout") == "7s")
            mayEnd.send()
            try await held
            #expect(try await database.text("SHOW statement_timeout") == "10s")
            #expect(try await database.costlyReads.replicaReads.nicknames() == [])
        }
    }

    @Test("those who wait are served in the order in which they came")
    func order() async throws {
        let pool = ConnectionPool(try PostgresCluster.shared.get().location, options { $0.connections = 1 })
        let (mayBegin, hasEnded) = (Signal(), Signal())
        let served = Mutex<[Int]>([])
        pool.submit { _ in #expect(mayBegin.receivedOnThread()) }
        for number in 1...50 {
            pool.submit { _ in
                // Asked while it works: a connection at rest may be closed before the test goes on.
                #expect(pool.load.connections == 1)
                served.withLock { $0.append(number) }
                if number == 50 { hasEnded.send() }
            }
        }
        mayBegin.send()
        await hasEnded.received()
        #expect(served.withLock { $0 } == Array(1...50))
    }

    @Test("connections that rest for too long are closed, and made again when they are needed")
    func idle() async throws {
        let restless = options { $0.idleMilliseconds = 30 }
        try await withDatabase(membersMigration, options: restless) { database async throws in
            // A connection at rest is closed after 30 ms.
            try await until { database.load?.connections == 0 }
            #expect(try await database.nicknames() == [])
        }
    }

    @Test("a connection that is not yet at rest when its database is closed is closed as well")
    func closedBeforeRest() async throws {
        let location = try PostgresCluster.shared.get().location.inSchema(newSchema())
        let pool = ConnectionPool(location, options())
        let isClosed = Signal()
        pool.submit { connection in
            #expect(throws: Never.self) {
                try connection.get().read { reader throws(DatabaseError) in
                    #expect(try reader.integer("SELECT 1") == 1)
                }
            }
            pool.close()
            isClosed.send()
        }
        await isClosed.received()
        let hold = PostgresHold(of: location)
        #expect(try await hold.begin())
        try await until { try await hold.others() == 0 }
        #expect(pool.load.connections == 0)
    }

    @Test("sixteen connections that increment one number, from two programs, lose nothing")
    func sixteen() async throws {
        let wide = options { $0.connections = 8 }
        try await withDatabase(membersMigration, options: wide) { first async throws in
            try await first.join("1", "가")
            let second = try await PostgresDatabase.open(first.location, options: wide)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<160 {
                    group.addTask { try await (index.isMultiple(of: 2) ? first : second).increment() }
                }
                try await group.waitForAll()
            }
            #expect(try await first.integer("SELECT points FROM members") == 160)
            await second.close()
        }
    }

    @Test("transactions that read what the other writes do not both pass unseen")
    func writeSkew() async throws {
        try await withDatabase(membersMigration) { database async throws in
            try await database.join("1", "가", points: 1)
            try await database.join("2", "나", points: 1)
            let runs = Mutex(0)
            let (firstHasRead, secondHasRead) = (Signal(), Signal())
            let leave = { @Sendable (own: Signal, other: Signal, id: String) async throws(DatabaseError) in
                try await database.write { writer throws(DatabaseError) in
                    let present = try writer.integer("SELECT count(*) FROM members WHERE points = 1")
                    if runs.withLock({ runs in
                        runs += 1; return runs <= 2
                    }) {
                        own.send()
                        #expect(other.receivedOnThread())
                    }
                    if present == 2 { try writer.run("UPDATE members SET points = 0 WHERE id = \(id)") }
                }
            }
            async let first: Void = leave(firstHasRead, secondHasRead, "1")
            async let second: Void = leave(secondHasRead, firstHasRead, "2")
            _ = try await (first, second)
            #expect(try await database.integer("SELECT count(*) FROM members WHERE points = 1") == 1)
        }
    }

    @Test("a write that others get ahead of each time gives up: contention")
    func contention() async throws {
        try await withDatabase(membersMigration) { database async throws in
            try await database.join("1", "가")
            let location = database.location
            let runs = Mutex(0)
            await #expect(throws: DatabaseError.contention) {
                try await database.write { writer throws(DatabaseError) in
                    let points = try writer.integer("SELECT points FROM members") ?? 0
                    runs.withLock { $0 += 1 }
                    // On this thread: a task would wait for one while this transaction stands open.
                    let rival = try Session.connect(to: location, options())
                    rival.add(plain: "UPDATE members SET points = points + 1")
                    let answer = rival.exchange()
                    if let error = answer.loss?.error ?? answer.failure?.error { throw error }
                    try writer.run("UPDATE members SET points = \(points + 1)")
                }
            }
            #expect(runs.withLock { $0 } == 32)
            let points = try await database.integer("SELECT points FROM members")
            #expect(points == Int64(32))
        }
    }
}
