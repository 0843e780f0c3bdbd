/// A destination of text: a stream of the system, or memory in tests.
///
/// Text is written unchanged: use the console's text functions for anything that came from outside.
public protocol TextSink: Sendable {
    /// Writes the text; it may be buffered until `flush`. A closed reader is not an error.
    func write(_ text: String)
    /// Writes all buffered text.
    func flush()
    /// The system's reason why some output could not be written; nil if all could. A closed reader does not
    /// count.
    var failure: String? { get }
}

extension TextSink {
    /// Nil: memory takes everything.
    public var failure: String? { nil }
}
