/// What a request asks for, as bytes: two requests ask for the same if these are the same, and only then.
///
/// A domain's core puts it together and knows no cryptography. A store in memory compares it; a store that
/// keeps it anywhere else keeps a hash in its place, because it may say who somebody is.
public struct RequestContent: Hashable, Sendable, CustomStringConvertible {
    /// The texts, each behind a 1 and its length in UTF-8 (8 bytes, the most significant first); a 0 for nil.
    /// Hashes of it are kept for 30 days, so that this form does not change.
    public let bytes: [UInt8]

    /// A list of texts, in which nil and the empty text differ and no text runs into the next.
    public init(of parts: [String?]) {
        var bytes: [UInt8] = []
        for part in parts {
            guard let part else {
                bytes.append(0)
                continue
            }
            bytes.append(1)
            withUnsafeBytes(of: UInt64(part.utf8.count).bigEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: part.utf8)
        }
        self.bytes = bytes
    }

    /// How much it is, not what: it may end in a log.
    public var description: String { "\(bytes.count) bytes" }
}
