import Vocabulary
public import Wire

/// The wire forms of PortOne V2 (REST API 1.16.0, webhooks 2024-04-25), all of them JSON.
///
/// Each coder works in both directions: a client reads what a sandbox writes. Answers and requests are read
/// as `.answer`, since PortOne may add members; unknown names of statuses and kinds survive.
public enum PortOneWire {
    /// RFC 3339 with a zone. Digits of a second behind the sixth are dropped.
    static let moment = WireCoder<String>.text(format: "date-time")
        .map(
            expected: "2026-11-21T09:46:00Z", to: { (moment: Timestamp) in moment.rfc3339 },
            from: { Timestamp(rfc3339: withSixDigits($0)) })

    private static func withSixDigits(_ text: String) -> String {
        guard let dot = text.firstIndex(of: ".") else { return text }
        let digits = text[dot...].dropFirst().prefix { ("0"..."9").contains($0) }
        return "\(text[...dot])\(digits.prefix(6))\(text[digits.endIndex...])"
    }

    /// A member that is always written so, and of which nothing is read.
    static func always(_ json: JSON) -> WireCoder<Nothing> {
        WireCoder(
            schema: .anyObject, write: { _, writer in writer.json(json) }, json: { _ in json },
            read: { _, _ in Nothing() })
    }

    /// An object without members, as `pre-register` answers it.
    public static let empty = Shape<Nothing>.nothing.coder
}
