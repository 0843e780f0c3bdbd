import PortOne

/// The result that the payment window passes to the shop when the browser returns (V2, redirect mode).
struct WindowOutcome: Hashable, Sendable {
    /// The shop's address with the members of the outcome in its query; nil where the window was opened
    /// without one.
    let address: String?

    /// The outcome of an attempt.
    init(_ attempt: SandboxAttempt) {
        let members = Self.members(of: attempt)
        address = attempt.redirectURL.flatMap(WebAddress.init)?.adding(members)
    }

    /// `code` and `message` tell of a failure; `paymentToken` waits for `confirm`.
    private static func members(of attempt: SandboxAttempt) -> [(name: String, text: String)] {
        let payment = attempt.payment
        var members = [
            (name: "transactionType", text: "PAYMENT"), (name: "txId", text: payment.transactionID),
            (name: "paymentId", text: payment.id),
        ]
        if let token = attempt.paymentToken { members.append((name: "paymentToken", text: token)) }
        guard let failure = payment.failure else { return members }
        let texts = [
            ("code", "PGProviderError"), ("message", failure.reason ?? "failed"),
            ("pgCode", failure.providerCode), ("pgMessage", failure.providerMessage),
        ]
        return members + texts.compactMap { name, text in text.map { (name: name, text: $0) } }
    }
}
