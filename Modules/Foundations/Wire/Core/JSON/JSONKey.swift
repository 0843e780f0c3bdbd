/// A member's name, escaped once for all uses.
public struct JSONKey: Hashable, Sendable {
    /// The name in quotation marks, and the colon.
    let bytes: [UInt8]
    /// The same padded with zeros, if it is short: written in one step regardless of its length.
    let short: SIMD16<UInt8>?

    /// A name of any text.
    public init(_ name: String) {
        var writer = JSONWriter()
        writer.key(text: name)
        bytes = writer.bytes
        short = bytes.count <= 16 ? SIMD16(bytes + [UInt8](repeating: 0, count: 16 - bytes.count)) : nil
    }
}
