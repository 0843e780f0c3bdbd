import PortOne
import Vocabulary

/// A call of `confirm`, as the interface takes it: all but the token may be missing.
struct SandboxConfirmation: Hashable, Sendable {
    var paymentToken: String
    /// The attempt.
    var transactionID: String?
    var totalAmount: Int64?
    var taxFreeAmount: Int64?
    var currency: String?
    /// Whether the channel must be a test channel, or a live one.
    var isTest: Bool?
    /// Whether no webhook tells of it.
    var skipsWebhook = false
}

extension SandboxBook {
    /// Takes the money to which the buyer has agreed, and returns the paid attempt. Throws ALREADY_PAID for
    /// a paid payment, INVALID_PAYMENT_TOKEN, and INFORMATION_MISMATCH if another member differs from the
    /// attempt.
    @discardableResult
    mutating func confirm(
        _ paymentID: String, _ request: SandboxConfirmation, at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        guard let payment = payments[paymentID], !payment.attempts.isEmpty else { throw .noPayment }
        guard payment.paidIndex == nil else { throw .paidAlready }
        guard let index = payment.attempts.firstIndex(where: { $0.paymentToken == request.paymentToken })
        else { throw .refusal(400, .invalidPaymentToken, "no agreed attempt of the payment has this token") }
        var place = SandboxPlace(payment: payment, index: index)
        if let member = request.mismatch(with: place.attempt) {
            throw .refusal(409, .informationMismatch, "\(member) is not the payment's")
        }
        let now = moment(now)
        place.attempt.pay(at: now)
        return keep(place, silently: request.skipsWebhook, at: now)
    }
}

extension SandboxConfirmation {
    /// The first member that differs from the attempt's.
    fileprivate func mismatch(with attempt: SandboxAttempt) -> String? {
        let payment = attempt.payment
        let isTest = attempt.channel.channel.type == .test
        return if transactionID ?? payment.transactionID != payment.transactionID {
            "txId"
        } else if totalAmount ?? payment.amount.total != payment.amount.total {
            "totalAmount"
        } else if taxFreeAmount ?? payment.amount.taxFree != payment.amount.taxFree {
            "taxFreeAmount"
        } else if currency ?? payment.currency != payment.currency {
            "currency"
        } else if self.isTest ?? isTest != isTest {
            "isTest"
        } else {
            nil
        }
    }
}
