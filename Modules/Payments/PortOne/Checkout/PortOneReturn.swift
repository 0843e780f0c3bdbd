public import Payments

/// The outcome of a payment window, as the browser brings it back in the query of the return address.
///
/// Anybody can write such an address: it is a reason to ask the gateway, never a proof. Pass `token` and
/// `transaction` to `OrderService.returned`, which asks.
public struct PortOneReturn: Hashable, Sendable {
    /// The payment that the browser names; nil if it names none of this platform.
    public let reference: PaymentReference?
    /// PortOne's name of the attempt.
    public let transaction: String?
    /// The buyer's consent, on a channel that waits for the approval; worth the money, and so never logged.
    public let token: String?
    /// Nil unless the window tells that the payment failed or was broken off.
    public let failure: PortOneReturnFailure?

    /// The longest token, and the longest name of an attempt, in bytes. Longer ones count as missing.
    public static let longestToken = 1_000

    /// Reads the members of a query by their names; nil for a missing one, as `PageVisit.query` answers.
    /// Unknown, empty and malformed members count as missing.
    public init(_ member: (String) -> String?) {
        reference = member("paymentId").flatMap { PaymentReference($0) }
        transaction = (member("txId") ?? member("transactionId")).flatMap(Self.plain)
        token = member("paymentToken").flatMap(Self.plain)
        failure = PortOneReturnFailure(member)
    }

    /// Whether the browser came back from the window of this payment, or names none. The token of another
    /// payment is worth nothing here.
    public func fits(_ payment: PaymentReference) -> Bool { reference.map { $0 == payment } ?? true }

    /// A name of visible ASCII characters; nil for anything else.
    private static func plain(_ text: String) -> String? {
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        return isPlain && (1...longestToken).contains(text.utf8.count) ? text : nil
    }
}

/// Why a payment window says that nothing was paid.
public struct PortOneReturnFailure: Hashable, Sendable {
    /// PortOne's or the payment company's own code, in ASCII: `PAY_PROCESS_CANCELED`.
    public let code: String
    /// For people, in the payment company's words: one line of at most 200 characters. A page must escape
    /// it, since anybody can write it.
    public let message: String?

    /// Whether the buyer has closed the window, as far as the payment company tells.
    public var isClosed: Bool { code == "PAY_PROCESS_CANCELED" || code == "USER_CANCEL" }

    /// The longest message, in characters.
    public static let longestMessage = 200

    init?(_ member: (String) -> String?) {
        guard let general = member("code"), !general.isEmpty else { return nil }
        let code = String((member("pgCode") ?? general).filter(Self.isOfCode).prefix(60))
        self.code = code.isEmpty ? "UNKNOWN" : code
        let message = member("pgMessage") ?? member("message")
        self.message = message.flatMap { PortOneLine($0, atMost: Self.longestMessage).text }
    }

    private static func isOfCode(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
}

extension PortOneReturn: CustomStringConvertible, CustomReflectable {
    /// Without the token, so that no log shows it.
    public var description: String {
        let outcome = failure.map { "failed: \($0.code)" } ?? (token == nil ? "ended" : "agreed")
        return "\(reference?.text ?? "no payment") \(outcome)"
    }

    /// The description alone, so that a dump shows no token.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
