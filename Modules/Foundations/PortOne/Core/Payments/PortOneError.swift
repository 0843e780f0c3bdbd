/// Why PortOne was not asked, did not answer, or refused.
public enum PortOneError: Error, Hashable, Sendable {
    /// The request breaks a rule that is checked before anything is sent: an amount of 0, which PortOne would
    /// read as "everything".
    case invalid(field: String, String)
    /// PortOne has refused the request. Nothing has changed.
    case refused(PortOneRefusal)
    /// There is no answer, or one that says nothing. The request may have taken effect: repeat it under its
    /// key, or read the payment. The reason is for the operator, and holds no secret.
    case unavailable(String)
    /// The answer is not what the interface promises: the field that cannot be read.
    case unreadable(String)
}

extension PortOneError {
    /// The reason in English, for an operator.
    public var reason: String {
        switch self {
        case .invalid(let field, let rule): "\(field): \(rule)"
        case .refused(let refusal): "PortOne refuses: \(refusal.status) \(refusal.type)"
        case .unavailable(let reason): reason
        case .unreadable(let field): "PortOne's answer cannot be read: \(field)"
        }
    }
}

/// A refusal in PortOne's words.
public struct PortOneRefusal: Hashable, Sendable {
    /// The status of the answer.
    public var status: Int
    public var type: PortOneRefusalType
    /// For people, in any language.
    public var message: String?
    /// The payment company's own code and message, where it refused.
    public var providerCode: String?
    public var providerMessage: String?

    /// Memberwise.
    public init(
        status: Int, _ type: PortOneRefusalType, message: String? = nil, providerCode: String? = nil,
        providerMessage: String? = nil
    ) {
        (self.status, self.type, self.message) = (status, type, message)
        (self.providerCode, self.providerMessage) = (providerCode, providerMessage)
    }
}

/// The kind of a refusal (`type` of an error document).
public struct PortOneRefusalType: OpenName {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let invalidRequest = PortOneRefusalType(rawValue: "INVALID_REQUEST")
    public static let unauthorized = PortOneRefusalType(rawValue: "UNAUTHORIZED")
    public static let forbidden = PortOneRefusalType(rawValue: "FORBIDDEN")
    public static let paymentNotFound = PortOneRefusalType(rawValue: "PAYMENT_NOT_FOUND")
    public static let channelNotFound = PortOneRefusalType(rawValue: "CHANNEL_NOT_FOUND")
    public static let webhookNotFound = PortOneRefusalType(rawValue: "WEBHOOK_NOT_FOUND")
    /// The payment company failed or refused.
    public static let provider = PortOneRefusalType(rawValue: "PG_PROVIDER")
    public static let alreadyPaid = PortOneRefusalType(rawValue: "ALREADY_PAID")
    public static let invalidPaymentToken = PortOneRefusalType(rawValue: "INVALID_PAYMENT_TOKEN")
    public static let informationMismatch = PortOneRefusalType(rawValue: "INFORMATION_MISMATCH")
    public static let notPaid = PortOneRefusalType(rawValue: "PAYMENT_NOT_PAID")
    public static let alreadyCancelled = PortOneRefusalType(rawValue: "PAYMENT_ALREADY_CANCELLED")
    /// Another amount can be cancelled than the request says.
    public static let cancellableBroken = PortOneRefusalType(
        rawValue: "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN")
    public static let cancelsTooMuch = PortOneRefusalType(
        rawValue: "CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT")
    public static let partsExceedAmount = PortOneRefusalType(rawValue: "SUM_OF_PARTS_EXCEEDS_CANCEL_AMOUNT")
    public static let tooManyCancels = PortOneRefusalType(rawValue: "MAX_CANCEL_COUNT_REACHED")
    public static let tooManyWebhooks = PortOneRefusalType(rawValue: "MAX_WEBHOOK_RETRY_COUNT_REACHED")
    /// The same request is still being worked on.
    public static let outstanding = PortOneRefusalType(rawValue: "IDEMPOTENCY_OUTSTANDING_REQUEST")
    /// The key was used for another request. The sandbox alone says so; PortOne documents no name for it.
    public static let keyReused = PortOneRefusalType(rawValue: "IDEMPOTENCY_KEY_REUSED")
}
