public import Payments
import Vocabulary

/// What buyers do in the payment window, and what comes of it.
extension KnownGateway {
    /// The buyer pays on a channel that takes the money by itself. Throws `refused` with `alreadyPaid`, and
    /// with `mismatch` for another amount than the registered one.
    public func pay(_ window: GatewayWindow) throws(GatewayError) {
        try change { state throws(GatewayError) in
            try state.open(window, .paid, paid: window.total)
        }
    }

    /// The buyer agrees on a channel that waits for an approval. Throws as `pay`.
    public func agree(_ window: GatewayWindow) throws(GatewayError) -> GatewayConsent {
        try change { state throws(GatewayError) in
            let transaction = try state.open(window, .ready)
            let token = "token-\(transaction)"
            state.consents[token] = GatewayConsentedTo(reference: window.reference, transaction: transaction)
            return GatewayConsent(token: token, transaction: transaction)
        }
    }

    /// The buyer has the window open. Throws as `pay`.
    func open(_ window: GatewayWindow) throws(GatewayError) {
        try change { state throws(GatewayError) in _ = try state.open(window, .ready) }
    }

    /// The card company declines. Throws as `pay`.
    public func decline(_ window: GatewayWindow) throws(GatewayError) {
        try change { state throws(GatewayError) in _ = try state.open(window, .failed) }
    }

    /// The buyer pays by a method whose approval comes later. Throws as `pay`.
    func pend(_ window: GatewayWindow) throws(GatewayError) {
        try change { state throws(GatewayError) in _ = try state.open(window, .pending) }
    }

    /// The approval of the last attempt comes, though it was pending or had failed. Throws `refused`.
    func approveLate(_ reference: PaymentReference) throws(GatewayError) {
        try change { state throws(GatewayError) in
            guard state.paid(reference) == nil else { throw .refused(.alreadyPaid) }
            guard let last = state.attempts[reference]?.last else { throw .refused(.notFound) }
            state.take(last.transaction, of: reference)
        }
    }

    /// Lets windows be opened with any amount, as where a channel does not check it.
    func stopGuarding() { try? change { state throws(GatewayError) in state.isGuarding = false } }
}

extension KnownGateway.State {
    /// The attempt that was paid; nil if none was.
    func paid(_ reference: PaymentReference) -> GatewayAttempt? {
        attempts[reference]?.first { $0.status.wasPaid }
    }

    /// Adds an attempt. Answers its name.
    @discardableResult
    mutating func open(
        _ window: GatewayWindow, _ status: GatewayStatus, paid: Int64 = 0
    ) throws(GatewayError) -> String {
        guard self.paid(window.reference) == nil else { throw .refused(.alreadyPaid) }
        if isGuarding, let registered = registered[window.reference],
            registered.minorUnits != window.total || registered.currency.rawValue != window.currency
        {
            throw .refused(.mismatch)
        }
        serial += 1
        let attempt = GatewayAttempt(
            window.reference, transaction: window.transaction ?? "transaction-\(serial)", status,
            changedAt: last,
            currency: window.currency, total: window.total, paid: paid, refunded: 0, isTest: window.isTest,
            isOwnStore: window.isOwnStore, isByCard: window.isByCard, isConsistent: window.isConsistent,
            refunds: [], isDisputed: false)
        attempts[window.reference, default: []].append(attempt)
        return attempt.transaction
    }

    /// Takes the money of an attempt.
    mutating func take(_ transaction: String, of reference: PaymentReference) {
        update(reference, transaction) { attempt in
            attempt.status = .paid
            attempt.paid = attempt.total
        }
    }

    /// Takes the money of a consent, once.
    mutating func approve(_ approval: GatewayApproval) throws(GatewayError) {
        guard paid(approval.reference) == nil else { throw .refused(.alreadyPaid) }
        guard let consent = consents[approval.token], consent.reference == approval.reference,
            approval.transaction == nil || approval.transaction == consent.transaction
        else { throw .refused(.invalidToken) }
        let attempt = attempts[consent.reference]?.first { $0.transaction == consent.transaction }
        guard let attempt, attempt.total == approval.amount.minorUnits,
            attempt.currency == approval.amount.currency.rawValue
        else { throw .refused(.mismatch) }
        consents[approval.token] = nil
        take(consent.transaction, of: consent.reference)
    }

    /// Changes an attempt now.
    mutating func update(
        _ reference: PaymentReference, _ transaction: String, _ change: (inout GatewayAttempt) -> Void
    ) {
        guard let index = attempts[reference]?.firstIndex(where: { $0.transaction == transaction }),
            var attempt = attempts[reference]?[index]
        else { return }
        change(&attempt)
        (attempt.changedAt, attempt.updatedAt) = (last, last)
        attempts[reference]?[index] = attempt
    }
}
