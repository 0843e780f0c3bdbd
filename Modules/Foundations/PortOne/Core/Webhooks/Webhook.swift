public import Vocabulary

/// A webhook of PortOne, proven to be its own. It says that something has happened to a payment, and nothing
/// that may be believed without asking.
public struct Webhook: Hashable, Sendable {
    /// The same for every delivery of the same event: what was seen already has no second effect.
    public let id: String
    public let type: WebhookType
    /// When the event happened, not when it was sent.
    public let at: Timestamp
    /// Nil where the event is about no payment, as those of billing keys.
    public let paymentID: String?
    public let transactionID: String?
    public let cancellationID: String?
    public let storeID: String?

    /// Memberwise.
    public init(
        id: String, type: WebhookType, at: Timestamp, paymentID: String?, transactionID: String?,
        cancellationID: String? = nil, storeID: String?
    ) {
        (self.id, self.type, self.at) = (id, type, at)
        (self.paymentID, self.transactionID) = (paymentID, transactionID)
        (self.cancellationID, self.storeID) = (cancellationID, storeID)
    }
}

/// Why a request is no webhook of PortOne.
public enum WebhookFault: Error, Hashable, Sendable {
    /// One of the three header fields is missing, empty, or stands there twice, or the timestamp is no
    /// number.
    case missingHeaders
    /// Signed more than 5 minutes ago.
    case tooOld
    /// Signed for a moment more than 5 minutes ahead.
    case tooNew
    /// No signature is made by one of the secrets.
    case noMatchingSignature
    /// Signed, and not what the interface promises: the field that cannot be read.
    case unreadable(String)
}
