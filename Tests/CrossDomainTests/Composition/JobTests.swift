import ContractKit
import Database
import DatabaseTestSupport
import Synchronization
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// What servers repeat, and which of them does it.
@Suite struct JobTests {
    /// A job of one server at a time that counts how often it is done.
    private final class Counted: Sendable {
        let count = Atomic(0)
        let clock = ManualClock()
        let ids = SystemIdentifiers()

        func server(_ leases: JobLeases?, failing failure: ServiceFailure? = nil) -> ScheduledJob {
            let job = Job("count", every: .seconds(60), on: .one) { [self] () throws(ServiceFailure) in
                count.add(1, ordering: .relaxed)
                if let failure { throw failure }
            }
            return job.scheduled(as: "tests.count", by: leases, time: clock, ids: ids)
        }

        var done: Int { count.load(ordering: .relaxed) }
    }

    private static func withLeases(
        _ place: TestPlace, _ body: @escaping @Sendable (JobLeases, Counted) async throws -> Void
    ) async throws {
        let counted = Counted()
        let database = try await TestDatabase.open(place, Domain.all.migrations, time: counted.clock)
        try await body(JobLeases(database), counted)
        try await database.discard()
    }

    @Test("Of all servers one does a job in each interval", arguments: TestPlace.present)
    func interval(_ place: TestPlace) async throws {
        try await Self.withLeases(place) { leases, counted in
            let (one, other) = (counted.server(leases), counted.server(leases))
            for server in [one, other, one] { try await server.run() }
            #expect(counted.done == 1)
            counted.clock.advance(by: .seconds(59))
            try await other.run()
            #expect(counted.done == 1)
            counted.clock.advance(by: .seconds(1))
            for server in [other, one] { try await server.run() }
            #expect(counted.done == 2)
        }
    }

    @Test(
        "A server that dies holding a lease delays the job, and does not end it", arguments: TestPlace.present
    )
    func dead(_ place: TestPlace) async throws {
        try await Self.withLeases(place) { leases, counted in
            #expect(try await leases.take("tests.count", for: "dead", at: counted.clock.now()))
            let other = counted.server(leases)
            counted.clock.advance(by: JobLeases.length - .seconds(1))
            try await other.run()
            #expect(counted.done == 0, "the lease is held")
            counted.clock.advance(by: .seconds(1))
            try await other.run()
            #expect(counted.done == 1)
            try await leases.finish("tests.count", of: "dead", nextAt: counted.clock.now())
            try await other.run()
            #expect(counted.done == 1, "a late end frees no lease of another run")
        }
    }

    @Test("Of servers that come at once one takes the lease", arguments: SharedLimitTests.places)
    func race(_ place: TestPlace) async throws {
        try await Self.withLeases(place) { leases, counted in
            let server = counted.server(leases)
            try await withThrowingTaskGroup { group in
                for _ in 0..<20 { group.addTask { try await server.run() } }
                try await group.waitForAll()
            }
            #expect(counted.done == 1)
        }
    }

    @Test("A job that fails is tried again after its interval", arguments: TestPlace.present)
    func failure(_ place: TestPlace) async throws {
        try await Self.withLeases(place) { leases, counted in
            let failing = counted.server(leases, failing: .internal("no gateway"))
            await #expect(throws: ServiceFailure.internal("no gateway")) { try await failing.run() }
            counted.clock.advance(by: .seconds(60))
            try await counted.server(leases).run()
            #expect(counted.done == 2)
        }
    }

    @Test("Without leases each server does it")
    func alone() async throws {
        let counted = Counted()
        for _ in 0..<3 { try await counted.server(nil).run() }
        #expect(counted.done == 3)
    }

    @Test("A job that does not end keeps no other from being done, and failures are reported")
    func runner() async throws {
        let began = Atomic(0)
        let reports = Mutex([String]())
        let jobs = [
            ScheduledJob(name: "stuck", interval: .zero) { () throws(ServiceFailure) in
                while !Task.isCancelled { await Task.yield() }
            },
            ScheduledJob(name: "failing", interval: .zero) { () throws(ServiceFailure) in
                if began.add(1, ordering: .relaxed).oldValue.isMultiple(of: 2) {
                    throw .internal("every other time")
                }
            },
        ]
        let runner = JobRunner(jobs, pause: { _ in await Task.yield() }) { job, failure in
            reports.withLock { $0.append("\(job) \(failure == nil)") }
        }
        let running = Task { await runner.run() }
        try await until { reports.withLock { $0.count >= 4 } }
        running.cancel()
        await running.value
        #expect(
            reports.withLock { $0.prefix(4) } == [
                "failing false", "failing true", "failing false", "failing true",
            ])
    }

    @Test("A job of the start is done at once, all others after their interval")
    func start() async throws {
        let done = LockedValue([String]())
        let jobs = [("later", false), ("at once", true)].map { name, isDoneAtStart in
            ScheduledJob(name: name, interval: .seconds(300), isDoneAtStart: isDoneAtStart) {
                () throws(ServiceFailure) in done.withLock { $0.append(name) }
            }
        }
        await JobRunner(jobs, pause: { _ in throw CancellationError() }) { _, _ in }.run()
        #expect(done.now == ["at once"])
        let ofStart = LocalPlatform.inMemory(.ephemeral()).jobs.filter(\.isDoneAtStart).map(\.name)
        #expect(ofStart == ["crews.dues", "crews.zones", "feed.hashtags", "payments.recover"])
    }

    @Test("Jobs of a platform have names of their own")
    func names() {
        let names = LocalPlatform.inMemory(.ephemeral()).jobs.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.first == "platform.messages" && names.contains("storage.sweep"))
    }
}
