import Database
import Dispatch
import Synchronization

/// Threads that may wait for the network: on them connections do their work, and keep no task from running.
///
/// A thread begins when it is needed, and ends when nothing was to do for a second.
final class AccessThreads: Sendable {
    typealias Work = @Sendable () -> Void

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

    /// At most that many threads.
    init(limit: Int) {
        self.limit = limit
    }

    /// Lets the threads end once nothing is left to do. What is submitted later still runs, elsewhere.
    func stop() {
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

    /// Runs the body on one of the threads, in the order of the calls.
    func run(_ work: @escaping Work) {
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
        case .elsewhere: DispatchQueue.global().async(execute: work)
        }
    }

    private func begin() {
        DispatchQueue(label: "madang.postgres.connection").async {
            while let work = self.next() { work() }
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
}
