import Vocabulary

extension Endpoint where Output == EventAnswer {
    /// An operation of members that answers with events until somebody ends it.
    public init(
        name: String, _ path: PathTemplate, gives events: [EventForm], limit: RequestLimit? = nil,
        summary: String, input: Shape<Input>, failures: FailureCoder<Failure>
    ) {
        self.init(
            name: name, .get, path, access: .member, status: 200, creates: false, limit: limit,
            summary: summary, input: input, output: nil, failures: failures, upload: nil, file: nil,
            events: events)
    }
}

extension Route {
    /// Answers an endpoint that gives events. `answer` gets what the client says that it has heard last
    /// (`Last-Event-ID`), as it was sent: it may be anything. Where no body is wanted nothing is asked.
    public convenience init<Input, Failure>(
        events endpoint: Endpoint<Input, EventAnswer, Failure>,
        _ answer:
            @escaping @Sendable (Input, _ lastEventID: String?, Caller) async throws(Failure)
            -> EventAnswer
    ) {
        self.init(endpoint) { input, request, caller throws(Failure) in
            var response = WireResponse(status: 200, headers: WireResponse.eventHeaders)
            guard request.wantsBody else { return response }
            let found = try await answer(input, request.headers["last-event-id"], caller)
            response.streamed = StreamedBody(length: nil, EventBytes(found.source))
            return response
        }
    }
}

extension WireRequest {
    /// Whether the client says that it wants a stream of events, as browsers do (HTML standard, section
    /// 9.2.2).
    package var wantsEvents: Bool { headers["accept"]?.hasPrefix(ServerEvent.mediaType) ?? false }
}

extension WireResponse {
    /// A proxy that gathers what it carries would keep events back.
    fileprivate static let eventHeaders = [
        "content-type": ServerEvent.mediaType, "cache-control": "no-store", "x-accel-buffering": "no",
    ]

    /// Whether its body is a stream of events.
    var isEvents: Bool { headers["content-type"]?.hasPrefix(ServerEvent.mediaType) ?? false }
}
