import Vocabulary

extension OrderEngine {
    /// Brings the refunds in step with what the gateway says about them. One that this platform has not asked
    /// for, by the merchant's console or the card company, is written down as it happened.
    func settleRefunds(_ attempt: GatewayAttempt, _ change: inout OrderChange) throws(OrderError) {
        var open = file.refunds.filter { $0.state == .sent || $0.state == .pending }
        for answer in attempt.refunds where !isKnown(answer) {
            let index =
                open.firstIndex { $0.gatewayID == answer.id }
                ?? open.firstIndex {
                    $0.gatewayID == nil && $0.amount.minorUnits == answer.amount && !answer.isForeign
                }
            if let index {
                let next = try open.remove(at: index).answered(answer, at: now)
                change.refunds.append(next)
                if next.state == .succeeded { try succeed(next, &change) }
            } else if answer.status == .succeeded {
                try note(answer, &change)
            }
        }
    }

    /// Whether the outcome was written down already.
    private func isKnown(_ answer: GatewayRefund) -> Bool {
        file.refunds.contains { $0.gatewayID == answer.id && !$0.state.isOpen }
    }

    private func note(_ answer: GatewayRefund, _ change: inout OrderChange) throws(OrderError) {
        let amount = Money(answer.amount, file.order.price.total.currency)
        let refund = Refund(
            id: ids.next(), noted: answer, of: file.order.id, amount,
            answer.isForeign ? .console : .chargeback, at: now)
        change.refunds.append(refund)
        change.acts.append(.refundRequested(refund, change.order ?? file.order))
        try succeed(refund, &change)
    }

    /// The money of a refund is back.
    func succeed(_ refund: Refund, _ change: inout OrderChange) throws(OrderError) {
        let order = change.order ?? file.order
        change.acts.append(.refunded(refund, order))
        // An order that ended before it was paid keeps what it says; the payment alone tells of the money.
        if order.state != .closed { change.order = try order.refunded(refund.amount, at: now) }
        notify("refunded", &change)
    }

    /// About to ask the gateway for a refund: nil while a complaint at the card company is open.
    func sending(_ refund: Refund) throws(OrderError) -> OrderChange? {
        guard !file.payment.isDisputed else { return nil }
        var change = OrderChange()
        change.refunds = [try refund.sending(at: now)]
        return change
    }

    /// What the gateway answered to a refund that was sent. Nil if it did not answer: the payment is read
    /// before anything is repeated.
    func sent(_ refund: Refund, _ answer: Result<GatewayRefund, GatewayError>) throws(OrderError)
        -> OrderChange?
    {
        var change = OrderChange()
        switch answer {
        case .success(let answer):
            let next = try refund.answered(answer, at: now)
            change.refunds = [next]
            if next.state == .succeeded { try succeed(next, &change) }
        case .failure(.refused(let refusal)):
            // Other amounts than known: what happened is read from the gateway, which is the judge of it.
            if refusal == .refundableChanged || refusal == .alreadyRefunded { return nil }
            change.refunds = [try refund.refused(refusal.code)]
            notify("refund-refused", &change)
        case .failure(.unavailable), .failure(.unreadable): return nil
        }
        return change
    }
}

extension OrderEngine {
    /// The gateway's books show nothing of a refund that was sent so long ago that its key is forgotten: it
    /// is asked anew, under another key.
    func notSent(_ refund: Refund) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        change.refunds = [try refund.notSent(at: now)]
        return change
    }
}
