/// A member's name as it stands in a document, escaped once for all of its uses.
public struct JSONKey: Hashable, Sendable {
    /// The name between quotation marks, and the colon.
    let bytes: [UInt8]

    /// A name of any text.
    public init(_ name: String) {
        var writer = JSONWriter()
        writer.key(text: name)
        bytes = writer.bytes
    }
}
