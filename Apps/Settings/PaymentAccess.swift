public import PortOne

/// A merchant's access to the payment gateway, as its file holds it. No description shows a secret.
public struct PaymentAccess: Hashable, Sendable {
    /// The store with its secret.
    public let account: PortOneAccount
    /// The channels by which members pay, in the order of the file; at least one.
    public let channels: [PaymentChannel]
    /// One secret of webhooks, or two while they are changed.
    public let webhookSecrets: [WebhookSecret]
}

/// A contract with a payment company, by which members can pay.
public struct PaymentChannel: Hashable, Sendable {
    /// The gateway's name of it: `channel-key-00000000-0000-4000-8000-000000000000`.
    public let key: String
    /// Whether the money is taken only after the server has approved.
    public let needsConfirmation: Bool
    /// Whether the payment company must know the buyer's name, phone number and email.
    public let asksForBuyer: Bool
    /// The means of payment, at least one.
    public let methods: [PaymentMethod]

    /// Memberwise.
    public init(key: String, needsConfirmation: Bool, asksForBuyer: Bool, methods: [PaymentMethod]) {
        (self.key, self.needsConfirmation) = (key, needsConfirmation)
        (self.asksForBuyer, self.methods) = (asksForBuyer, methods)
    }
}

/// A means of payment.
public enum PaymentMethod: String, Sendable, CaseIterable {
    case card
    /// A wallet behind which a card stands.
    case easyPay = "easy-pay"
    /// A transfer between bank accounts; offered only where `payments-transfer` is on.
    case transfer
}
