import Vocabulary

extension Endpoint where Output == EventAnswer {
    /// An operation for members that answers with events until either side ends it.
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
    /// Answers an endpoint with events. `answer` gets the client's `Last-Event-ID` unvalidated. It is not
    /// called if no body is wanted.
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
    /// Whether the client accepts a stream of events, as browsers say it (HTML standard, section 9.2.2).
    package var wantsEvents: Bool { headers["accept"]?.hasPrefix(ServerEvent.mediaType) ?? false }
}

extension WireResponse {
    /// Tells proxies not to buffer events.
    fileprivate static let eventHeaders = [
        "content-type": ServerEvent.mediaType, "cache-control": "no-store", "x-accel-buffering": "no",
    ]

    /// Whether the body is a stream of events.
    var isEvents: Bool { headers["content-type"]?.hasPrefix(ServerEvent.mediaType) ?? false }
}
