import Dispatch
import Synchronization

/// Lets a write that has twice lost to others run alone among the writes of this program.
///
/// Where many writes want one row, the last winner keeps its lead over the losers; without turns some would
/// lose for as long as there is work. Writes without conflicts run side by side.
final class WriteTurns: Sendable {
    /// How a write runs.
    enum Kind {
        case besideOthers, alone
    }

    private struct Waiting {
        let number: Int
        let kind: Kind
        let granted: DispatchSemaphore
    }

    private struct State {
        var running = 0
        var isOneAlone = false
        var line: [Waiting] = []
        var numbers = 0

        func admits(_ kind: Kind) -> Bool {
            !isOneAlone && (kind == .besideOthers || running == 0)
        }

        mutating func begin(_ kind: Kind) {
            running += 1
            isOneAlone = kind == .alone
        }

        /// Removes and returns the waiting writes that can begin now.
        mutating func next() -> [DispatchSemaphore] {
            var granted: [DispatchSemaphore] = []
            while let first = line.first, admits(first.kind) {
                begin(first.kind)
                granted.append(line.removeFirst().granted)
            }
            return granted
        }
    }

    private let patienceMilliseconds: Int
    private let state = Mutex(State())

    /// No write waits longer than the patience, so that one slow write does not block all others.
    init(patienceMilliseconds: Int = 100) {
        self.patienceMilliseconds = patienceMilliseconds
    }

    /// Waits for a turn behind those already waiting; false if that took too long: the write then runs
    /// without one.
    func begin(_ kind: Kind) -> Bool {
        let waiting = state.withLock { state -> Waiting? in
            if state.line.isEmpty, state.admits(kind) {
                state.begin(kind)
                return nil
            }
            state.numbers += 1
            let waiting = Waiting(number: state.numbers, kind: kind, granted: DispatchSemaphore(value: 0))
            state.line.append(waiting)
            return waiting
        }
        guard let waiting else { return true }
        let isGranted = waiting.granted.wait(timeout: .now() + .milliseconds(patienceMilliseconds))
        return isGranted == .success || !leaveLine(waiting)
    }

    /// Ends a turn.
    func end(_ kind: Kind) {
        let granted = state.withLock { state in
            state.running -= 1
            if kind == .alone { state.isOneAlone = false }
            return state.next()
        }
        for waiting in granted { waiting.signal() }
    }

    /// False if the turn was granted at the last moment.
    private func leaveLine(_ waiting: Waiting) -> Bool {
        let (hasLeft, granted) = state.withLock { state -> (Bool, [DispatchSemaphore]) in
            guard let place = state.line.firstIndex(where: { $0.number == waiting.number }) else {
                return (false, [])
            }
            state.line.remove(at: place)
            return (true, state.next())
        }
        for next in granted { next.signal() }
        return hasLeft
    }
}
