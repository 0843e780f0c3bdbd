public import Vocabulary

/// The transitions of an order. A step at the purchasable is noted first (`hold`, `fulfil`, `release`) and
/// its outcome recorded afterwards.
extension Order {
    /// Held: the buyer may pay. Throws `wrongState` unless that was to be done.
    public func held(at now: Timestamp) throws(OrderError) -> Order {
        try require(.opening, .hold)
        return stepped(.open, nil, at: now)
    }

    /// Ended, since it could not be held. Throws `wrongState` unless that was to be done.
    public func notHeld(at now: Timestamp) throws(OrderError) -> Order {
        try require(.opening, .hold)
        return stepped(.closed, nil, .refused, at: now)
    }

    /// Let go by the buyer, or because its time is over; what was held is to be released. Throws `wrongState`
    /// unless it is open.
    public func closed(_ end: OrderEnd, at now: Timestamp) throws(OrderError) -> Order {
        guard state.isOpen else { throw .wrongState(state) }
        return stepped(.closed, .release, end, at: now)
    }

    /// Paid; the purchase is to be fulfilled. Nil for an order that has ended: it gives the money back.
    public func paid(at now: Timestamp) -> Order? {
        switch state {
        // A payment cannot outrun the hold: the page is shown after it. What was paid anyway is fulfilled,
        // since holding and fulfilling are idempotent.
        case .opening, .open: stepped(.paid, .fulfil, at: now)
        case .paid, .fulfilled, .refunding, .refunded, .closed: nil
        }
    }

    /// The buyer has what was paid for. Throws `wrongState` unless that was to be done.
    public func fulfilled(at now: Timestamp) throws(OrderError) -> Order {
        try require(.paid, .fulfil)
        return stepped(.fulfilled, nil, at: now)
    }

    /// Cannot be fulfilled: the money goes back. Throws `wrongState` unless that was to be done.
    public func notFulfilled(at now: Timestamp) throws(OrderError) -> Order {
        try require(.paid, .fulfil)
        return stepped(.refunding, .release, .gone, at: now)
    }

    /// Taken back: the whole rest of the money goes back, and the purchase is to be released. Throws
    /// `wrongState` unless it was paid.
    public func returned(_ end: OrderEnd, at now: Timestamp) throws(OrderError) -> Order {
        guard state == .fulfilled || state == .paid else { throw .wrongState(state) }
        var next = stepped(.refunding, .release, end, at: now)
        next.delivery.problem = nil
        return next
    }

    /// Withdrawn from by the buyer for a part of the money: the rest is the payee's, and the purchase is to
    /// be released. Throws `wrongState` unless it is fulfilled, and not withdrawn from before.
    public func withdrawn(at now: Timestamp) throws(OrderError) -> Order {
        guard state == .fulfilled, !isTakenBack else { throw .wrongState(state) }
        var next = stepped(.fulfilled, .release, .returned, at: now)
        guard earning == .afterReceipt else { return next }
        (next.delivery.receivedAt, next.delivery.problem) = (delivery.receivedAt ?? now, nil)
        return next
    }

    /// Whether the buyer does not have the purchase any more: it was given back, or withdrawn from.
    public var isTakenBack: Bool {
        state == .refunding || state == .refunded || state == .fulfilled && end != nil
    }

    /// Released. Throws `wrongState` unless that was to be done.
    public func released(at now: Timestamp) throws(OrderError) -> Order {
        guard step == .release else { throw .wrongState(state) }
        return stepped(state, nil, end, at: now)
    }

    /// With that amount given back. Throws `wrongState` unless it was paid, and `invalidFields` (amount) for
    /// more than was paid.
    public func refunded(_ amount: Money, at now: Timestamp) throws(OrderError) -> Order {
        guard !state.isOpen, state != .closed else { throw .wrongState(state) }
        guard amount.minorUnits >= 1, let sum = try? refunded.adding(amount),
            sum.minorUnits <= price.total.minorUnits
        else {
            throw .invalidFields([FieldError("amount", .outOfRange(minimum: 1, maximum: left.minorUnits))])
        }
        var next = stepped(
            sum == price.total && state == .refunding ? .refunded : state, step, end, at: now)
        next.refunded = sum
        return next
    }

    /// What the buyer paid and did not get back.
    public var left: Money { Money(price.total.minorUnits - refunded.minorUnits, price.total.currency) }

    /// As it is after the buyer or the payee has left the platform: without its title, and closed if it was
    /// open.
    public func erased(at now: Timestamp) -> Order {
        var next =
            state.isOpen
            ? stepped(.closed, .release, .cancelled, at: now) : stepped(state, step, end, at: updatedAt)
        next.title = ""
        return next
    }

    /// Whether `erased` has nothing left to change.
    public var isErased: Bool { title.isEmpty && !state.isOpen }

    private func require(_ expected: OrderState, _ pending: OrderStep) throws(OrderError) {
        guard state == expected, step == pending else { throw .wrongState(state) }
    }

    /// The next version in that state. A clock that is behind changes nothing before it was opened.
    func stepped(
        _ state: OrderState, _ step: OrderStep?, _ end: OrderEnd? = nil, at now: Timestamp
    ) -> Order {
        var next = self
        (next.state, next.step, next.end) = (state, step, end)
        (next.updatedAt, next.version) = (max(updatedAt, now), version.next)
        return next
    }
}
