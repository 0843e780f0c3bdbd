import PortOne
import Vocabulary

extension SandboxBook {
    /// Settles what is due: approvals and cancellations under way succeed 3 seconds after they began. Call it
    /// before each request and periodically.
    mutating func tick(at now: Timestamp) {
        for paymentID in takeDue(at: now) {
            for index in (payments[paymentID]?.attempts ?? []).indices {
                settleApproval(index, of: paymentID, at: now)
                settleCancellations(index, of: paymentID, at: now)
            }
        }
    }

    private mutating func settleApproval(_ index: Int, of paymentID: String, at now: Timestamp) {
        guard let payment = payments[paymentID], let due = payment.attempts[index].settlesAt, due <= now
        else {
            return
        }
        _ = settle(SandboxPlace(payment: payment, index: index), approve: true, at: moment(now))
    }

    private mutating func settleCancellations(_ index: Int, of paymentID: String, at now: Timestamp) {
        for cancellation in (payments[paymentID]?.attempts[index].payment.cancellations ?? []).indices {
            guard let payment = payments[paymentID],
                payment.attempts[index].payment.cancellations[cancellation].isDue(at: now)
            else { continue }
            succeed(cancellation, of: SandboxPlace(payment: payment, index: index), at: moment(now))
        }
    }
}

extension PortOneCancellation {
    /// Whether it is under way and succeeds by now.
    fileprivate func isDue(at now: Timestamp) -> Bool {
        status == .requested && requestedAt.advanced(by: SandboxLimits.settling) <= now
    }
}
