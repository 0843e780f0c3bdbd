public import Payments
public import Vocabulary
import Wire

/// Everything that a checkout page needs to open PortOne's payment window for one payment.
///
/// Live, a script passes `json` to `PortOne.requestPayment`. With the sandbox, the page links to
/// `address(at:)` or sends `members` by a form, without a script. Both come back to `returnURL` with the
/// members that `PortOneReturn` reads.
public struct PortOneCheckout: Hashable, Sendable {
    /// The contract by which the buyer pays.
    public let channel: PortOneCheckoutChannel
    /// The name of the payment at PortOne.
    public let reference: PaymentReference
    /// Shown in the window: one line of at most `longestName` characters.
    public let orderName: String
    /// Fixed before by `PaymentGateway.register`: the window opens for no other amount.
    public let amount: Money
    public let method: PortOneCheckoutMethod
    /// Nil where the channel needs no data about the buyer.
    public let customer: PortOneCustomer?
    /// The address on this platform to which the browser returns, `https` or `http`.
    public let returnURL: String
    /// The address to which PortOne sends this payment's webhooks; nil for the one that its console has.
    public let noticeURL: String?

    /// The longest name of an order, in characters: some payment companies take no more.
    public static let longestName = 40

    /// PortOne's library for browsers, which a live page loads.
    public static let scriptURL = "https://cdn.portone.io/v2/browser-sdk.js"

    /// A checkout. Control characters in `title` become blanks, and a long title is cut; a blank one becomes
    /// the reference. Where a card alone pays, the window opens for a card in place of a transfer.
    public init(
        _ channel: PortOneCheckoutChannel, _ reference: PaymentReference, title: String, amount: Money,
        method: PortOneCheckoutMethod = .card, isCardOnly: Bool = false, customer: PortOneCustomer? = nil,
        returnURL: String, noticeURL: String? = nil
    ) {
        (self.channel, self.reference, self.amount) = (channel, reference, amount)
        (self.method, self.customer) = (isCardOnly && !method.isByCard ? .card : method, customer)
        (self.returnURL, self.noticeURL) = (returnURL, noticeURL)
        orderName = PortOneLine(title, atMost: Self.longestName).text ?? reference.text
    }
}

extension PortOneCheckout {
    /// The parameters of `PortOne.requestPayment` as a JSON object. The browser is always redirected, on a
    /// computer, too; the script gets an answer only where the window could not be opened, with the members
    /// of `PortOneReturn`.
    ///
    /// Without `<`, `>` and `&`, so that it may stand in a `script` element of type `application/json`.
    /// Manual approval is a setting of the channel and has no member.
    public var json: String {
        var writer = JSONWriter()
        writer.json(.object(parameters))
        let text = String(decoding: writer.bytes, as: UTF8.self)
        return text.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
            .replacing("&", with: "\\u0026")
    }

    private var parameters: JSONObject {
        var object = JSONObject(shared.map { ($0.name, .string($0.text)) })
        object.set("totalAmount", .integer(amount.minorUnits))
        object.set("customer", customer.map { .object($0.json) })
        object.set("forceRedirect", .bool(true))
        object.set("noticeUrls", noticeURL.map { .array([.string($0)]) })
        return object
    }

    /// The address of the sandbox's window, which opens a new attempt at each visit. `sandbox` is the
    /// sandbox's own address, `http://localhost:8081`, without a slash at its end.
    public func address(at sandbox: String) -> String {
        let pairs = members.map { "\(percentEncoded($0.name))=\(percentEncoded($0.text))" }
        return Self.action(at: sandbox) + "?" + pairs.joined(separator: "&")
    }

    /// The address to which a form with `members` is posted instead.
    public static func action(at sandbox: String) -> String { sandbox + "/pay" }

    /// The members of the sandbox's window. Data about the buyer has no place in a sandbox.
    public var members: [(name: String, text: String)] {
        let notice = noticeURL.map { [(name: "noticeUrl", text: $0)] } ?? []
        return shared + [(name: "totalAmount", text: String(amount.minorUnits))] + notice
    }

    /// The members that both windows have in the same form.
    private var shared: [(name: String, text: String)] {
        [
            ("storeId", channel.storeID), ("channelKey", channel.key), ("paymentId", reference.text),
            ("orderName", orderName), ("currency", amount.currency.rawValue),
            ("payMethod", method.rawValue), ("redirectUrl", returnURL),
        ]
    }
}

extension JSONObject {
    fileprivate init(_ members: [(String, JSON)]) {
        self.init()
        for (name, value) in members { set(name, value) }
    }

    /// Adds a member; nothing for nil.
    fileprivate mutating func set(_ name: String, _ value: JSON?) {
        if let value { _ = add(name, value) }
    }
}

extension PortOneCustomer {
    fileprivate var json: JSONObject {
        var object = JSONObject()
        object.set("fullName", fullName.map { .string($0) })
        object.set("phoneNumber", phoneNumber.map { .string($0) })
        object.set("email", email.map { .string($0) })
        return object
    }
}
