import Auth
import Dispatch
import Glibc
import Synchronization
import Testing

@testable import AuthPasswords

/// The threads on which passwords are hashed. Work that is held back here may be done twice: once by the
/// thread that took it, and once by the one that helps what gets no time.
@Suite(.timeLimit(.minutes(5)))
struct WorkPoolTests {
    /// A pool of one thread whose line nobody leaves for having waited, however busy the machine is.
    private func patient(waiting: Int) -> WorkPool {
        WorkPool(threads: 1, waiting: waiting, patience: .seconds(3600))
    }

    @Test func beyondTheRoomTheLastTurnsAreBusyAndAfterwardsItIsFree() async throws {
        let pool = patient(waiting: 4)
        let (isHeld, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        // All threads, the helping one too, are held by this.
        let held = Task {
            try await pool.run(.first) {
                isHeld.signal()
                gate.wait()
                gate.signal()
            }
        }
        for _ in 0..<2 { await waiting(for: isHeld) }
        let late = (0..<3).map { number in
            Task { try await pool.run(HashingTurn(.members, rank: 10 + number)) { number } }
        }
        while pool.load < 4 { await Task.yield() }
        await #expect(throws: HashingFailure.busy(retryAfterSeconds: 1)) {
            try await pool.run(HashingTurn(.members, rank: 99)) { 0 }
        }
        let early = Task { try await pool.run(.first) { 7 } }
        await #expect(throws: HashingFailure.busy(retryAfterSeconds: 1)) { try await late[2].value }
        #expect(pool.refused == 2)
        gate.signal()
        try await held.value
        #expect(try await [late[0].value, late[1].value, early.value] == [0, 1, 7])
        while pool.load > 0 { await Task.yield() }
    }

    @Test func whoHasWaitedForTooLongIsRefused() async throws {
        let pool = WorkPool(threads: 1, waiting: 9, patience: .zero)
        await #expect(throws: HashingFailure.busy(retryAfterSeconds: 1)) { try await pool.run(.first) { 0 } }
    }

    @Test func itsThreadsGiveWayToAllOthers() async throws {
        let process = Int32(bitPattern: PRIO_PROCESS.rawValue)
        let ordinary = getpriority(process, 0)
        let pool = patient(waiting: 1)
        // 5 is SCHED_IDLE. What has waited for long is done by a thread that is only a little slower.
        let idle = try await pool.run(.first) {
            sched_getscheduler(0) == 5 || getpriority(process, 0) > ordinary
        }
        #expect(idle)
        #expect(sched_getscheduler(0) == 0 && getpriority(process, 0) == ordinary, "its own threads alone")
    }

    @Test func whatGetsNoTimeIsDoneByAnotherThreadAndWhatHasWaitedToo() async throws {
        let pool = patient(waiting: 9)
        let (turns, mayEnd) = (Counter(), DispatchSemaphore(value: 0))
        let stuck = try await pool.run(.first) {
            let turn = turns.add(1)
            if turn == 1 { mayEnd.wait() }
            return turn
        }
        #expect(stuck == 2, "worked out while the first thread had not come to it")
        for number in 0..<2 { #expect(try await pool.run(.first) { number } == number) }
        mayEnd.signal()
        while pool.load > 0 { await Task.yield() }
    }

    @Test func workThatWaitsIsDoneEvenIfThePoolIsLetGo() async throws {
        let gate = DispatchSemaphore(value: 0)
        let tasks = {
            let pool = patient(waiting: 20)
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
        let pool = WorkPool(threads: 2, waiting: 100, patience: .seconds(3600))
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
        #expect(most.value <= 3, "the two, and the one for what has waited")
    }

    private func waiting(for semaphore: DispatchSemaphore) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                semaphore.wait()
                continuation.resume()
            }
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
