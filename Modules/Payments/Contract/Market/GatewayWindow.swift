public import Payments
import Vocabulary

/// What a browser asks of the gateway's payment window. The browser is the buyer's, so that all of it can be
/// tampered with.
public struct GatewayWindow: Sendable {
    public let reference: PaymentReference
    /// In the smallest unit of the currency.
    public var total: Int64
    public var currency: String
    /// Nil where the gateway does not say.
    public var isTest: Bool?
    public var isOwnStore = true
    /// Whether a card is charged; nil where the gateway does not say.
    public var isByCard: Bool? = true
    public var isConsistent = true
    /// The attempt's name, where it is another's; nil for a new one.
    public var transaction: String?

    /// What the checkout page asks for.
    public init(_ payment: Payment) {
        (reference, total) = (payment.reference, payment.amount.minorUnits)
        (currency, isTest) = (payment.amount.currency.rawValue, payment.isTest)
    }

    /// What another platform's page asks for, in won.
    init(_ reference: PaymentReference, total: Int64) {
        (self.reference, self.total) = (reference, total)
        (currency, isTest) = ("KRW", true)
    }
}

/// The buyer's consent, as the window gives it to the browser.
public struct GatewayConsent: Sendable {
    public let token: String
    public let transaction: String
}

/// How the gateway gives money back.
public enum GatewayRefunding: Hashable, Sendable {
    /// When it is asked.
    case atOnce
    /// Later, when a clause says so.
    case later
    /// Not at all: the payment company refuses with that code.
    case refused(String)
}

/// What was taken and given back under a reference, as the gateway's books say, in the smallest unit.
struct GatewayBook: Hashable, Sendable {
    var taken: Int64 = 0
    var givenBack: Int64 = 0
}
