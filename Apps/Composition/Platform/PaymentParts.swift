public import PortOne
public import Settings
import Synchronization
package import Wire

/// What the settings say of payments, as values of the gateway: for the domain that members pay by.
public struct PaymentParts: Sendable {
    /// The access to the gateway; nil where nothing can be bought.
    public let gateway: Gateway?
    /// The house's share of sales, in hundredths of a percent.
    public let feeBasisPoints: Int
    /// Whether members may pay by bank transfer.
    public let allowsTransfer: Bool
    /// Whether private people are paid, too. With real money only if the operator has recorded a legal basis.
    public let paysPrivatePeople: Bool
    /// What buyers are told of the platform's operator.
    public let house: PlatformOperator?

    /// Where browsers reach this server's pages, to which the payment window sends them back.
    public let site = SiteAddress()

    /// A gateway that moves real money, or its sandbox.
    public struct Gateway: Sendable {
        /// Asks the gateway for the store's account.
        public let client: PortOneClient
        /// Carries requests to the gateway; to a sandbox also those of a browser.
        package let transport: any Transport
        /// The store.
        public let storeID: String
        /// The channels by which members pay, the preferred one first; at least one.
        public let channels: [PaymentChannel]
        /// Proves webhooks.
        public let webhooks: WebhookVerifier
        /// The origins that checkout pages may use: none where no script is needed.
        public let origins: [String]
        /// The sandbox; nil where real money moves.
        public let sandbox: SiteAddress?

        /// Whether no money moves.
        public var isTest: Bool { sandbox != nil }
    }

    /// Nothing can be bought: for programs that serve no checkout, and without settings.
    public static let off = PaymentParts(
        gateway: nil, feeBasisPoints: 0, allowsTransfer: false, paysPrivatePeople: false, house: nil)

    /// Nothing can be bought, but the operator is told by the settings: for front ends on the data itself.
    static func off(_ settings: Settings) -> PaymentParts {
        PaymentParts(
            gateway: nil, feeBasisPoints: 0, allowsTransfer: false, paysPrivatePeople: false,
            house: settings.payments.house)
    }

    init(
        gateway: Gateway?, feeBasisPoints: Int, allowsTransfer: Bool, paysPrivatePeople: Bool,
        house: PlatformOperator?
    ) {
        (self.gateway, self.feeBasisPoints, self.allowsTransfer) = (gateway, feeBasisPoints, allowsTransfer)
        (self.paysPrivatePeople, self.house) = (paysPrivatePeople, house)
    }
}

/// Where browsers reach a server: this one, or the sandbox. One that is served here has an address once it
/// listens.
public final class SiteAddress: Sendable {
    private let text: Mutex<String?>

    /// An address without a slash at its end, such as `http://127.0.0.1:8090`; nil if it is not known yet.
    public init(_ text: String? = nil) { self.text = Mutex(text) }

    /// The address; nil if it is not known yet.
    public var current: String? { text.withLock { $0 } }

    /// Makes the address known.
    public func become(_ address: String) { text.withLock { $0 = address } }
}
