import DatabaseTestSupport
import Testing

@testable import Database
@testable import DatabasePostgres

@Suite("PostgreSQL: tasks that prefer the database's threads", .enabled(if: PostgresCluster.isWanted))
struct ThreadTests {
    @Test("they read and write as others do, a hundred at once on two connections")
    func many() async throws {
        let narrow = options {
            $0.connections = 2; $0.acquireMilliseconds = 60_000
        }
        try await withDatabase(membersMigration, options: narrow) { database async throws in
            try await database.join("1", "가")
            try await withTaskExecutorPreference(database.threads) {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<100 { group.addTask { try await database.increment() } }
                    try await group.waitForAll()
                }
            }
            #expect(try await database.integer("SELECT points FROM members") == 100)
        }
    }

    @Test("what is submitted after the end still runs")
    func afterTheEnd() async {
        let threads = AccessThreads(limit: 2)
        let ran = await withTaskExecutorPreference(threads) { threads.areCurrent }
        #expect(ran && !threads.areCurrent)
        threads.stop()
        await withTaskExecutorPreference(threads) { await Task.yield() }
        await withCheckedContinuation { continuation in threads.run { continuation.resume() } }
    }
}
