public import Vocabulary

/// The transitions of a deal that is paid for.
extension Deal {
    /// Held for the order until it is paid or let go. Throws `wrongState` unless it is accepted, and
    /// `beingPaid` while an order is open.
    public func holding(for order: OrderID, at now: Timestamp) throws(DealError) -> Deal {
        try requirePayable()
        return with(DealPayment(order, .open), nil, at: now)
    }

    /// About to be sold for the money of the order: its units are to be sold. Throws `wrongState` unless it
    /// is accepted, and `beingPaid` while another order is open.
    public func fulfilling(_ order: OrderID, at now: Timestamp) throws(DealError) -> Deal {
        try requirePayable(by: order)
        return with(DealPayment(order, .open), .sell, at: now)
    }

    /// Without the order, which was let go: a deal that was made for being paid ends, also if no order ever
    /// held it, and its units are to be given back; another goes on. After a sale, returned: the money goes
    /// back, the units stay sold.
    ///
    /// For any other order nothing changes but the version: the next value is written together with the note
    /// that the order was let go, and a concurrent hold must see it. A pending step is finished first.
    public func lettingGo(of order: OrderID, at now: Timestamp) -> Deal {
        guard let payment else { return endsWithCheckout ? ended(at: now) : stepped(state, step) }
        guard payment.order == order else { return stepped(state, step) }
        switch payment.state {
        case .open:
            var next = endsWithCheckout ? ended(at: now) : stepped(state, step, at: now)
            next.payment = nil
            return next
        case .paid:
            var next = stepped(.returned, nil, at: now)
            next.payment?.state = .returned
            return next
        case .returned: return stepped(state, step)
        }
    }

    private var endsWithCheckout: Bool { state == .accepted && isToPay }

    private func ended(at now: Timestamp) -> Deal {
        var next = stepped(.cancelled, .giveBack, at: now)
        (next.endedBy, next.hadCheckout) = (buyer, true)
        return next
    }

    private func requirePayable(by order: OrderID? = nil) throws(DealError) {
        try require(.accepted)
        if let payment, payment.order != order { throw .beingPaid(payment.order) }
    }

    private func with(_ payment: DealPayment, _ step: DealStep?, at now: Timestamp) -> Deal {
        var next = stepped(.accepted, step, at: now)
        (next.payment, next.hadCheckout) = (payment, true)
        return next
    }
}

/// The delivery of what was paid for.
extension Deal {
    /// Handed over, as the seller says. Repeating it changes nothing. Throws as `requirePaid`.
    public func handedOver(at now: Timestamp) throws(DealError) -> Deal {
        try requirePaid()
        return noting(handedOverAt: now, receivedAt: nil)
    }

    /// Received, as the buyer says. Repeating it changes nothing. Throws as `requirePaid`.
    public func received(at now: Timestamp) throws(DealError) -> Deal {
        try requirePaid()
        return noting(handedOverAt: nil, receivedAt: now)
    }

    /// The paid deal with what Payments tells of its delivery; unchanged if that was known, or the order is
    /// not the deal's.
    public func noting(_ change: DeliveryChange) -> Deal {
        guard let payment, payment.order == change.order, payment.state != .open else { return self }
        return noting(handedOverAt: change.handedOverAt, receivedAt: change.receivedAt)
    }

    /// Whether the buyer has paid and waits for the goods.
    public var isUnderWay: Bool { state == .done && payment?.state == .paid && receivedAt == nil }

    /// The order that has paid for the units. Throws `notPaid` for a deal without one, and `wrongState` for
    /// one that has ended otherwise.
    @discardableResult
    public func requirePaid() throws(DealError) -> OrderID {
        if let payment, payment.state == .paid, state == .done { return payment.order }
        if state.isOpen || state == .done { throw .notPaid }
        throw .wrongState(state)
    }

    /// Each moment is noted once; the first one stays.
    private func noting(handedOverAt: Timestamp?, receivedAt: Timestamp?) -> Deal {
        let known = (handedOver: self.handedOverAt ?? handedOverAt, received: self.receivedAt ?? receivedAt)
        if known == (self.handedOverAt, self.receivedAt) { return self }
        var next = stepped(state, step, at: max(handedOverAt ?? updatedAt, receivedAt ?? updatedAt))
        (next.handedOverAt, next.receivedAt) = known
        return next
    }
}
