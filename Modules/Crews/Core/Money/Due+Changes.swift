public import Vocabulary

/// The transitions of a due that is paid.
extension Due {
    /// Being paid by the order. Repeating it changes nothing, also once the order has paid. Throws `wrongDue`
    /// unless it is open, and `beingPaid` while another order is open.
    func holding(_ order: OrderID, at now: Timestamp) throws(CrewError) -> Due {
        if state == .paid, self.order == order { return self }
        try requireOpen(by: order)
        if self.order == order { return self }
        var next = stepped(.open, at: now)
        next.order = order
        return next
    }

    /// Paid by the order. Repeating it changes nothing. Throws as `holding`.
    func paid(by order: OrderID, at now: Timestamp) throws(CrewError) -> Due {
        if state == .paid, self.order == order { return self }
        try requireOpen(by: order)
        var next = stepped(.paid, at: now)
        (next.order, next.remindAt) = (order, nil)
        return next
    }

    /// The order was let go, or its money went back: a due that it had paid is owed again, if its member is
    /// still of the crew, and ends otherwise. Unchanged for any other order.
    func lettingGo(of order: OrderID, isOwed: Bool, at now: Timestamp) -> Due {
        guard self.order == order else { return self }
        let isBack = state == .paid
        var next = stepped(isBack ? isOwed ? .open : .ended : state, at: now)
        next.order = nil
        if next.state == .open { next.remindAt = DueTimes.reminder(after: now, payBy: payBy) }
        return next
    }
}

/// The transitions of a due that is not paid.
extension Due {
    /// Not asked for, for that reason. Repeating it with the same reason changes nothing. Throws `wrongDue`
    /// unless it is open, and `beingPaid` while an order is open.
    func waived(_ reason: String, at now: Timestamp) throws(CrewError) -> Due {
        if state == .waived, self.reason == reason { return self }
        try requireOpen(by: nil)
        var next = stepped(.waived, at: now)
        (next.reason, next.remindAt) = (reason, nil)
        return next
    }

    /// Cancelled, because the crew closes; nil unless it is open. An order that is open comes too late then,
    /// and its money goes back.
    public func cancelled(at now: Timestamp) -> Due? { closed(as: .cancelled, at: now) }

    /// Ended, because the member left or was removed; nil unless it is open. An order that is open comes too
    /// late then, and its money goes back.
    public func ended(at now: Timestamp) -> Due? { closed(as: .ended, at: now) }

    /// Owed again, by a member who is back within the month; nil unless it has ended.
    func reopened(_ amount: Money, payBy: Timestamp, at now: Timestamp) -> Due? {
        guard state == .ended else { return nil }
        var next = stepped(.open, at: now)
        (next.amount, next.payBy, next.order) = (amount, payBy, nil)
        next.remindAt = DueTimes.reminder(after: now, payBy: payBy)
        return next
    }

    /// The member was reminded; nil before the moment, and where nothing is to be reminded of.
    func reminded(at now: Timestamp) -> Due? {
        guard state == .open, let remindAt, remindAt <= now else { return nil }
        var next = stepped(.open, at: now)
        next.remindAt = DueTimes.reminder(after: now, payBy: payBy)
        return next
    }

    /// Without the reason why it was waived, and not owed any more, because its member has withdrawn; nil
    /// where nothing changes.
    public func erased(at now: Timestamp) -> Due? {
        if state == .open { return ended(at: now) }
        guard !reason.isEmpty else { return nil }
        var next = stepped(state, at: now)
        next.reason = ""
        return next
    }

    private func closed(as end: DueState, at now: Timestamp) -> Due? {
        guard state == .open else { return nil }
        var next = stepped(end, at: now)
        next.remindAt = nil
        return next
    }

    private func requireOpen(by order: OrderID?) throws(CrewError) {
        guard state == .open else { throw .wrongDue(state) }
        if let open = self.order, open != order { throw .beingPaid(open) }
    }

    private func stepped(_ state: DueState, at now: Timestamp) -> Due {
        var next = self
        (next.state, next.updatedAt, next.version) = (state, now, version.next)
        return next
    }
}
