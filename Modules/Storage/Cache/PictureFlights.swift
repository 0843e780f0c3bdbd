import Storage
import Synchronization
import Vocabulary

/// The running downloads, one per file, with their waiting callers.
final class PictureFlights: Sendable {
    typealias Outcome = Result<LoadedPicture, PictureError>
    typealias Start = @Sendable () async throws(PictureError) -> LoadedPicture

    private struct Flight {
        let key: PictureFileKey
        let task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Outcome, Never>]
    }

    private struct State {
        var flights: [Int: Flight] = [:]
        /// The number of the flight that a new caller joins, by file.
        var current: [PictureFileKey: Int] = [:]
        var lastNumber = 0

        mutating func nextNumber() -> Int {
            lastNumber += 1
            return lastNumber
        }

        mutating func remove(_ number: Int) -> Flight? {
            guard let flight = flights.removeValue(forKey: number) else { return nil }
            if current[flight.key] == number { current[flight.key] = nil }
            return flight
        }
    }

    private let state = Mutex(State())

    var waiting: Int { state.withLock { $0.flights.values.reduce(0) { $0 + $1.waiters.count } } }

    /// The outcome of the running download of that file, or of a new one.
    func join(_ key: PictureFileKey, _ start: @escaping Start) async throws(PictureError) -> LoadedPicture {
        let waiter = state.withLock { $0.nextNumber() }
        let outcome: Outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { enter(waiter, $0, key, start) }
        } onCancel: {
            leave(waiter)
        }
        return try outcome.get()
    }

    /// Closes running downloads to new callers; waiting ones still get their outcome.
    func leaveBehind() {
        state.withLock { $0.current = [:] }
    }

    private func enter(
        _ waiter: Int, _ continuation: CheckedContinuation<Outcome, Never>, _ key: PictureFileKey,
        _ start: @escaping Start
    ) {
        let isCancelled = state.withLock { state in
            // A caller cancelled before this point is unknown to `leave`.
            if Task.isCancelled { return true }
            if let number = state.current[key] {
                state.flights[number]?.waiters[waiter] = continuation
                return false
            }
            let number = state.nextNumber()
            let task = Task { self.land(number, await Self.outcome(of: start)) }
            state.current[key] = number
            state.flights[number] = Flight(key: key, task: task, waiters: [waiter: continuation])
            return false
        }
        if isCancelled { continuation.resume(returning: Self.cancelled) }
    }

    private func leave(_ waiter: Int) {
        let (continuation, abandoned) = state.withLock { state in
            guard let number = state.flights.first(where: { $0.value.waiters[waiter] != nil })?.key else {
                return (nil as CheckedContinuation<Outcome, Never>?, nil as Task<Void, Never>?)
            }
            let continuation = state.flights[number]?.waiters.removeValue(forKey: waiter)
            let isEmpty = state.flights[number]?.waiters.isEmpty ?? false
            return (continuation, isEmpty ? state.remove(number)?.task : nil)
        }
        abandoned?.cancel()
        continuation?.resume(returning: Self.cancelled)
    }

    private func land(_ number: Int, _ outcome: Outcome) {
        let flight = state.withLock { $0.remove(number) }
        for continuation in (flight?.waiters ?? [:]).values { continuation.resume(returning: outcome) }
    }

    private static let cancelled = Outcome.failure(.service(.unavailable("cancelled")))

    private static func outcome(of start: Start) async -> Outcome {
        do throws(PictureError) {
            return .success(try await start())
        } catch {
            return .failure(error)
        }
    }
}
