import Auth
import Dispatch
import Glibc
import Synchronization
import TestKit
import Testing

@testable import AuthPasswords

/// The threads on which passwords are hashed. How long a thread of low priority rests depends on what else
/// the machine does: no test but those of the escort lets it take part, and none counts on who comes first.
@Suite(.hangLimit)
struct WorkPoolTests {
    /// A line that nobody leaves for having waited, and in which nothing is overdue.
    private static func patientLine(_ room: Int) -> WorkLine {
        WorkLine(room: room, patience: .seconds(3600), overdue: .seconds(3600))
    }

    @Test func beyondTheRoomTheLastTurnsAreBusyAndAfterwardsItIsFree() async throws {
        let pool = WorkPool(threads: 1, Self.patientLine(4))
        let (begun, gate) = (Counter(), DispatchSemaphore(value: 0))
        let held = Task {
            try await pool.run(.first) {
                begun.add(1)
                gate.wait()
            }
        }
        try await until { begun.value == 1 }
        let late = (0..<3).map { number in
            Task { try await pool.run(HashingTurn(.members, rank: 10 + number)) { number } }
        }
        try await until { pool.load == 4 }
        await #expect(throws: HashingFailure.busy(retryAfterSeconds: 1)) {
            try await pool.run(HashingTurn(.members, rank: 99)) { 0 }
        }
        let early = Task { try await pool.run(.first) { 7 } }
        await #expect(throws: HashingFailure.busy(retryAfterSeconds: 1)) { try await late[2].value }
        #expect(pool.refused == 2)
        gate.signal()
        try await held.value
        #expect(try await [late[0].value, late[1].value, early.value] == [0, 1, 7])
        try await until { pool.load == 0 }
    }

    @Test func whoHasWaitedForTooLongIsRefused() async throws {
        let pool = WorkPool(threads: 1, WorkLine(room: 9, patience: .zero))
        await #expect(throws: HashingFailure.busy(retryAfterSeconds: 1)) { try await pool.run(.first) { 0 } }
    }

    @Test func itsThreadsGiveWayToAllOthers() async throws {
        let process = Int32(bitPattern: PRIO_PROCESS.rawValue)
        let ordinary = getpriority(process, 0)
        let pool = WorkPool(threads: 1, Self.patientLine(1))
        // 5 is SCHED_IDLE, which a system may refuse.
        let idle = try await pool.run(.first) {
            sched_getscheduler(0) == 5 || getpriority(process, 0) > ordinary
        }
        #expect(idle)
        #expect(sched_getscheduler(0) == 0 && getpriority(process, 0) == ordinary, "its own threads alone")
    }

    @Test func theEscortHelpsOnceWithWhatRunsForTooLongAndTakesWhatHasWaited() async throws {
        let line = WorkLine(room: 9, patience: .seconds(3600), overdue: .milliseconds(1))
        let answers = [Task { await answer(line, 0) }, Task { await answer(line, 1) }]
        try await until { line.load == 2 }
        let begun = try #require(line.next())
        #expect(line.nextOverdue() === begun, "nobody has worked it out yet")
        let waited = try #require(line.nextOverdue())
        #expect(waited !== begun, "it is helped with once")
        for job in [begun, waited, begun] { job.run() }
        line.done(begun)
        #expect(line.load == 0)
        for (number, answer) in answers.enumerated() { #expect(try await answer.value.get() == number) }
        line.close(threads: 0)
        #expect(line.nextOverdue() == nil && line.next() == nil)
    }

    @Test func whatTheThreadDoesNotComeToIsDoneByTheEscort() async throws {
        let line = WorkLine(room: 9, patience: .seconds(3600), overdue: .milliseconds(1))
        let pool = WorkPool(threads: 1, line)
        let gate = DispatchSemaphore(value: 0)
        // 5 is SCHED_IDLE: the thread stands still, and the escort does its work.
        for number in 0..<3 {
            let answer = try await pool.run(.first) { () -> Int in
                if sched_getscheduler(0) == 5 { gate.wait() }
                return number
            }
            #expect(answer == number)
        }
        for _ in 0..<3 { gate.signal() }
        try await until { pool.load == 0 }
    }

    @Test func workThatWaitsIsDoneEvenIfThePoolIsLetGo() async throws {
        let gate = DispatchSemaphore(value: 0)
        let tasks = {
            let pool = WorkPool(threads: 1, Self.patientLine(20))
            return (0..<10).map { number in
                Task {
                    try await pool.run(.first) { () -> Int in
                        gate.wait()
                        gate.signal()
                        return number
                    }
                }
            }
        }()
        gate.signal()
        var sum = 0
        for task in tasks { sum += try await task.value }
        #expect(sum == 45)
    }

    @Test func noMoreRunAtOnceThanThereAreThreads() async throws {
        let pool = WorkPool(threads: 2, Self.patientLine(100))
        let (running, most) = (Counter(), Counter())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await pool.run(.first) {
                        let now = running.add(1)
                        most.raise(to: now)
                        running.add(-1)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(most.value <= 2)
    }

    private func answer(_ line: WorkLine, _ number: Int) async -> Result<Int, HashingFailure> {
        await withCheckedContinuation { continuation in
            line.add(HashingJob(.first, for: HashingAnswer(continuation)) { number })
        }
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    @discardableResult
    func add(_ step: Int) -> Int {
        count.withLock {
            $0 += step
            return $0
        }
    }

    func raise(to other: Int) {
        count.withLock { $0 = max($0, other) }
    }
}
