/// What an endpoint answers whose answer has no end: one event after the other.
public struct EventAnswer: Sendable {
    let source: any EventSource

    /// The events of that source, which is closed when nobody listens any more.
    public init(_ source: any EventSource) {
        self.source = source
    }
}

/// Where the events of one client come from. One task reads it.
///
/// It gives a comment at least every fifteen seconds, so that a client that is gone is noticed by what cannot
/// be sent to it.
public protocol EventSource: AnyObject, Sendable {
    /// The next step; nil behind the last. Throws what breaks the stream off: the client resumes.
    func next() async throws(StreamFault) -> ServerEvent?

    /// Lets go of what is held. Called from anywhere and more than once; a `next` that waits then ends soon.
    func close()
}

/// An event that an endpoint answers with, for its documentation.
public struct EventForm: Sendable {
    /// Its name.
    public let name: String
    /// When it comes, in a sentence.
    public let summary: String
    /// What its data is, as JSON.
    public let data: Schema

    /// Memberwise.
    public init(_ name: String, _ summary: String, data: Schema) {
        self.name = name
        self.summary = summary
        self.data = data
    }
}

/// The events of a source as bytes, each of which is a piece of its own.
final class EventBytes: ByteStream {
    private let source: any EventSource

    init(_ source: any EventSource) { self.source = source }

    deinit { source.close() }

    func next() async throws(StreamFault) -> [UInt8]? { try await source.next()?.bytes }

    func close() { source.close() }
}
