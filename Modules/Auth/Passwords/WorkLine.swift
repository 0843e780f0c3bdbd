import Auth
import Dispatch
import Synchronization

/// What waits for a thread, and what is being worked on.
final class WorkLine: Sendable {
    private struct Run {
        let job: HashingJob
        let since: ContinuousClock.Instant
        /// Whether the thread that takes what has waited works on it as well.
        var isHelped = false
    }

    private struct State {
        var waiting: HashingLine<HashingJob>
        var running: [Run] = []
        var refused = 0
        var isClosed = false
        /// Whether the thread that takes what has waited rests because there is nothing to do.
        var escortRests = false
        /// Whether the last that it took was of a member who is known where they are.
        var escortHurries = false

        /// What runs and has got no time on a processor, else what is next if somebody has waited.
        mutating func takeOverdue(since limit: ContinuousClock.Instant) -> HashingJob? {
            let stuck = running.indices.filter { index in
                !running[index].isHelped && running[index].since <= limit && !running[index].job.isAnswered
            }
            if let first = stuck.first(where: { running[$0].job.turn.line == .members }) ?? stuck.first {
                running[first].isHelped = true
                return running[first].job
            }
            return waiting.hasWaited(since: limit) ? waiting.takeNext() : nil
        }
    }

    private let state: Mutex<State>
    /// One for each job, and one for the end of each thread that takes the next.
    private let arrived = DispatchSemaphore(value: 0)
    private let escortCall = DispatchSemaphore(value: 0)
    private let closing = DispatchSemaphore(value: 0)
    private let overdue: Duration

    /// Room for so many, who wait so long at the most; what has waited or run for as long as `overdue` says
    /// is for the escort.
    init(room: Int, patience: Duration = .seconds(10), overdue: Duration = .milliseconds(250)) {
        state = Mutex(State(waiting: HashingLine(room: room, patience: patience)))
        self.overdue = overdue
    }

    /// How much runs or waits.
    var load: Int { state.withLock { $0.waiting.count + $0.running.count } }

    /// How much was turned away so far.
    var refused: Int { state.withLock { $0.refused } }

    /// Puts the job into its place; whoever has to go for it, and whoever has waited for too long, is
    /// refused.
    func add(_ job: HashingJob) {
        let callsEscort = refusingImpatient { state, now in
            let displaced = state.waiting.add(job, job.turn, at: now)
            defer { state.escortRests = false }
            return (displaced, state.escortRests)
        }
        arrived.signal()
        if callsEscort { escortCall.signal() }
    }

    /// The next job, as soon as there is some; nil once the line is closed and empty. To be told when it is
    /// done.
    func next() -> HashingJob? {
        while true {
            arrived.wait()
            let (job, isClosed) = refusingImpatient { state, now in
                let job = state.waiting.takeNext()
                if let job { state.running.append(Run(job: job, since: now)) }
                return (nil, (job, state.isClosed))
            }
            // Another thread may have taken what this one was called for, or it has been refused.
            if job != nil || isClosed { return job }
        }
    }

    /// Notes that the thread that took the job is done with it.
    func done(_ job: HashingJob) {
        state.withLock { state in state.running.removeAll { $0.job === job } }
    }

    /// A job that has run or waited for too long; nil once the line is closed. At most one in that time, and
    /// five while members wait at places that their accounts know.
    func nextOverdue() -> HashingJob? {
        while true {
            let (rests, hurries) = state.withLock { state in
                state.escortRests = state.waiting.count == 0 && state.running.isEmpty && !state.isClosed
                return (state.escortRests, state.escortHurries)
            }
            if rests { escortCall.wait() }
            _ = closing.wait(timeout: .now() + overdue / .seconds(hurries ? 5 : 1))
            let (job, isClosed) = refusingImpatient { state, now in
                let job = state.takeOverdue(since: now - overdue)
                state.escortHurries = job?.turn.isKnown ?? false
                return (nil, (job, state.isClosed))
            }
            if job != nil || isClosed { return job }
        }
    }

    func close(threads: Int) {
        let callsEscort = state.withLock { state in
            state.isClosed = true
            defer { state.escortRests = false }
            return state.escortRests
        }
        for _ in 0..<threads { arrived.signal() }
        closing.signal()
        if callsEscort { escortCall.signal() }
    }

    /// Changes the state and refuses, outside the lock, whoever has waited for too long and whom the change
    /// displaces.
    private func refusingImpatient<Value: Sendable>(
        _ change: @Sendable (inout State, ContinuousClock.Instant) -> (displaced: HashingJob?, Value)
    ) -> Value {
        let (value, refused) = state.withLock { state in
            let now = ContinuousClock.now
            var refused = state.waiting.takeImpatient(at: now)
            let (displaced, value) = change(&state, now)
            if let displaced { refused.append(displaced) }
            state.refused += refused.count
            return (value, refused)
        }
        for job in refused { job.refuse(.busy(retryAfterSeconds: 1)) }
        return value
    }
}
