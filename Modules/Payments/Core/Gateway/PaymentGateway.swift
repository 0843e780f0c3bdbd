public import Vocabulary

/// The company that moves the money. Each call may take a minute; none is made while a transaction is open.
///
/// Every call throws `unavailable` where no answer came, so that it may have happened, and `unreadable` for
/// an answer that the gateway does not promise.
public protocol PaymentGateway: Sendable {
    /// Tells the gateway the only amount that the payment may have. Repeating it changes nothing. Throws
    /// `refused(.alreadyPaid)`, and as above.
    func register(_ reference: PaymentReference, _ amount: Money) async throws(GatewayError)

    /// Every attempt that the gateway knows under the reference, the oldest first; none if it knows nothing.
    /// More than one is usual: a card was declined, another was taken. At most one was ever paid. Reads only.
    /// Throws `refused(.unauthorized)`, and as above.
    func attempts(_ reference: PaymentReference) async throws(GatewayError) -> [GatewayAttempt]

    /// Takes the money that the buyer has agreed to, on a channel that waits for it. Throws `refused`, where
    /// the amount or the channel is another; nothing is taken then. Throws as above otherwise.
    func approve(_ approval: GatewayApproval) async throws(GatewayError)

    /// Gives money back. Under the same key it happens once, within 3 hours: after that read the attempts
    /// first. Throws `refused`, and as above.
    func refund(_ refund: GatewayRefundRequest) async throws(GatewayError) -> GatewayRefund

    /// Payments that changed from a moment on and before another, behind the cursor of an earlier answer, the
    /// oldest change first, at most `limit` (1 to 1,000). Of payments at the own store with foreign names
    /// those that were paid. Reads only. Throws `refused(.unauthorized)`, and as above.
    func changes(
        from: Timestamp, until: Timestamp, after cursor: String?, limit: Int
    ) async throws(GatewayError) -> [GatewayChange]
}

/// The buyer's consent, which the gateway gave to the browser.
public struct GatewayApproval: Hashable, Sendable {
    public let reference: PaymentReference
    /// Worth the money: once, soon, and for this payment alone.
    public let token: String
    public let transaction: String?
    public let amount: Money

    /// Memberwise.
    public init(_ reference: PaymentReference, token: String, transaction: String?, amount: Money) {
        (self.reference, self.token, self.transaction) = (reference, token, transaction)
        self.amount = amount
    }
}

/// What the gateway is asked to give back.
public struct GatewayRefundRequest: Hashable, Sendable {
    public let reference: PaymentReference
    /// At least 1.
    public let amount: Money
    /// What can still be given back, as the ledger knows it. The gateway refuses if it knows another amount.
    public let refundable: Money
    /// A word for the gateway's books, without anything about people.
    public let reason: String
    /// The same for each repetition.
    public let key: String

    /// Memberwise.
    public init(
        _ reference: PaymentReference, _ amount: Money, refundable: Money, reason: String, key: String
    ) {
        (self.reference, self.amount, self.refundable) = (reference, amount, refundable)
        (self.reason, self.key) = (reason, key)
    }
}

/// A payment in a list of changes, and the place behind it.
public struct GatewayChange: Hashable, Sendable {
    /// The payment as it is now; nil for one with a name that this platform gives to none.
    public let attempt: GatewayAttempt?
    /// The payment's name at the gateway: one line.
    public let name: String
    /// What was taken, in the smallest unit of the currency.
    public let paid: Int64
    public let cursor: String

    /// A payment with a name that this platform may have given.
    public init(_ attempt: GatewayAttempt, cursor: String) {
        (self.attempt, name, paid, self.cursor) = (attempt, attempt.reference.text, attempt.paid, cursor)
    }

    /// A paid payment with a foreign name, shown as one line.
    public init(foreign name: String, paid: Int64, cursor: String) {
        (attempt, self.name, self.paid, self.cursor) = (nil, name, paid, cursor)
    }
}

/// Why the gateway did not do it.
public enum GatewayError: Error, Hashable, Sendable {
    /// Nothing has changed.
    case refused(GatewayRefusal)
    /// It may have happened: read the attempts, or repeat it under its key. The reason is for the operator,
    /// without secrets.
    case unavailable(String)
    /// The answer is not what the gateway promises.
    case unreadable(String)
}

/// Why the gateway refuses.
public enum GatewayRefusal: Hashable, Sendable {
    case alreadyPaid
    /// Another amount, currency or channel than was agreed upon.
    case mismatch
    /// The consent is none, or was used.
    case invalidToken
    case notFound
    case notPaid
    /// Another amount can be given back than the request says.
    case refundableChanged
    /// Everything was given back already.
    case alreadyRefunded
    /// The credentials are wrong, or do not allow it.
    case unauthorized
    /// The payment company's own refusal: a code.
    case other(String)
}

extension GatewayRefusal {
    /// The refusal as it is noted: letters, digits and hyphens.
    public var code: String {
        switch self {
        case .alreadyPaid: "already-paid"
        case .mismatch: "mismatch"
        case .invalidToken: "invalid-token"
        case .notFound: "not-found"
        case .notPaid: "not-paid"
        case .refundableChanged: "refundable-changed"
        case .alreadyRefunded: "already-refunded"
        case .unauthorized: "unauthorized"
        case .other(let code):
            String(code.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }.prefix(60))
        }
    }
}
