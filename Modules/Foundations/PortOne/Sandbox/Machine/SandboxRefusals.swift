import PortOne

extension PortOneError {
    /// A refusal with a message in English.
    static func refusal(
        _ status: Int, _ type: PortOneRefusalType, _ message: String
    ) -> PortOneError {
        .refused(PortOneRefusal(status: status, type, message: message))
    }

    /// 400 INVALID_REQUEST.
    static func badRequest(_ message: String) -> PortOneError { refusal(400, .invalidRequest, message) }

    /// 404 PAYMENT_NOT_FOUND.
    static let noPayment = refusal(404, .paymentNotFound, "no payment, or no attempt, has this ID")

    /// 409 ALREADY_PAID.
    static let paidAlready = refusal(409, .alreadyPaid, "the payment was paid already")
}

extension PortOneRefusalType {
    /// No further attempt can be opened.
    static let tooManyAttempts = PortOneRefusalType(rawValue: "MAX_TRANSACTION_COUNT_REACHED")
    /// More than the payment's part without taxes would be cancelled.
    static let cancelsTooMuchTaxFree = PortOneRefusalType(
        rawValue: "CANCEL_TAX_FREE_AMOUNT_EXCEEDS_CANCELLABLE_TAX_FREE_AMOUNT")
    /// No cancellation has this ID, or it is not under way.
    static let cancellationNotFound = PortOneRefusalType(
        rawValue: "PAYMENT_CANCELLATION_NOT_FOUND")
}
