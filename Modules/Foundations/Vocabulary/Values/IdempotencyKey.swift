/// A client's name for one request of a creating verb, by which the server recognises a repeat.
///
/// 1 to 255 visible ASCII characters (IETF draft "The Idempotency-Key HTTP Header Field"); best a UUID or
/// another unique text.
public struct IdempotencyKey: Hashable, Sendable, CustomStringConvertible {
    /// The key as the client wrote it; case matters.
    public let text: String

    /// Takes the client's text; nil if it is empty, longer than 255 characters, or holds anything but
    /// visible ASCII characters.
    public init?(_ text: some StringProtocol) {
        guard (1...255).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return nil
        }
        self.text = String(text)
    }

    /// A unique key: the 26 characters of a new identifier.
    public init(_ ids: any IdentifierSource) {
        let raw: RawIdentifier = ids.next()
        text = raw.base32
    }

    /// The key as the client wrote it.
    public var description: String { text }
}
