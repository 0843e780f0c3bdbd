import PortOne
import Vocabulary

/// A webhook on its way to one address.
struct SandboxDelivery: Hashable, Sendable {
    /// Counts the deliveries of a sandbox, from 1; control calls name them so.
    let number: Int
    /// `webhook-id`: the same for all deliveries of one event.
    let webhookID: String
    let event: SandboxEvent
    let url: String
    /// When it is sent next; nil if it is not sent any more, or is being sent.
    var due: Timestamp?
    /// How often it was sent, counting a sending under way.
    var executions = 0
    /// The result of the last sending; nil before the first has ended.
    var status: Status?
    /// The status of the receiver's last answer; nil where there was none.
    var answer: Int?
    var sentAt: Timestamp?
    /// Whether the interface or a control call has sent it again.
    var isManual = false
    var isBeingSent = false
    /// Whether a control call has taken it out.
    var isDropped = false
    /// Whether the body of the next sending is changed after it was signed.
    var isTampered = false

    /// The result of a sending, in PortOne's words.
    enum Status: String, Hashable, Sendable, CaseIterable {
        case succeeded = "SUCCEEDED"
        /// The receiver's status was none of 200 to 299.
        case notOK = "FAILED_NOT_OK_RESPONSE"
        /// No answer came.
        case failed = "FAILED_UNEXPECTED_ERROR"

        /// The status that an answer's status means; nil means that none came.
        init(answer: Int?) {
            switch answer {
            case nil: self = .failed
            case .some(200..<300): self = .succeeded
            case .some: self = .notOK
            }
        }
    }
}

extension SandboxDelivery {
    /// The webhook that it delivers.
    func webhook(storeID: String, paymentID: String? = nil) -> Webhook {
        Webhook(
            id: webhookID, type: event.type, at: event.at, paymentID: paymentID ?? event.paymentID,
            transactionID: event.transactionID, cancellationID: event.cancellationID, storeID: storeID)
    }

    /// As the interface tells it.
    var resent: PortOneWire.Resent {
        PortOneWire.Resent(
            id: webhookID, url: url, status: status?.rawValue, currentExecutionCount: executions,
            maxExecutionCount: DeliverySchedule.mostExecutions, trigger: isManual ? "MANUAL" : nil)
    }

    /// The state in a word: `WAITING`, `SENDING`, `DROPPED`, or the result of the last sending.
    var standing: String {
        if isBeingSent { return "SENDING" }
        if due != nil { return "WAITING" }
        return isDropped ? "DROPPED" : status?.rawValue ?? "DROPPED"
    }
}
