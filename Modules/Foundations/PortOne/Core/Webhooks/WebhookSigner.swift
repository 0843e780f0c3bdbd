import Hashing
public import Vocabulary

/// Signs webhooks as PortOne does, for sandboxes and tests.
public enum WebhookSigner {
    /// The header fields of a delivery at that moment; one signature for each secret, in their order.
    public static func headers(
        id: String, at moment: Timestamp, body: [UInt8], secrets: [WebhookSecret]
    ) -> [String: String] {
        let timestamp = String(moment.seconds)
        let signatures = secrets.map {
            "v1," + Base64.encode($0.code(id: id, timestamp: timestamp, body: body))
        }
        return [
            WebhookFields.id: id, WebhookFields.timestamp: timestamp,
            WebhookFields.signature: signatures.joined(separator: " "),
        ]
    }
}

/// The header fields of a webhook.
enum WebhookFields {
    static let id = "webhook-id"
    static let timestamp = "webhook-timestamp"
    static let signature = "webhook-signature"
}
