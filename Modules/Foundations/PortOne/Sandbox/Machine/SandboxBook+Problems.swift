import PortOne
import Vocabulary

extension SandboxBook {
    /// The broken invariants of all payments, in English; empty if the book is sound.
    var problems: [String] {
        let attempts = payments.values.reduce(0) { $0 + $1.attempts.count }
        var problems: [String] = []
        if attempts != owners.count {
            problems.append("\(attempts) attempts, \(owners.count) are found by name")
        }
        if sorted({ $0.createdAt }) != byCreation.places { problems.append("the list by creation is wrong") }
        if sorted({ $0.changedAt }) != byChange.places { problems.append("the list by change is wrong") }
        for (id, payment) in payments.sorted(by: { $0.key < $1.key }) {
            if id != payment.id { problems.append("\(id) is kept for \(payment.id)") }
            problems += payment.problems.map { "\(id): \($0)" }
            if payment.attempts.contains(where: { $0.payment.updatedAt > latest }) {
                problems.append("\(id): changed after the latest change")
            }
        }
        return problems
    }

    private func sorted(_ moment: (SandboxPayment) -> Timestamp?) -> [SandboxOrder.Place] {
        payments.values.compactMap { payment in
            moment(payment).map { SandboxOrder.Place(at: $0, id: payment.id) }
        }
        .sorted()
    }
}

extension SandboxPayment {
    /// The broken invariants of a payment.
    var problems: [String] {
        var problems: [String] = []
        let paid = attempts.count { $0.payment.status.wasPaid }
        if paid > 1 { problems.append("\(paid) attempts were paid") }
        for attempt in attempts {
            if attempt.payment.id != id { problems.append("an attempt of \(attempt.payment.id)") }
            problems += attempt.problems.map { "\(attempt.payment.transactionID): \($0)" }
        }
        return problems
    }
}

extension SandboxAttempt {
    /// The broken invariants of an attempt.
    var problems: [String] {
        let (amount, status) = (payment.amount, payment.status)
        let returned = payment.cancellations.filter { $0.status == .succeeded }.map(\.totalAmount)
        let rules: [(Bool, String)] = [
            (payment.isConsistent, "the amounts do not agree with each other or the status"),
            (returned.reduce(0, +) == amount.cancelled, "the cancellations do not add up"),
            (requested + amount.cancelled <= amount.paid, "more is under way than was paid"),
            (payment.cancellations.allSatisfy { $0.totalAmount > 0 }, "a cancellation of nothing"),
            (status.wasPaid || amount.paid == 0 && amount.cancelled == 0, "money without a payment"),
            (status.wasPaid == (payment.paidAt != nil), "paidAt does not agree with the status"),
            (!status.wasPaid || payment.channel != nil, "paid without a channel"),
            ((status == .failed) == (payment.failure != nil), "failure does not agree with the status"),
            ((status == .failed) == (payment.failedAt != nil), "failedAt does not agree with the status"),
            ((amount.cancelled > 0) == (payment.cancelledAt != nil), "cancelledAt does not agree"),
            (paymentToken == nil || status == .ready, "a token that is of no use"),
            (settlesAt == nil || status == .payPending, "an approval under way that is not"),
            (payment.statusChangedAt <= payment.updatedAt, "the status changed after the last change"),
            (payment.requestedAt <= payment.statusChangedAt, "changed before it was requested"),
            (payment.disputes.count { $0.resolvedAt == nil } <= 1, "two open disputes"),
        ]
        return rules.filter { !$0.0 }.map(\.1)
    }
}
