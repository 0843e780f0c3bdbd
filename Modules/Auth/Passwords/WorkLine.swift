import Auth
import Dispatch
import Synchronization

/// The queued and the running jobs of a `WorkPool`.
final class WorkLine: Sendable {
    private struct Run {
        let job: HashingJob
        let since: ContinuousClock.Instant
        /// Whether the escort thread works on the job as well.
        var isHelped = false
    }

    private struct State {
        var waiting: HashingLine<HashingJob>
        var running: [Run] = []
        var refused = 0
        var isClosed = false
        /// Whether the escort thread is idle.
        var escortRests = false
        /// Whether the last job that the escort took was of a member at a known place.
        var escortHurries = false

        /// A running job that gets no processor time, else the next job if one has waited too long.
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
    /// Signalled once for each job, and once for each thread that is to end.
    private let arrived = DispatchSemaphore(value: 0)
    private let escortCall = DispatchSemaphore(value: 0)
    private let closing = DispatchSemaphore(value: 0)
    private let overdue: Duration

    /// At most `room` queued jobs, each for at most `patience`. The escort takes jobs that have waited or
    /// run for `overdue`.
    init(room: Int, patience: Duration = .seconds(10), overdue: Duration = .milliseconds(250)) {
        state = Mutex(State(waiting: HashingLine(room: room, patience: patience)))
        self.overdue = overdue
    }

    /// The number of running and queued jobs.
    var load: Int { state.withLock { $0.waiting.count + $0.running.count } }

    /// The number of refused jobs so far.
    var refused: Int { state.withLock { $0.refused } }

    /// Enqueues the job; refuses the displaced job and all that have waited too long.
    func add(_ job: HashingJob) {
        let callsEscort = refusingImpatient { state, now in
            let displaced = state.waiting.add(job, job.turn, at: now)
            defer { state.escortRests = false }
            return (displaced, state.escortRests)
        }
        arrived.signal()
        if callsEscort { escortCall.signal() }
    }

    /// The next job, waiting for one; nil once the line is closed and empty. The caller reports its end to
    /// `done`.
    func next() -> HashingJob? {
        while true {
            arrived.wait()
            let (job, isClosed) = refusingImpatient { state, now in
                let job = state.waiting.takeNext()
                if let job { state.running.append(Run(job: job, since: now)) }
                return (nil, (job, state.isClosed))
            }
            // The signalled job may have been taken by another thread or refused.
            if job != nil || isClosed { return job }
        }
    }

    /// Records that the job has ended.
    func done(_ job: HashingJob) {
        state.withLock { state in state.running.removeAll { $0.job === job } }
    }

    /// A job that has run or waited too long; nil once the line is closed. Returns at most one per
    /// `overdue`, or five while members at known places wait.
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

    /// Changes the state; then, outside the lock, refuses the displaced job and all that have waited too
    /// long.
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
