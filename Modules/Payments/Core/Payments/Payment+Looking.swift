public import Vocabulary

/// A payment after the gateway was asked, and what was found out.
public struct PaymentLook: Hashable, Sendable {
    public let payment: Payment
    /// What is to be done about it; empty if the gateway said nothing that was not known.
    public let findings: [PaymentFinding]
}

/// What was found out about a payment.
public enum PaymentFinding: Hashable, Sendable {
    /// The buyer is at it, or has failed.
    case progress
    /// The money was taken, as agreed upon: the order is paid.
    case paid
    /// Money was taken that is not what was agreed upon: it goes back in full.
    case mismatch(PaymentMismatch)
    /// More was given back than was known. Refunds of which this platform knows nothing are the gateway's
    /// own.
    case refunds
    /// A complaint at the card company began or ended.
    case dispute(isOpen: Bool)
}

extension Payment {
    /// The payment after the gateway told every attempt. Pure: the same answer a second time finds nothing,
    /// and an answer older than what is known changes nothing. With `isCardOnly` another means than a card is
    /// not what was agreed upon, if the gateway tells it.
    public func looked(
        _ attempts: [GatewayAttempt], isCardOnly: Bool = false, at now: Timestamp
    ) -> PaymentLook {
        let own = attempts.filter { $0.reference == reference }
        let shown = own.first { $0.status.wasPaid } ?? own.max { $0.changedAt < $1.changedAt }
        guard let attempt = shown, !isStale(attempt) else {
            return PaymentLook(payment: lookedInVain(at: now), findings: [])
        }
        return attempt.status.wasPaid ? taken(attempt, isCardOnly) : tried(attempt, at: now)
    }

    private func isStale(_ attempt: GatewayAttempt) -> Bool {
        if state.wasPaid && !attempt.status.wasPaid { return true }
        guard let changedAt, state.wasPaid == attempt.status.wasPaid else { return false }
        // What was given back stays so, also where the moment is the same.
        return attempt.updatedAt < changedAt || attempt.refunded < refunded
    }

    private func tried(_ attempt: GatewayAttempt, at now: Timestamp) -> PaymentLook {
        let next: PaymentState = attempt.status == .failed ? .failed : .pending
        guard next != state || attempt.transaction != transaction else {
            return PaymentLook(payment: lookedInVain(at: now), findings: [])
        }
        var payment = told(next, by: attempt)
        payment.lookAt = PaymentLooks.next(after: 0, from: now)
        return PaymentLook(payment: payment, findings: [.progress])
    }

    private func taken(_ attempt: GatewayAttempt, _ isCardOnly: Bool) -> PaymentLook {
        let wrong = state.wasPaid ? mismatch : fault(of: attempt, isCardOnly)
        var payment = told(Self.state(of: attempt, wrong), by: attempt)
        payment.mismatch = wrong
        (payment.paid, payment.refunded) = (attempt.paid, attempt.refunded)
        payment.isDisputed = attempt.isDisputed
        payment.lookAt = nil
        let findings = payment.findings(since: self)
        return PaymentLook(payment: findings.isEmpty ? confirmed(by: attempt) : payment, findings: findings)
    }

    /// The same, where the answer finds nothing: it is the newest, and the one that was waited for.
    private func confirmed(by attempt: GatewayAttempt) -> Payment {
        guard changedAt != attempt.updatedAt || lookAt != nil else { return self }
        var next = self
        (next.changedAt, next.lookAt, next.version) = (attempt.updatedAt, nil, version.next)
        return next
    }

    private static func state(of attempt: GatewayAttempt, _ wrong: PaymentMismatch?) -> PaymentState {
        if attempt.refunded >= attempt.paid { return .refunded }
        if wrong != nil { return .mismatch }
        return attempt.refunded > 0 ? .partlyRefunded : .paid
    }

    private func findings(since before: Payment) -> [PaymentFinding] {
        var findings: [PaymentFinding] = []
        if !before.state.wasPaid { findings.append(mismatch.map { .mismatch($0) } ?? .paid) }
        if before.refunded != refunded { findings.append(.refunds) }
        if before.isDisputed != isDisputed { findings.append(.dispute(isOpen: isDisputed)) }
        return findings
    }

    /// What is wrong with the money that was taken; nil if it is what was agreed upon.
    private func fault(of attempt: GatewayAttempt, _ isCardOnly: Bool) -> PaymentMismatch? {
        if attempt.isOfAnother { return .transaction }
        if !attempt.isOwnStore { return .store }
        if attempt.isTest != isTest { return .channel }
        if attempt.currency != amount.currency.rawValue { return .currency }
        if attempt.total != amount.minorUnits || attempt.paid != amount.minorUnits { return .amount }
        if isCardOnly, attempt.isByCard == false { return .method }
        return attempt.isConsistent ? nil : .numbers
    }

    private func told(_ state: PaymentState, by attempt: GatewayAttempt) -> Payment {
        var next = self
        (next.state, next.transaction, next.changedAt) = (state, attempt.transaction, attempt.updatedAt)
        (next.looks, next.version) = (0, version.next)
        return next
    }

    /// To be asked about now, since the gateway says that something has happened.
    public func nudged(at now: Timestamp) -> Payment {
        var next = self
        (next.lookAt, next.version) = (now, version.next)
        return next
    }

    /// Asked again later, since the gateway did not answer.
    public func postponed(at now: Timestamp) -> Payment {
        guard let lookAt, lookAt <= now else { return self }
        var next = self
        (next.lookAt, next.version) = (PaymentLooks.next(after: looks, from: now), version.next)
        return next
    }

    /// Asked again later, unless the gateway has known nothing for too long. A look before its time, as by a
    /// waiting buyer, counts for nothing.
    private func lookedInVain(at now: Timestamp) -> Payment {
        guard let lookAt, lookAt <= now else { return self }
        var next = self
        next.looks += 1
        next.lookAt = next.looks < PaymentLooks.most ? PaymentLooks.next(after: next.looks, from: now) : nil
        next.version = version.next
        return next
    }
}
