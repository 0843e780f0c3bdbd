/// The content of a request as bytes: two requests are the same if and only if these are equal.
///
/// A domain's core encodes it and knows no cryptography. In-memory stores compare it; all other stores keep a
/// hash instead, because the content may identify a person.
public struct RequestContent: Hashable, Sendable, CustomStringConvertible {
    /// The texts, each after a 1 and its length in UTF-8 (8 bytes, the most significant first); a 0 for nil.
    /// Hashes of it are stored for 30 days, so this form must not change.
    public let bytes: [UInt8]

    /// The content of a list of texts; nil and the empty text differ, and no text runs into the next.
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

    /// The size only, because it may end in a log.
    public var description: String { "\(bytes.count) bytes" }
}
