import Payments
import PortOne

extension GatewayError {
    /// The error in the platform's words, without secrets.
    init(_ error: PortOneError) {
        switch error {
        // Refused before it was sent, so that nothing has changed.
        case .invalid(let field, _): self = .refused(.other("INVALID_\(field)"))
        case .refused(let refusal): self = .refused(GatewayRefusal(refusal))
        case .unavailable(let reason): self = .unavailable(reason)
        case .unreadable(let field): self = .unreadable(field)
        }
    }
}

extension GatewayRefusal {
    /// The refusal in the platform's words; one that PortOne has added survives by its name. The payment
    /// company's own code stands behind PortOne's.
    init(_ refusal: PortOneRefusal) {
        switch refusal.type {
        case .alreadyPaid: self = .alreadyPaid
        case .informationMismatch: self = .mismatch
        case .invalidPaymentToken: self = .invalidToken
        case .paymentNotFound: self = .notFound
        case .notPaid: self = .notPaid
        case .cancellableBroken, .cancelsTooMuch: self = .refundableChanged
        case .alreadyCancelled: self = .alreadyRefunded
        case .unauthorized, .forbidden: self = .unauthorized
        default:
            let code = refusal.providerCode.map { "_\($0)" } ?? ""
            self = .other(String((refusal.type.rawValue + code).prefix(100)))
        }
    }
}
