import Synchronization
import Vocabulary

/// One answer of events, read by one task as it arrives.
public final class EventConnection: Sendable {
    private struct State {
        var reader: EventReader
        var events: ArraySlice<ServerEvent> = []
    }

    private let stream: any ByteStream
    private let state: Mutex<State>

    init(_ stream: any ByteStream, after lastEventID: String?) {
        self.stream = stream
        state = Mutex(State(reader: EventReader(after: lastEventID)))
    }

    deinit { stream.close() }

    /// The next event or comment; nil after the last. Throws the fault that ends the stream.
    public func next() async throws(StreamFault) -> ServerEvent? {
        while true {
            if let event = state.withLock({ $0.events.popFirst() }) { return event }
            guard let bytes = try await stream.next() else { return nil }
            try state.withLock { state throws(StreamFault) in
                state.events.append(contentsOf: try state.reader.read(bytes))
            }
        }
    }

    /// Closes the connection.
    public func close() { stream.close() }
}

extension RemoteCaller {
    /// Requests the events after that identifier. Throws the domain's error, and `unavailable` if there is
    /// no answer or it is not a stream of events.
    public func events<Input, Failure>(
        _ endpoint: Endpoint<Input, EventAnswer, Failure>, _ input: Input, after lastEventID: String?
    ) async throws(Failure) -> EventConnection {
        var request = request(endpoint, input, nil)
        request.headers["accept"] = ServerEvent.mediaType
        request.headers["last-event-id"] = lastEventID
        request.takesStream = true
        let response = try await answer(request, endpoint)
        guard response.isEvents, let body = response.streamed else {
            response.streamed?.stream.close()
            throw .service(unreadable(response))
        }
        return EventConnection(body.stream, after: lastEventID)
    }
}
