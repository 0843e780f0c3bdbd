import Vocabulary

extension OrderEngine {
    /// Brings the refunds in step with what the gateway says about them. One that this platform has not asked
    /// for, by the merchant's console or the card company, is written down as it happened; one for which the
    /// gateway has not enough left any more is dropped.
    func settleRefunds(_ attempt: GatewayAttempt, _ change: inout OrderChange) throws(OrderError) {
        var open = file.refunds.filter { $0.state == .sent || $0.state == .pending }
        var unknown: [GatewayRefund] = []
        for answer in attempt.refunds where !isKnown(answer) {
            if let index = index(of: answer, in: open) {
                let next = try open.remove(at: index).answered(answer, at: now)
                change.refunds.append(next)
                try tell(next, &change)
            } else if answer.status == .succeeded {
                unknown.append(answer)
            }
        }
        if attempt.isConsistent { try dropRefunds(&change) }
        for answer in unknown { try note(answer, attempt, &change) }
    }

    /// What follows from an answer: the money is back, or an operator decides.
    private func tell(_ refund: Refund, _ change: inout OrderChange) throws(OrderError) {
        if refund.state == .succeeded { try succeed(refund, &change) }
        if refund.state == .failed { notify("refund-refused", &change) }
    }

    /// Whether the outcome was written down already, or is that of a former try, also by an older answer.
    private func isKnown(_ answer: GatewayRefund) -> Bool {
        file.refunds.contains { $0.gatewayID == answer.id && $0.state != .pending }
    }

    /// The refund that the answer is about. One without an answer so far is known by its amount; a failure is
    /// not taken for its own, since a former try of the same amount may have failed.
    private func index(of answer: GatewayRefund, in open: [Refund]) -> Int? {
        if let index = open.firstIndex(where: { $0.gatewayID == answer.id }) { return index }
        guard !answer.isForeign, answer.status != .failed else { return nil }
        return open.firstIndex { $0.state == .sent && $0.amount.minorUnits == answer.amount }
    }

    /// Drops the refunds for which too little is left, the youngest first: the gateway has given so much back
    /// otherwise, or an operator has by hand. What the gateway has promised to give back later is the
    /// gateway's to decide.
    private func dropRefunds(_ change: inout OrderChange) throws(OrderError) {
        let after = file.after(change)
        let refunds = after.refunds.filter { $0.state.isOpen || $0.state == .failed }
        var room = after.payment.refundable.minorUnits
        for refund in after.refunds where refund.state == .pending || refund.state == .byHand {
            room -= refund.amount.minorUnits
        }
        for refund in refunds where refund.state != .pending {
            if refund.amount.minorUnits <= room {
                room -= refund.amount.minorUnits
                continue
            }
            let dropped = try refund.dropped()
            change.refunds = change.refunds.filter { $0.id != dropped.id } + [dropped]
            change.acts.append(
                .refundFailed(dropped, change.order ?? file.order, left: left(after: change)))
        }
    }

    private func note(
        _ answer: GatewayRefund, _ attempt: GatewayAttempt, _ change: inout OrderChange
    ) throws(OrderError) {
        let isDisputed = file.payment.isDisputed || attempt.isDisputed
        let amount = Money(answer.amount, file.order.price.total.currency)
        let refund = Refund(
            id: ids.next(), noted: answer, of: file.order.id, amount, isDisputed ? .chargeback : .console,
            at: now)
        promise(refund, &change)
        let order = change.order ?? file.order
        // Once all of it is taken back, the purchase is, too.
        if left(after: change).minorUnits == 0, order.state == .paid || order.state == .fulfilled {
            change.order = try order.returned(isDisputed ? .chargedBack : .returned, at: now)
        }
        try succeed(refund, &change)
    }

    /// About to ask the gateway for a refund: nil while a complaint at the card company is open.
    func sending(_ refund: Refund) throws(OrderError) -> OrderChange? {
        guard !file.payment.isDisputed else { return nil }
        var change = OrderChange()
        change.refunds = [try refund.sending(at: now)]
        return change
    }

    /// What the gateway answered to a refund that was sent. Nil if it did not answer, or if the answer is
    /// noted with another refund: the payment is read before anything is repeated.
    func sent(_ refund: Refund, _ answer: Result<GatewayRefund, GatewayError>) throws(OrderError)
        -> OrderChange?
    {
        var change = OrderChange()
        switch answer {
        case .success(let answer):
            // A reading in between has taken it for that of another refund of the same amount, whose own
            // answer is this refund's then: the next reading finds it.
            if file.refunds.contains(where: { $0.id != refund.id && $0.gatewayID == answer.id }) {
                return nil
            }
            let next = try refund.answered(answer, at: now)
            change.refunds = [next]
            try tell(next, &change)
        case .failure(.refused(let refusal)):
            // Other amounts than known: what happened is read from the gateway, which is the judge of it. The
            // next request has that amount in its key.
            if refusal == .refundableChanged || refusal == .alreadyRefunded { return nil }
            if isShutOut(refusal) {
                change.refunds = [try refund.shutOut(at: now)]
                return change
            }
            change.refunds = [try refund.refused(refusal.code)]
            notify("refund-refused", &change)
        case .failure(.unavailable), .failure(.unreadable): return nil
        }
        return change
    }
}

extension OrderEngine {
    /// Whether the gateway refuses for the platform's own credentials, which an operator mends: the refund
    /// waits. Money that was paid at another merchant's store is not the platform's to give back.
    func isShutOut(_ refusal: GatewayRefusal) -> Bool {
        refusal == .unauthorized && file.payment.mismatch != .store
    }

    /// What the gateway is asked for a refund that is sent. The key is the same for each repetition, and
    /// another where the request is: a gateway answers another request under a known key with a refusal.
    func request(_ refund: Refund) -> GatewayRefundRequest {
        let refundable = file.payment.refundable
        return GatewayRefundRequest(
            file.payment.reference, refund.amount, refundable: refundable, reason: refund.reason.rawValue,
            key: "\(refund.key)-\(refundable.minorUnits)")
    }

    /// The gateway's books show nothing of a refund that was sent so long ago that its key is forgotten: it
    /// is asked anew, under another key.
    func notSent(_ refund: Refund) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        change.refunds = [try refund.notSent(at: now)]
        return change
    }

    /// An operator has a failed refund asked for once more. Throws `notFound`, `refundState`.
    func retried(_ id: RefundID) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        change.refunds = [try refund(id).again(at: now)]
        return change
    }

    /// An operator has made a failed refund outside of the gateway. The gateway's books are to be read
    /// before: what its console has given back meanwhile drops the refund. Throws `notFound`, `refundState`.
    func madeByHand(_ id: RefundID, proof: String) throws(OrderError) -> OrderChange {
        var change = OrderChange()
        let made = try refund(id).madeByHand(proof: proof)
        change.refunds = [made]
        try succeed(made, &change)
        return change
    }

    private func refund(_ id: RefundID) throws(OrderError) -> Refund {
        guard let refund = file.refunds.first(where: { $0.id == id }) else { throw .notFound }
        return refund
    }
}
