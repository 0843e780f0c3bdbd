import Payments
import Vocabulary

/// The gateway's own books, and differences that clauses plant in them.
extension KnownGateway {
    /// What was taken and given back under a reference.
    func book(of reference: PaymentReference) -> GatewayBook {
        read { state in
            state.paid(reference).map { GatewayBook(taken: $0.paid, givenBack: $0.refunded) } ?? GatewayBook()
        }
    }

    /// What was taken, less what was given back, over all payments.
    var net: Int64 {
        read { state in
            state.attempts.keys.reduce(Int64(0)) { sum, reference in
                sum + (state.paid(reference).map { $0.paid - $0.refunded } ?? 0)
            }
        }
    }

    /// How many attempts were paid under a reference.
    func paidCount(of reference: PaymentReference) -> Int {
        read { ($0.attempts[reference] ?? []).count { $0.status.wasPaid } }
    }

    /// The amount that the gateway was told to expect; nil if it was told none.
    func registered(_ reference: PaymentReference) -> Money? { read { $0.registered[reference] } }

    /// What it tells of a payment now.
    func answer(about reference: PaymentReference) -> [GatewayAttempt] {
        read { $0.attempts[reference] ?? [] }
    }

    /// Tells an earlier answer once, as one that was long on its way.
    func tellLate(_ answer: [GatewayAttempt], about reference: PaymentReference) {
        try? change { state throws(GatewayError) in state.late[reference] = answer }
    }

    /// Answers nothing about a payment from now on.
    func silence(_ reference: PaymentReference) {
        try? change { state throws(GatewayError) in _ = state.silent.insert(reference) }
    }

    /// Forgets a payment.
    func lose(_ reference: PaymentReference) {
        try? change { state throws(GatewayError) in state.attempts[reference] = nil }
    }

    /// Changes what was taken.
    func alter(_ reference: PaymentReference, paid amount: Int64) {
        try? change { state throws(GatewayError) in
            guard let paid = state.paid(reference) else { return }
            state.update(reference, paid.transaction) { attempt in
                attempt.paid = amount
            }
        }
    }
}
