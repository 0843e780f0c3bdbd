import Hashing
import PortOne
import Vocabulary

/// Names events: `webhook-id` follows from the seed and the event alone, so that a name is not used a second
/// time after a restart, and receivers that drop repeated names drop nothing new.
struct WebhookNames: Sendable {
    private let seed: UInt64
    /// The moment of the newest event.
    private var moment: Timestamp?
    /// How often an event was named that is equal to another one, at that moment.
    private var counts: [SandboxEvent: Int] = [:]

    init(seed: UInt64) { self.seed = seed }

    /// The name of an event, in the form of a UUID (RFC 9562, version 8). Equal events of the same moment get
    /// different names.
    mutating func name(_ event: SandboxEvent) -> String {
        if moment != event.at { (moment, counts) = (event.at, [:]) }
        let count = counts[event, default: 0]
        counts[event] = count + 1
        let parts = [
            String(seed), event.type.rawValue, event.paymentID, event.transactionID,
            event.cancellationID ?? "", String(event.at.microseconds), String(count),
        ]
        return Self.uuid(SHA256.digest(of: Array(parts.joined(separator: "\n").utf8)))
    }

    private static func uuid(_ digest: [UInt8]) -> String {
        var bytes = Array(digest.prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return [text[0..<4], text[4..<6], text[6..<8], text[8..<10], text[10..<16]]
            .map { $0.joined() }.joined(separator: "-")
    }
}
