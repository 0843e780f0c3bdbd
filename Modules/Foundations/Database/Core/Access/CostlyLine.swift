import Dispatch
import Synchronization

/// Lets a few costly reads in at once, in the order in which they come; the others wait in a line that is
/// bounded in length and in time.
///
/// Those who wait ask for nothing else meanwhile: so a line holds off who asks again as soon as there is an
/// answer, where refusing at once would let them ask thousands of times a second.
package final class CostlyLine: Sendable {
    private typealias Answer = Result<Void, DatabaseError>

    private struct Place {
        let number: Int
        let until: ContinuousClock.Instant
        let answer: CheckedContinuation<Answer, Never>
    }

    private struct State {
        var inside = 0
        var places: [Place] = []
        var lastNumber = 0
        /// Those who were called off before they stood in line.
        var calledOff: Set<Int> = []
        var isTimed = false
        var refused = 0
        var cutOff = 0
    }

    private let limits: CostlyReadLimits
    private let timer = DispatchQueue(label: "madang.database.costly-reads")
    private let state = Mutex(State())

    /// An empty line.
    package init(_ limits: CostlyReadLimits) {
        self.limits = limits
    }

    /// How it stands, and what has come of the reads so far.
    package var load: DatabaseLoad.CostlyReads {
        state.withLock {
            DatabaseLoad.CostlyReads(
                running: $0.inside, waiting: $0.places.count, refused: $0.refused, cutOff: $0.cutOff)
        }
    }

    /// Returns when the read may run, and `leave` must be called after it. Throws `crowded` at once if too
    /// many wait, and when it has waited for too long; `unavailable` when the task is cancelled, whose place
    /// in line is free then.
    package func enter() async throws(DatabaseError) {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0, number) }
        } onCancel: {
            callOff(number)
        }
        state.withLock { _ = $0.calledOff.remove(number) }
        try answer.get()
    }

    /// Lets the next one in.
    package func leave() {
        let next = state.withLock { state -> Place? in
            if state.places.isEmpty {
                state.inside -= 1
                return nil
            }
            return state.places.removeFirst()
        }
        next?.answer.resume(returning: .success(()))
    }

    /// Counts a read that was stopped at its limit of time.
    package func noteCutOff() {
        state.withLock { $0.cutOff += 1 }
    }

    private func wait(_ continuation: CheckedContinuation<Answer, Never>, _ number: Int) {
        let (answer, needsTimer) = state.withLock { state -> (Answer?, Bool) in
            if state.calledOff.contains(number) { return (.failure(Self.calledOff), false) }
            if state.inside < max(1, limits.connections) {
                state.inside += 1
                return (.success(()), false)
            }
            if state.places.count >= limits.waiting {
                state.refused += 1
                return (.failure(.crowded), false)
            }
            let until = ContinuousClock.now + limits.waitingTime
            state.places.append(Place(number: number, until: until, answer: continuation))
            defer { state.isTimed = true }
            return (nil, !state.isTimed)
        }
        if let answer { continuation.resume(returning: answer) }
        if needsTimer { look(after: limits.waitingTime) }
    }

    private func callOff(_ number: Int) {
        let place = state.withLock { state -> Place? in
            guard let index = state.places.firstIndex(where: { $0.number == number }) else {
                state.calledOff.insert(number)
                return nil
            }
            return state.places.remove(at: index)
        }
        place?.answer.resume(returning: .failure(Self.calledOff))
    }

    private func look(after delay: Duration) {
        let milliseconds = Int(delay / .milliseconds(1)) + 1
        timer.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
            self?.refuseTheLate()
        }
    }

    /// Refuses those who have waited for too long, and comes again for the first of the others.
    private func refuseTheLate() {
        let now = ContinuousClock.now
        let (late, next) = state.withLock { state in
            let late = Array(state.places.prefix { $0.until <= now })
            state.places.removeFirst(late.count)
            state.refused += late.count
            state.isTimed = !state.places.isEmpty
            return (late, state.places.first?.until)
        }
        for place in late { place.answer.resume(returning: .failure(.crowded)) }
        if let next { look(after: next - now) }
    }

    private static let calledOff = DatabaseError.unavailable("the task was cancelled before it began")
}
