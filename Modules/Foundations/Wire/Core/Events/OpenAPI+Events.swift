/// OpenAPI of streams of events.
extension OpenAPI {
    /// The header field for resuming.
    static let lastEventID = parameter(
        "Last-Event-ID", "The id of the last event that the client has; whatever is newer comes first.")

    /// The response with a stream of events.
    static func eventResponses(_ events: [EventForm]) -> [(String, JSON)] {
        let lines = events.map { "- `\($0.name)`: \($0.summary)" }
        let description =
            (["Events, one after the other, and a comment every fifteen seconds."] + lines)
            .joined(separator: "\n")
        let schema = JSON.object([("type", .string("string")), ("description", .string(description))])
        let headers = JSON.object([
            ("Cache-Control", header("Nobody keeps it.", "^no-store$")),
            ("X-Request-Id", reference("headers", "RequestID")),
        ])
        let data = events.map { ($0.name, $0.data.answer) }
        let content = JSON.object([("schema", schema), ("x-event-data", .object(data))])
        return [
            (
                "200",
                .object([
                    ("description", .string("The stream.")), ("headers", headers),
                    ("content", .object([(ServerEvent.mediaType, content)])),
                ])
            )
        ]
    }
}
