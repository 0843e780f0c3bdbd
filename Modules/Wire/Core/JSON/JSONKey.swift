/// A member's name as it stands in a document, escaped once for all of its uses.
public struct JSONKey: Hashable, Sendable {
    /// The name between quotation marks, and the colon.
    let bytes: [UInt8]
    /// The same if it is short, with zeros behind it: written as a whole, without asking how long it is.
    let short: SIMD16<UInt8>?

    /// A name of any text.
    public init(_ name: String) {
        var writer = JSONWriter()
        writer.key(text: name)
        bytes = writer.bytes
        short = bytes.count <= 16 ? SIMD16(bytes + [UInt8](repeating: 0, count: 16 - bytes.count)) : nil
    }
}
