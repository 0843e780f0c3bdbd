public import Payments
public import PortOne
public import Vocabulary
public import Wire

/// Reads the webhooks of one store: proves each, and finds out the payment that it is about.
public struct PortOneWebhooks: Sendable {
    private let verifier: WebhookVerifier
    private let storeID: String
    private let time: any TimeSource

    /// Proves webhooks by these secrets and this clock; those of other stores are ignored.
    public init(_ verifier: WebhookVerifier, storeID: String, time: any TimeSource) {
        (self.verifier, self.storeID, self.time) = (verifier, storeID, time)
    }

    /// Reads a request with its header fields and its body as they were sent, byte for byte. Whether the
    /// webhook was seen before is not looked at.
    public func reading(_ request: WireRequest) -> PortOneWebhookReading {
        let webhook: Webhook
        do throws(WebhookFault) {
            webhook = try verifier.webhook(request, at: time.now())
        } catch {
            return .refused(error)
        }
        guard Self.known.contains(webhook.type), webhook.storeID ?? storeID == storeID,
            let reference = webhook.paymentID.flatMap({ PaymentReference($0) })
        else { return .ignored }
        return .heard(webhook: webhook.id, about: reference)
    }

    /// The events after which the gateway is asked.
    private static let known: Set<WebhookType> = [
        .ready, .paid, .payPending, .failed, .partialCancelled, .cancelled, .cancelPending, .disputeCreated,
        .disputeResolved,
    ]
}

/// The result of reading a request as a webhook.
public enum PortOneWebhookReading: Hashable, Sendable {
    /// Something has happened to the payment: the gateway is to be asked. The webhook's name is the same each
    /// time it is sent.
    case heard(webhook: String, about: PaymentReference)
    /// It is PortOne's, and about nothing of this platform: another store, another platform's payment, or an
    /// event that is not known here. It is acknowledged, since sending it again would change nothing.
    case ignored
    /// It is not PortOne's, too old or too new, or cannot be read.
    case refused(WebhookFault)
}

extension WebhookFault {
    /// The reason in English, for a log; without anything of the request.
    var reason: String {
        switch self {
        case .missingHeaders: "a header field is missing or stands there twice"
        case .tooOld: "signed more than 5 minutes ago, or this clock is ahead"
        case .tooNew: "signed more than 5 minutes ahead, or this clock is behind"
        case .noMatchingSignature: "no signature is made by one of the secrets"
        case .unreadable(let field): "the document cannot be read: \(field)"
        }
    }
}
