public import Vocabulary

extension InMemoryOrderStore {
    public func apply(
        _ change: OrderChange, to file: OrderFile, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        if let actor = change.actor { try requireOpen(actor) }
        if let request, try known(request) != nil { return true }
        guard let current = read(file.order.id), current.isSameVersion(as: file), isPaidOnce(change.payment)
        else { return false }
        let drafted: LedgerDraft? = try change.acts.isEmpty ? nil : draft(change.acts, at: now)
        records += change.records(since: file, at: now)
        if let order = change.order { put(order) }
        if let payment = change.payment { payments[payment.order] = payment }
        for refund in change.refunds { put(refund) }
        if let drafted { ledger.write(drafted) }
        if let words = change.words { self.words[words.order] = words }
        for message in change.messages(since: file, at: now) { waiting.append(message) }
        if let request { made.keep(file.order.id, for: request) }
        return true
    }

    /// Whether no other payment was paid by the same attempt.
    private func isPaidOnce(_ payment: Payment?) -> Bool {
        guard let payment, let attempt = payment.paidAttempt else { return true }
        return !payments.values.contains { $0.order != payment.order && $0.paidAttempt == attempt }
    }

    private func put(_ order: Order) {
        orders[order.id] = order
        postponed[order.id] = nil
    }

    private func put(_ refund: Refund) {
        var all = (refunds[refund.order] ?? []).filter { $0.id != refund.id } + [refund]
        all.sort { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        refunds[refund.order] = all
    }

    private func draft(_ acts: [LedgerAct], at now: Timestamp) throws(OrderError) -> LedgerDraft {
        var draft = ledger.draft(seal)
        for act in acts { _ = try draft.add(act, at: now) }
        return draft
    }

    public func post(
        _ act: LedgerAct, telling operatorAct: AuditEvent?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        let draft = try draft([act], at: now)
        ledger.write(draft)
        if let operatorAct, !draft.entries.isEmpty { waiting.append(OutboxMessage(operatorAct)) }
        return !draft.entries.isEmpty
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError) {
        closed.close(member)
        made.forget(member)
        waiting.eraseReasons(of: member)
        words = words.filter { $0.value.member != member }
        for order in orders.values where order.buyer == member || order.payee == AnyIdentifier(member) {
            if order.buyer == member { rights.removeAll { $0.subject == AnyIdentifier(order.id) } }
            if order.isErased { continue }
            if order.state.isOpen { postponed[order.id] = nil }
            orders[order.id] = order.erased(at: now)
        }
    }
}

extension OrderFile {
    /// Whether nothing was written since the other was read.
    fileprivate func isSameVersion(as other: OrderFile) -> Bool {
        order.version == other.order.version && payment.version == other.payment.version
            && refunds.map(\.id) == other.refunds.map(\.id)
            && refunds.map(\.version) == other.refunds.map(\.version)
    }
}
