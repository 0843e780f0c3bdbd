import Synchronization
public import Vocabulary

/// A server's endless events, resumed after interruptions, read by one task.
///
/// When the connection breaks, it requests the events after the last one, with increasing pauses.
public final class ResumedEvents<Failure: DomainError>: Sendable {
    /// A step of the stream.
    public enum Step: Hashable, Sendable {
        case event(ServerEvent)
        /// The server does not answer; it is asked again from now on. Reported once per outage.
        case interrupted(ServiceFailure)
    }

    private struct State {
        var connection: EventConnection?
        var lastEventID: String?
        /// The number of failed attempts since the last event.
        var attempts = 0
        var isTold = false
        var isClosed = false
    }

    private let retrying: Retrying
    private let connect: @Sendable (String?) async throws(Failure) -> EventConnection
    private let state: Mutex<State>

    /// Requests the events after that identifier. Throws as `RemoteCaller.events`: a failure of the first
    /// request is not retried.
    public init<Input>(
        _ caller: RemoteCaller, _ endpoint: Endpoint<Input, EventAnswer, Failure>, _ input: Input,
        after lastEventID: String?
    ) async throws(Failure) {
        retrying = caller.retrying
        connect = { id throws(Failure) in try await caller.events(endpoint, input, after: id) }
        let connection = try await caller.events(endpoint, input, after: lastEventID)
        state = Mutex(State(connection: connection, lastEventID: lastEventID))
    }

    /// Ends the stream; a waiting `next` ends soon.
    public func close() {
        let connection = state.withLock { state in
            state.isClosed = true
            return state.connection
        }
        connection?.close()
    }

    /// The next step; nil after `close` and after cancellation. Throws errors that a retry cannot fix, such
    /// as an ended session; without retrying, any fault.
    public func next() async throws(Failure) -> Step? {
        while true {
            let (connection, isClosed) = state.withLock { ($0.connection, $0.isClosed) }
            if isClosed || Task.isCancelled { return nil }
            let failure: ServiceFailure
            if let connection {
                let (event, broken) = await read(connection)
                if let event { return .event(event) }
                if state.withLock({ $0.isClosed }) || Task.isCancelled { return nil }
                failure = broken
                guard retrying.isOn else { throw .service(failure) }
            } else {
                guard let refusal = try await ask() else { continue }
                failure = refusal
            }
            if tell() { return .interrupted(failure) }
        }
    }

    /// The next event of the connection, or the failure that ended it.
    private func read(_ connection: EventConnection) async -> (ServerEvent?, ServiceFailure) {
        var reason = "the server ended the stream"
        do throws(StreamFault) {
            if let event = try await connection.next() {
                state.withLock { state in
                    if case .event(_, _, let id?) = event { state.lastEventID = id }
                    (state.attempts, state.isTold) = (0, false)
                }
                return (event, .unavailable(""))
            }
        } catch {
            reason = error.reason
        }
        connection.close()
        state.withLock { $0.connection = nil }
        return (nil, .unavailable(reason))
    }

    /// Reconnects after a pause; returns the failure, nil on success. Throws errors that a retry cannot fix.
    private func ask() async throws(Failure) -> ServiceFailure? {
        let (attempts, id) = state.withLock { state in
            defer { state.attempts += 1 }
            return (state.attempts, state.lastEventID)
        }
        await retrying.wait(forStreamAfter: attempts)
        if Task.isCancelled { return nil }
        do throws(Failure) {
            let connection = try await connect(id)
            let isClosed = state.withLock { state in
                state.connection = connection
                return state.isClosed
            }
            if isClosed { connection.close() }
            return nil
        } catch {
            switch error.service {
            case .unavailable(let reason): return .unavailable(reason)
            case .unreachable(let english, let korean): return .unreachable(english: english, korean: korean)
            case .limited(let seconds): return .limited(retryAfterSeconds: seconds)
            default: throw error
            }
        }
    }

    /// Whether an outage is still to be reported.
    private func tell() -> Bool {
        state.withLock { state in
            defer { state.isTold = true }
            return !state.isTold
        }
    }
}
