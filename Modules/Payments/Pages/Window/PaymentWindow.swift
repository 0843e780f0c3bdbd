public import Payments
public import Terminal
public import Vocabulary
public import Web

/// The window of a payment service, in which a buyer pays. Pages know no payment service: the program
/// provides the window.
public protocol PaymentWindow: Sendable {
    /// What the channel wants to know of the buyer before it opens.
    var wanted: Set<PayerField> { get }
    /// The origins to which `.form` leads a browser: `https://pay.example`.
    var destinations: [String] { get }

    /// How the window opens for this order. Throws outages.
    func open(_ request: WindowRequest) async throws(ServiceFailure) -> WindowOpening
}

/// How a payment window opens.
public enum WindowOpening: Sendable {
    /// The browser goes to that address; no script runs.
    case form(address: String)
    /// A page loads the payment service's script, which opens the window with the request: an object of JSON
    /// for `PortOne.requestPayment`. `reach` names the script and the origins that it needs. The page adds
    /// the address to return to (`redirectUrl`).
    case script(json: String, reach: PageReach)
}

/// What a payment window is opened for.
public struct WindowRequest: Sendable {
    public let view: CheckoutView
    public let language: Language
    /// The path, with its query, to which the browser returns: `/pay/…/back?lang=ko`. The window knows the
    /// public address of the site. It carries the right, so that it is shown to the payment service alone.
    public let returnPath: String
    public let payer: Payer

    /// Memberwise.
    public init(view: CheckoutView, language: Language, returnPath: String, payer: Payer) {
        (self.view, self.language, self.returnPath, self.payer) = (view, language, returnPath, payer)
    }
}

/// Something that a payment service wants to know of the buyer.
public enum PayerField: String, Sendable, CaseIterable {
    case name, phone, email
}

/// What the buyer has told for the payment service. It is passed on and not kept.
public struct Payer: Hashable, Sendable {
    /// 1 to 60 characters; nil where the channel does not want it.
    public let name: String?
    /// Digits alone: `01012345678`.
    public let phone: String?
    public let email: String?

    /// Memberwise.
    public init(name: String? = nil, phone: String? = nil, email: String? = nil) {
        (self.name, self.phone, self.email) = (name, phone, email)
    }
}
