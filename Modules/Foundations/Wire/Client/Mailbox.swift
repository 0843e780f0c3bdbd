import Synchronization
import Wire

/// Passes orders from sending tasks to the driver's thread, and answers back.
final class Mailbox: Sendable {
    struct State {
        var lastID: UInt64 = 0
        var waiting: [UInt64: CheckedContinuation<Answer, Never>] = [:]
        var cancelled: Set<UInt64> = []
        var orders: [Order] = []
        var wake: Wake?
        var isDriven = false
        var isClosed = false
        var awaitingEnd: [CheckedContinuation<Void, Never>] = []
        var openedConnections = 0
        /// Writers waiting for a request for a piece, and transfers that want a piece without a waiting
        /// writer.
        var givers: [UInt64: CheckedContinuation<Bool, Never>] = [:]
        var wanting: Set<UInt64> = []
        /// Requests with a streamed body.
        var giving: Set<UInt64> = []
        /// Streamed answers, and readers waiting for their bytes.
        var streaming: Set<UInt64> = []
        var takers: [UInt64: Taker] = [:]

        /// Removes all waiters; the result resumes them with the failure.
        mutating func takeWaiting(_ failure: TransportFailure) -> () -> Void {
            defer { (waiting, givers, takers, giving, wanting) = ([:], [:], [:], [], []) }
            return { [waiting, givers, takers] in
                for continuation in waiting.values { continuation.resume(returning: .failure(failure)) }
                for giver in givers.values { giver.resume(returning: false) }
                for taker in takers.values { taker.resume(returning: .failure(.disconnected)) }
            }
        }
    }

    let state = Mutex(State())

    func nextID() -> UInt64 {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    /// Orders a transfer, whose answer resumes the continuation. Returns whether a driver must be started.
    func begin(
        _ id: UInt64, _ request: WireRequest, _ file: FileBody?,
        _ continuation: CheckedContinuation<Answer, Never>
    ) -> Bool {
        let (refusal, mustStart) = state.withLock { state -> (TransportFailure?, Bool) in
            if state.isClosed { return (.unreachable("the client has been closed"), false) }
            if state.cancelled.contains(id) { return (.cancelled, false) }
            state.waiting[id] = continuation
            state.orders.append(.begin(id, request, file))
            state.wake?()
            defer { state.isDriven = true }
            return (nil, !state.isDriven)
        }
        if let refusal { continuation.resume(returning: .failure(refusal)) }
        return mustStart
    }

    /// Answers the transfer as cancelled and orders its end, even before it has begun.
    func cancel(_ id: UInt64) {
        let (continuation, giver) = state.withLock { state in
            state.cancelled.insert(id)
            let continuation = state.waiting.removeValue(forKey: id)
            if continuation != nil {
                state.orders.append(.end(id))
                state.wake?()
            }
            return (continuation, state.stopGiving(id))
        }
        continuation?.resume(returning: .failure(.cancelled))
        giver?.resume(returning: false)
    }

    /// Forgets a transfer that was answered.
    func forget(_ id: UInt64) {
        _ = state.withLock { $0.cancelled.remove(id) }
    }

    /// Answers all transfers as interrupted, refuses new ones, and tells the driver to end.
    func close() {
        let endWaits = state.withLock { state in
            state.isClosed = true
            state.wake?()
            return state.takeWaiting(.interrupted("the client has been closed"))
        }
        endWaits()
    }

    /// Returns when no driver is running.
    func driverEnd() async {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                if state.isDriven { state.awaitingEnd.append(continuation) }
                return !state.isDriven
            }
            if hasEnded { continuation.resume() }
        }
    }

    var openedConnections: Int { state.withLock { $0.openedConnections } }
}

extension Mailbox {
    /// The orders since the last call; nil if the driver must end.
    func takeOrders() -> [Order]? {
        state.withLock { state in
            defer { state.orders = [] }
            return state.isClosed ? nil : state.orders
        }
    }

    /// Sets the wake called for each order; nil removes it.
    func setWake(_ wake: Wake?) {
        state.withLock { $0.wake = wake }
    }

    /// Delivers the answer to the waiting task, if there is one; with `isStreaming` the transfer continues.
    func finish(_ id: UInt64, _ answer: Answer, newConnections: Int, isStreaming: Bool = false) {
        let (continuation, giver) = state.withLock { state in
            state.openedConnections += newConnections
            let continuation = state.waiting.removeValue(forKey: id)
            if isStreaming, continuation != nil { state.streaming.insert(id) }
            return (continuation, state.stopGiving(id))
        }
        giver?.resume(returning: false)
        continuation?.resume(returning: answer)
    }

    /// Called after the driver has ended; all remaining waiters get the failure.
    func driverEnded(_ failure: TransportFailure) {
        let (endWaits, awaitingEnd) = state.withLock { state in
            state.isDriven = false
            state.orders = []
            state.streaming = []
            defer { state.awaitingEnd = [] }
            return (state.takeWaiting(failure), state.awaitingEnd)
        }
        endWaits()
        for continuation in awaitingEnd { continuation.resume() }
    }
}

extension Mailbox.State {
    /// Ends the requests for pieces of the body; returns the waiting writer, if any.
    mutating func stopGiving(_ id: UInt64) -> CheckedContinuation<Bool, Never>? {
        giving.remove(id)
        wanting.remove(id)
        return givers.removeValue(forKey: id)
    }
}
