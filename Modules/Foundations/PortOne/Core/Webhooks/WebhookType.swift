/// The kind of an event that a webhook tells (version 2024-04-25).
public struct WebhookType: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ready = WebhookType(rawValue: "Transaction.Ready")
    public static let paid = WebhookType(rawValue: "Transaction.Paid")
    public static let payPending = WebhookType(rawValue: "Transaction.PayPending")
    public static let failed = WebhookType(rawValue: "Transaction.Failed")
    public static let partialCancelled = WebhookType(rawValue: "Transaction.PartialCancelled")
    public static let cancelled = WebhookType(rawValue: "Transaction.Cancelled")
    public static let cancelPending = WebhookType(rawValue: "Transaction.CancelPending")
    public static let disputeCreated = WebhookType(rawValue: "Transaction.DisputeCreated")
    public static let disputeResolved = WebhookType(rawValue: "Transaction.DisputeResolved")
}
