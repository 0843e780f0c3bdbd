import Hashing

/// A secret by which webhooks are signed: `whsec_` and base64, of at least one byte (Standard Webhooks,
/// "Symmetric").
public struct WebhookSecret: Hashable, Sendable {
    private let key: [UInt8]

    /// Takes the text that PortOne's console shows. Padding may be missing; nil for anything else.
    public init?(_ text: String) {
        let prefix = "whsec_"
        guard text.hasPrefix(prefix) else { return nil }
        let encoded = Array(text.utf8.dropFirst(prefix.utf8.count))
        let padding = [UInt8](repeating: UInt8(ascii: "="), count: (4 - encoded.count % 4) % 4)
        guard let key = Base64.decode(encoded + padding), !key.isEmpty else { return nil }
        self.key = key
    }

    /// HMAC-SHA256 of the identifier, the timestamp and the raw body, with a dot between them.
    func code(id: String, timestamp: String, body: [UInt8]) -> [UInt8] {
        var code = HMACSHA256(key: key)
        code.update(Array("\(id).\(timestamp).".utf8))
        code.update(body)
        return code.code
    }
}

extension WebhookSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// That it is a secret, and not which.
    public var description: String { "a webhook secret" }

    public var debugDescription: String { description }

    /// No members, so that a dump shows no secret.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
