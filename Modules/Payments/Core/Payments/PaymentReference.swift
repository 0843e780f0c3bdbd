/// The name of a payment at the gateway: unguessable, since the checkout page shows it: `pay-` and 22
/// characters of base64url (RFC 4648, section 5) for 128 random bits.
public struct PaymentReference: Hashable, Sendable, CustomStringConvertible {
    /// At most 40 characters, as gateways want it.
    public let text: String

    /// How many characters a reference has.
    public static let length = 26

    /// Takes a stored or received reference; nil for anything else.
    public init?(_ text: String) {
        guard text.utf8.count == Self.length, text.hasPrefix("pay-"),
            text.utf8.dropFirst(4).allSatisfy({ Self.isDigit($0) })
        else { return nil }
        self.text = text
    }

    /// The text.
    public var description: String { text }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
    }
}
