public import Wire

extension PortOneWire {
    /// The body of a webhook (version 2024-04-25): `type`, `timestamp`, `data`. The header field `webhook-id`
    /// gives the identifier.
    public static func webhook(id: String) -> WireCoder<Webhook> {
        Shape<Webhook>(
            "Webhook",
            Field("type", WebhookType.coder) { $0.type },
            Field("timestamp", moment) { $0.at },
            Field("data", webhookData.optional) { WebhookData($0) }
        ) { type, at, data in
            Webhook(
                id: id, type: type, at: at, paymentID: data?.paymentID, transactionID: data?.transactionID,
                cancellationID: data?.cancellationID, storeID: data?.storeID)
        }
        .coder
    }

    private static let webhookData = Shape<WebhookData>(
        "WebhookData",
        Field("storeId", WireCoder<String>.text.optional) { $0.storeID },
        Field("paymentId", WireCoder<String>.text.optional) { $0.paymentID },
        Field("transactionId", WireCoder<String>.text.optional) { $0.transactionID },
        Field("cancellationId", WireCoder<String>.text.optional) { $0.cancellationID }
    ) { WebhookData(storeID: $0, paymentID: $1, transactionID: $2, cancellationID: $3) }
    .coder
}

/// `data` of a webhook.
private struct WebhookData: Sendable {
    let storeID, paymentID, transactionID, cancellationID: String?

    init(storeID: String?, paymentID: String?, transactionID: String?, cancellationID: String?) {
        (self.storeID, self.paymentID) = (storeID, paymentID)
        (self.transactionID, self.cancellationID) = (transactionID, cancellationID)
    }

    init(_ webhook: Webhook) {
        (storeID, paymentID) = (webhook.storeID, webhook.paymentID)
        (transactionID, cancellationID) = (webhook.transactionID, webhook.cancellationID)
    }
}
