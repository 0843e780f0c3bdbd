/// A name of a request by which PortOne recognises its repetition, for 3 hours (`Idempotency-Key`).
///
/// 16 to 256 characters of letters, digits, `-` and `_` in ASCII. One key is for one request: another request
/// under the same key is refused or gets the first answer.
public struct PortOneKey: Hashable, Sendable, CustomStringConvertible {
    /// The characters without quotes.
    public let text: String

    /// Nil unless the text has the form of a key.
    public init?(_ text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
            default: false
            }
        }
        guard isPlain, (16...256).contains(text.utf8.count) else { return nil }
        self.text = text
    }

    /// Reads the header field's value, a quoted string; nil for anything else.
    public init?(field: String) {
        guard field.utf8.count > 2, field.hasPrefix("\""), field.hasSuffix("\"") else { return nil }
        self.init(String(field.dropFirst().dropLast()))
    }

    /// The header field's value: a quoted string (RFC 8941, section 3.3.3).
    public var field: String { "\"\(text)\"" }

    public var description: String { text }

    /// The header field's name in lower case.
    public static let fieldName = "idempotency-key"
}
