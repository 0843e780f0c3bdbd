/// An endless answer of events.
public struct EventAnswer: Sendable {
    let source: any EventSource

    /// Answers with the events of the source, which is closed when the client disconnects.
    public init(_ source: any EventSource) {
        self.source = source
    }
}

/// The source of one client's events, read by one task.
///
/// It must return a comment at least every fifteen seconds, so that a failed write reveals a client that is
/// gone.
public protocol EventSource: AnyObject, Sendable {
    /// The next step; nil after the last. Throws the fault that ends the stream; the client then resumes.
    func next() async throws(StreamFault) -> ServerEvent?

    /// Releases all resources. Called from any thread and repeatedly; a waiting `next` then ends soon.
    func close()
}

/// The documentation of an event.
public struct EventForm: Sendable {
    /// Its name.
    public let name: String
    /// When it occurs, in a sentence.
    public let summary: String
    /// The schema of its data.
    public let data: Schema

    /// Memberwise.
    public init(_ name: String, _ summary: String, data: Schema) {
        self.name = name
        self.summary = summary
        self.data = data
    }
}

/// The events of a source as bytes, one event in each piece.
final class EventBytes: ByteStream {
    private let source: any EventSource

    init(_ source: any EventSource) { self.source = source }

    deinit { source.close() }

    func next() async throws(StreamFault) -> [UInt8]? { try await source.next()?.bytes }

    func close() { source.close() }
}
