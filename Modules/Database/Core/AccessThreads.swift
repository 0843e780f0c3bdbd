import Dispatch
import Synchronization

/// Threads that may wait for a disk, a lock or a network: on them drivers do their work.
///
/// They are a task executor as well. A task that prefers them reads and writes there and then, where others
/// change threads twice for each access. Of the threads at most as many wait as there are connections: a
/// driver that allows a few more keeps some for whatever else those tasks do.
///
/// A thread begins when it is needed, and ends when nothing was to do for a second.
package final class AccessThreads: TaskExecutor {
    private enum Work: Sendable {
        case body(@Sendable () -> Void)
        case job(UnownedJob)
    }

    private struct State {
        var line = Line<Work>()
        var threads = 0
        var resting = 0
        var isStopped = false

        /// What a thread does next. One that rested in vain, `isLate`, ends, unless it is being called now.
        mutating func step(isLate: Bool) -> Step {
            if isLate {
                if resting == 0 { return .rest }
                resting -= 1
            }
            if let next = line.popFirst() { return .work(next) }
            if isLate || isStopped {
                threads -= 1
                return .end
            }
            resting += 1
            return .rest
        }
    }

    private enum Step {
        case work(Work)
        case rest, end
    }

    private let limit: Int
    private let state = Mutex(State())
    private let call = DispatchSemaphore(value: 0)
    private static let mark = DispatchSpecificKey<ObjectIdentifier>()

    /// At most that many threads.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Whether the caller is on one of these threads.
    package var areCurrent: Bool { DispatchQueue.getSpecific(key: Self.mark) == ObjectIdentifier(self) }

    /// Runs the body on one of the threads, in the order of the calls.
    package func run(_ body: @escaping @Sendable () -> Void) {
        submit(.body(body))
    }

    /// Runs a part of a task on one of the threads.
    package func enqueue(_ job: consuming ExecutorJob) {
        submit(.job(UnownedJob(job)))
    }

    /// Lets the threads end once nothing is left to do. What is submitted later still runs, elsewhere.
    package func stop() {
        let resting = state.withLock { state in
            state.isStopped = true
            defer { state.resting = 0 }
            return state.resting
        }
        for _ in 0..<resting { call.signal() }
    }

    private enum Need {
        case nobody, resting, new, elsewhere
    }

    private func submit(_ work: Work) {
        let need = state.withLock { state -> Need in
            if state.isStopped, state.threads == 0 { return .elsewhere }
            state.line.append(work)
            if state.resting > 0 {
                state.resting -= 1
                return .resting
            }
            guard state.threads < limit else { return .nobody }
            state.threads += 1
            return .new
        }
        switch need {
        case .nobody: break
        case .resting: call.signal()
        case .new: begin()
        case .elsewhere: DispatchQueue.global().async { self.perform(work) }
        }
    }

    private func begin() {
        let queue = DispatchQueue(label: "madang.database")
        queue.setSpecific(key: Self.mark, value: ObjectIdentifier(self))
        queue.async {
            while let work = self.next() { self.perform(work) }
        }
    }

    /// The next in line, when there is one; nil when the thread is to end.
    private func next() -> Work? {
        var isLate = false
        while true {
            switch state.withLock({ $0.step(isLate: isLate) }) {
            case .work(let work): return work
            case .end: return nil
            case .rest: isLate = call.wait(timeout: .now() + .seconds(1)) == .timedOut
            }
        }
    }

    private func perform(_ work: Work) {
        switch work {
        case .body(let body): body()
        case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
