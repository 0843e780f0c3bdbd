/// Where text goes: a stream of the system, or memory in tests.
///
/// What is written arrives as it is: use the console's text functions for anything that came from outside.
public protocol TextSink: Sendable {
    /// Takes the text; it may wait in a buffer until `flush`. A reader that has gone away is not an error.
    func write(_ text: String)
    /// Hands on everything that was written before.
    func flush()
    /// Why something of what was handed on could not be written, as the system says it; nil otherwise. A
    /// reader that has gone away is not meant.
    var failure: String? { get }
}

extension TextSink {
    /// Nil: memory takes everything.
    public var failure: String? { nil }
}
