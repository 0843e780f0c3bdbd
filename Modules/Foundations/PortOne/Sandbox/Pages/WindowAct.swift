import PortOne
import Vocabulary

/// The action of a button in the payment window.
enum WindowAct: Hashable, Sendable {
    case approve
    case decline
    case close
    /// Pays another amount than the price.
    case tamper(Int64)

    /// The act of that name, with the members of its form. Throws a refusal.
    init(_ name: String, _ visit: inout ToolCall) throws(PortOneError) {
        switch name {
        case "approve": self = .approve
        case "decline": self = .decline
        case "close": self = .close
        case "tamper":
            guard let amount = try visit.integer("amount", in: 1...SandboxLimits.largestAmount) else {
                throw .badRequest("amount is required, in the smallest unit of the currency")
            }
            self = .tamper(amount)
        default: throw .refusal(404, .invalidRequest, "the payment window has no such button")
        }
    }

    /// Does it; returns the attempt as it is then. Throws the refusal of the book.
    func happen(
        _ transactionID: String, in book: inout SandboxBook, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        let name = SandboxAttemptName.transaction(transactionID)
        return switch self {
        case .approve: try book.approve(name, at: now)
        case .decline: try book.decline(name, at: now)
        case .close: try book.close(name, at: now)
        case .tamper(let amount): try book.approve(name, charging: amount, at: now)
        }
    }
}

extension SandboxWindow {
    /// Reads the members of a shop's link or form, by the names of the browser's library; ignores others.
    /// Throws INVALID_REQUEST if a required member is missing, or an address is none of the web.
    init(_ visit: inout ToolCall, usualStore: String) throws(PortOneError) {
        guard let paymentID = visit.take("paymentId"), let orderName = visit.take("orderName"),
            let total = try visit.integer("totalAmount", in: 1...SandboxLimits.largestAmount)
        else { throw .badRequest("paymentId, orderName and totalAmount are required") }
        self.init(
            storeID: visit.take("storeId") ?? usualStore, channelKey: visit.take("channelKey"),
            paymentID: paymentID, orderName: orderName, totalAmount: total,
            currency: visit.take("currency") ?? "KRW", payMethod: visit.take("payMethod") ?? "CARD")
        redirectURL = try Self.address("redirectUrl", &visit)
        noticeURLs = (try Self.address("noticeUrl", &visit)).map { [$0] } ?? []
    }

    private static func address(
        _ name: String, _ visit: inout ToolCall
    ) throws(PortOneError) -> String? {
        guard let text = visit.take(name) else { return nil }
        guard let address = WebAddress(text) else {
            throw .badRequest("\(name) must be an address that begins with http:// or https://")
        }
        return address.text
    }
}
