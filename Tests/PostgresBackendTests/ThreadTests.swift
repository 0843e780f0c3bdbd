import DatabaseTestSupport
import Synchronization
import Testing

@testable import Database
@testable import DatabasePostgres

@Suite("PostgreSQL: the threads of connections", .enabled(if: PostgresCluster.isWanted))
struct ThreadTests {
    @Test("a hundred writers at once are served by two connections")
    func many() async throws {
        let narrow = options {
            $0.connections = 2; $0.acquireMilliseconds = 60_000
        }
        try await withDatabase(membersMigration, options: narrow) { database async throws in
            try await database.join("1", "가")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<100 { group.addTask { try await database.increment() } }
                try await group.waitForAll()
            }
            #expect(try await database.integer("SELECT points FROM members") == 100)
        }
    }

    @Test("what is submitted after the end still runs")
    func afterTheEnd() async {
        let threads = AccessThreads(limit: 2)
        let runs = Mutex(0)
        for isStopped in [false, true] {
            if isStopped { threads.stop() }
            await withCheckedContinuation { continuation in
                threads.run {
                    runs.withLock { $0 += 1 }
                    continuation.resume()
                }
            }
        }
        #expect(runs.withLock { $0 } == 2)
    }
}
