import Vocabulary

/// The transitions that lead to membership.
extension Membership {
    /// Asks to join, with a message. Throws `wrongState` unless the person is free to, and `banned`.
    func asking(_ words: MembershipWords, at now: Timestamp) throws(CrewError) -> Membership {
        try requireFree(at: now)
        var next = stepped(.requested, at: now, until: now.advanced(by: MembershipTimes.request))
        next.words = words
        return next
    }

    /// Welcome, on the list of a crew that is full. Throws `wrongState` unless the person asked or is free
    /// to join, and `banned`.
    func waiting(at now: Timestamp) throws(CrewError) -> Membership {
        if state != .requested { try requireFree(at: now) }
        return stepped(.waiting, at: now)
    }

    /// Welcome, with a seat that is kept until then for that fee. Throws `wrongState` unless the person
    /// asked, waits or is free to join, and `banned`.
    func offered(
        until end: Timestamp, for fee: CrewFee, at now: Timestamp
    ) throws(CrewError) -> Membership {
        if state != .requested, state != .waiting { try requireFree(at: now) }
        var next = stepped(.offered, at: now, until: end)
        next.fee = fee
        return next
    }

    /// The seat is kept for an order until its moment, with the terms that the buyer was shown. Repeating it
    /// changes nothing, also once the order has paid. Throws `wrongState` unless the seat is offered,
    /// `beingPaid` while another order is open, and `service(.unavailable)` while a refund of an earlier
    /// order is pending.
    func holding(
        _ order: OrderID, on terms: CrewFee, until end: Timestamp, at now: Timestamp
    ) throws(CrewError) -> Membership {
        if state.isOfCrew, self.order == order { return self }
        if state == .joining {
            guard self.order == order else { throw .beingPaid(self.order ?? order) }
            return self
        }
        try require(.offered)
        guard step == nil else { throw .service(.unavailable("a refund of this member is pending")) }
        var next = stepped(.joining, at: now, until: end)
        (next.order, next.fee) = (order, terms)
        return next
    }

    /// A member: by the order that holds the seat, or without one where nothing is to be paid for an offered
    /// seat. Repeating it for the same order changes nothing. Throws `wrongState` unless the seat is kept so,
    /// and `beingPaid` while it is for another order.
    func joined(by order: OrderID?, at now: Timestamp) throws(CrewError) -> Membership {
        if state.isOfCrew, order != nil, self.order == order { return self }
        if state == .joining, let open = self.order, open != order { throw .beingPaid(open) }
        try require(order == nil ? .offered : .joining)
        var next = stepped(.member, at: now)
        (next.order, next.joinedAt, next.role, next.suspension) = (order, now, .member, nil)
        return next
    }

    /// The order was let go, or its money went back: the kept seat is free again; a member stays, suspended,
    /// since a payment never ends a membership by itself. Unchanged for any other order, and for an owner.
    func lettingGo(of order: OrderID, at now: Timestamp) -> Membership {
        guard self.order == order, role != .owner else { return self }
        switch state {
        case .joining: return stepped(.lapsed, at: now)
        case .member, .onLeave, .suspended:
            var next = stepped(.suspended, at: now)
            next.suspension = .payment
            return next
        case .requested, .waiting, .offered, .declined, .lapsed, .left, .removed, .banned: return self
        }
    }

    /// Declined by a manager. Throws `wrongState` unless the person asked or waits.
    func declined(at now: Timestamp) throws(CrewError) -> Membership {
        guard state == .requested || state == .waiting else { throw .wrongState(state) }
        return stepped(.declined, at: now)
    }

    /// Lets the request, the place on the list or the offered seat go. Throws `wrongState` unless there is
    /// one, and `beingPaid` while the order is open: it is the order that is let go then.
    func withdrawn(at now: Timestamp) throws(CrewError) -> Membership {
        switch state {
        case .requested, .waiting, .offered: return stepped(.lapsed, at: now)
        case .joining:
            guard let order else { return stepped(.lapsed, at: now) }
            throw .beingPaid(order)
        case .member, .onLeave, .suspended, .declined, .lapsed, .left, .removed, .banned:
            throw .wrongState(state)
        }
    }

    /// After its moment: a request or an offer lapses, a ban ends. A seat that is kept for an order waits for
    /// the order, which tells. Nil before the moment, and in states that last.
    func ranOut(at now: Timestamp) -> Membership? {
        guard let until, until <= now else { return nil }
        switch state {
        case .requested, .offered: return stepped(.lapsed, at: now)
        case .banned: return stepped(.left, at: now)
        case .joining, .waiting, .member, .onLeave, .suspended, .declined, .lapsed, .left, .removed:
            return nil
        }
    }
}

extension Membership {
    /// The same in another state.
    func stepped(_ state: MembershipState, at now: Timestamp, until: Timestamp? = nil) -> Membership {
        var next = self
        (next.state, next.until, next.version) = (state, until, version.next)
        if state != self.state { next.since = now }
        if !state.isOfCrew { (next.role, next.suspension) = (.member, nil) }
        // An order belongs to the seat that was kept for it, and to the membership that followed.
        if state == .requested || state == .waiting || state == .offered { next.order = nil }
        return next
    }

    func require(_ expected: MembershipState) throws(CrewError) {
        if state != expected { throw .wrongState(state) }
    }

    private func requireFree(at now: Timestamp) throws(CrewError) {
        if state == .banned, let until, until > now { throw .banned(until: until) }
        guard state.isOver || state == .banned else { throw .wrongState(state) }
    }
}
