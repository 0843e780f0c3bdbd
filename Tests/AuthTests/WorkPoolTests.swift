import Auth
import Dispatch
import Glibc
import Synchronization
import Testing

@testable import AuthPasswords

/// The threads on which passwords are hashed.
@Suite(.timeLimit(.minutes(1)))
struct WorkPoolTests {
    @Test func beyondTheBoundItIsBusyAndAfterwardsFree() async throws {
        let pool = WorkPool(threads: 2, waiting: 3)
        let gate = DispatchSemaphore(value: 0)
        let admitted = (0..<5).map { number in
            Task {
                try await pool.run { () -> Int in
                    gate.wait()
                    return number
                }
            }
        }
        while pool.load < 5 { await Task.yield() }
        await #expect(throws: HashingFailure.busy(retryAfterSeconds: 1)) { try await pool.run { 0 } }
        for _ in admitted { gate.signal() }
        var results: Set<Int> = []
        for task in admitted { results.insert(try await task.value) }
        #expect(results == Set(0..<5), "all that was admitted was done")
        #expect(try await pool.run { 7 } == 7)
        #expect(pool.load == 0)
    }

    @Test func itsThreadsGiveWayToAllOthers() async throws {
        let process = Int32(bitPattern: PRIO_PROCESS.rawValue)
        let ordinary = getpriority(process, 0)
        let pool = WorkPool(threads: 1, waiting: 0)
        // 5 is SCHED_IDLE. What has waited for long is done by a thread that is only a little slower.
        let idle = try await pool.run { sched_getscheduler(0) == 5 || getpriority(process, 0) > ordinary }
        #expect(idle)
        #expect(sched_getscheduler(0) == 0 && getpriority(process, 0) == ordinary, "its own threads alone")
    }

    @Test func whatHasWaitedIsDoneThoughAllItsThreadsAreBusy() async throws {
        let pool = WorkPool(threads: 1, waiting: 9)
        let (isBusy, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let first = Task {
            try await pool.run {
                isBusy.signal()
                mayEnd.wait()
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                isBusy.wait()
                continuation.resume()
            }
        }
        for number in 0..<2 { #expect(try await pool.run { number } == number) }
        mayEnd.signal()
        try await first.value
    }

    @Test func workThatWaitsIsDoneEvenIfThePoolIsLetGo() async throws {
        let gate = DispatchSemaphore(value: 0)
        let tasks = {
            let pool = WorkPool(threads: 1, waiting: 9)
            return (0..<10).map { number in
                Task {
                    try await pool.run { () -> Int in
                        gate.wait()
                        return number
                    }
                }
            }
        }()
        for _ in tasks { gate.signal() }
        var sum = 0
        for task in tasks { sum += try await task.value }
        #expect(sum == 45)
    }

    @Test func noMoreRunAtOnceThanThereAreThreads() async throws {
        let pool = WorkPool(threads: 2, waiting: 100)
        let (running, most) = (Counter(), Counter())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await pool.run {
                        let now = running.add(1)
                        most.raise(to: now)
                        running.add(-1)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(most.value <= 3, "the two, and the one for what has waited")
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
