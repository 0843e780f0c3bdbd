import PortOne
import Vocabulary

/// What happens to the dispute of a payment.
enum SandboxDisputeStep: String, Hashable, Sendable, CaseIterable {
    /// The buyer complains at the card company.
    case create
    /// The merchant keeps the money.
    case resolve
    /// The card company takes back everything that was not cancelled.
    case lost
}

extension SandboxBook {
    /// Opens or ends a dispute of a paid payment, of which one is open at most; returns the paid attempt.
    @discardableResult
    mutating func dispute(
        _ paymentID: String, _ step: SandboxDisputeStep, reason: String = "dispute", at now: Timestamp
    ) throws(PortOneError) -> SandboxAttempt {
        var place = try paidPlace(of: paymentID)
        let disputes = place.attempt.payment.disputes
        let open = disputes.lastIndex { $0.resolvedAt == nil }
        guard (open == nil) == (step == .create), disputes.count < SandboxLimits.mostDisputes || open != nil
        else { throw .badRequest("\(step.rawValue) needs \(step == .create ? "no" : "an") open dispute") }
        let now = moment(now)
        if let open {
            place.attempt.payment.disputes[open].resolvedAt = now
        } else {
            let reason = String(reason.prefix(SandboxLimits.longestName))
            place.attempt.payment.disputes.append(
                PortOneDispute(id: nextID(), reason: reason, createdAt: now))
        }
        place.attempt.payment.updatedAt = now
        put(place.payment, at: now)
        if step == .lost { chargeBack(place, at: now) }
        let attempt = payments[paymentID]?.attempts[place.index] ?? place.attempt
        tell(step == .create ? .disputeCreated : .disputeResolved, of: attempt, at: now)
        return attempt
    }

    private mutating func chargeBack(_ place: SandboxPlace, at now: Timestamp) {
        var place = place
        let amount = place.attempt.cancellable
        guard amount > 0 else { return }
        let index = place.attempt.payment.cancellations.count
        place.attempt.payment.cancellations.append(
            PortOneCancellation(
                .requested, id: nextID(), totalAmount: amount, reason: "chargeback", requestedAt: now,
                trigger: .chargeback))
        succeed(index, of: place, at: now)
    }
}
