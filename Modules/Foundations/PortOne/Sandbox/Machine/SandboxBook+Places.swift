import PortOne
import Vocabulary

extension SandboxBook {
    /// The attempt of that name. Throws PAYMENT_NOT_FOUND, and a refusal if the attempt does not allow the
    /// step.
    func place(of name: SandboxAttemptName, for step: SandboxStep) throws(PortOneError) -> SandboxPlace {
        let place = try place(of: name) { step.phases.contains($0.phase) }
        let phase = place.attempt.phase
        guard step.phases.contains(phase) else { throw step.refusal(in: phase) }
        return place
    }

    /// The attempt of that name: of a payment's attempts the newest that fits, else the newest. Throws
    /// PAYMENT_NOT_FOUND.
    func place(
        of name: SandboxAttemptName, preferring fits: (SandboxAttempt) -> Bool = { _ in true }
    ) throws(PortOneError) -> SandboxPlace {
        switch name {
        case .transaction(let transactionID):
            guard let payment = owners[transactionID].flatMap({ payments[$0] }),
                let index = payment.attempts.firstIndex(where: {
                    $0.payment.transactionID == transactionID
                })
            else { throw .noPayment }
            return SandboxPlace(payment: payment, index: index)
        case .newest(let paymentID):
            guard let payment = payments[paymentID], !payment.attempts.isEmpty else { throw .noPayment }
            let index = payment.attempts.lastIndex(where: fits) ?? payment.attempts.count - 1
            return SandboxPlace(payment: payment, index: index)
        }
    }

    /// The paid attempt of a payment. Throws PAYMENT_NOT_FOUND and PAYMENT_NOT_PAID.
    func paidPlace(of paymentID: String) throws(PortOneError) -> SandboxPlace {
        guard let payment = payments[paymentID], !payment.attempts.isEmpty else { throw .noPayment }
        guard let index = payment.paidIndex else {
            throw .refusal(409, .notPaid, "no attempt of the payment was paid")
        }
        return SandboxPlace(payment: payment, index: index)
    }

    /// Keeps a changed attempt, and tells its new status if it is another one.
    mutating func keep(_ place: SandboxPlace, silently: Bool = false, at now: Timestamp) -> SandboxAttempt {
        let (attempt, former) = (place.attempt, payments[place.payment.id]?.attempts[place.index])
        put(place.payment, at: now)
        if former?.payment.status != attempt.payment.status, let type = attempt.phase.told {
            tell(type, of: attempt, silently: silently, at: now)
        }
        return attempt
    }
}

extension SandboxPhase {
    /// The event when an attempt reaches the phase; nil for none.
    fileprivate var told: WebhookType? {
        switch self {
        case .open: .ready
        case .agreed: nil
        case .pending: .payPending
        case .paid: .paid
        case .failed: .failed
        }
    }
}
