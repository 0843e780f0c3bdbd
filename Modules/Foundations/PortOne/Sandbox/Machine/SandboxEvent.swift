import PortOne
import Vocabulary

/// Something that PortOne tells by a webhook.
struct SandboxEvent: Hashable, Sendable {
    /// `Transaction.Paid`.
    let type: WebhookType
    let paymentID: String
    let transactionID: String
    var cancellationID: String?
    let at: Timestamp
    /// The addresses that it goes to; empty for the settings' own.
    var noticeURLs: [String] = []
    /// How it is delivered.
    var plan = Plan.normal

    /// A way to deliver an event.
    enum Plan: String, Hashable, Sendable, CaseIterable {
        /// Once, beside the browser's return.
        case normal
        /// Once, and the browser returns only after that.
        case beforeReturn
        /// Not at all.
        case none
        /// Three times, under the same name.
        case thrice
    }
}
