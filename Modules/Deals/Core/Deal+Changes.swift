public import Vocabulary

/// The transitions of a deal. A step in the market is decided first (`accepting`, `completing`, `cancelled`)
/// and its outcome recorded afterwards (`kept`, `notKept`, `sold`, `notSold`, `givenBack`).
extension Deal {
    /// About to be accepted: its units are to be kept, from now on for as many hours. Throws `wrongState`
    /// unless it is requested.
    public func accepting(at now: Timestamp) throws(DealError) -> Deal {
        try require(.requested)
        var next = stepped(.requested, .keep, at: now)
        next.until = DealTimes.end(from: now, hours: hours)
        return next
    }

    /// Not wanted by the seller. Throws `wrongState` unless it is requested.
    public func declined(by seller: MemberID, at now: Timestamp) throws(DealError) -> Deal {
        try require(.requested)
        var next = stepped(.declined, nil, at: now)
        next.endedBy = seller
        return next
    }

    /// Broken off by one of the two; kept units are to be given back. Throws `wrongState` unless it is open,
    /// and `beingPaid` while an order is open.
    public func cancelled(by member: MemberID, at now: Timestamp) throws(DealError) -> Deal {
        try requireUnpaid(.requested, .accepted)
        var next = stepped(.cancelled, state == .accepted ? .giveBack : nil, at: now)
        next.endedBy = member
        return next
    }

    /// About to be completed by hand: its units are to be sold. Throws `wrongState` unless it is accepted,
    /// and `beingPaid` while an order is open.
    public func completing(at now: Timestamp) throws(DealError) -> Deal {
        try requireUnpaid(.accepted)
        return stepped(.accepted, .sell, at: now)
    }

    /// With another contact of a member; blank for none. Throws `wrongState` unless it is open.
    public func settingContact(
        of member: MemberID, to contact: String, at now: Timestamp
    ) throws(DealError) -> Deal {
        try require(.requested, .accepted)
        var next = stepped(state, nil, at: now)
        if member == seller { next.contacts.seller = contact } else { next.contacts.buyer = contact }
        return next
    }

    /// Expired because its time is over (`hasRunOut`). After a checkout the market is to be told that the
    /// end is forgiven.
    public func expired(at now: Timestamp) -> Deal {
        stepped(.expired, isForgiven ? .giveBack : nil, at: now)
    }

    /// Ended, if it was open, because one of the two has left; without the seller's words if it was they, and
    /// without the contacts. Its payment stays: identifiers alone, until the order is let go.
    public func withdrawn(by member: MemberID, at now: Timestamp) -> Deal {
        var next = stepped(state.isOpen ? .cancelled : state, state.isOpen ? nil : step, at: now)
        if state.isOpen { next.endedBy = member }
        next.contacts = DealContacts()
        if member == seller { next.goods.title = "" }
        return next
    }

    /// Whether `withdrawn(by:at:)` would change anything.
    public func hasTraces(of member: MemberID) -> Bool {
        isBetween(member)
            && (state.isOpen || contacts != DealContacts() || (member == seller && !goods.title.isEmpty))
    }

    func require(_ allowed: DealState...) throws(DealError) { try require(anyOf: allowed) }

    private func require(anyOf allowed: [DealState]) throws(DealError) {
        // A pending step in the market is finished before the next decision.
        if step != nil || !allowed.contains(state) { throw .wrongState(state) }
    }

    private func requireUnpaid(_ allowed: DealState...) throws(DealError) {
        try require(anyOf: allowed)
        if let payment { throw .beingPaid(payment.order) }
    }
}

extension Deal {
    /// Accepted: the units are kept.
    public func kept() throws(DealError) -> Deal {
        try require(.keep)
        return stepped(.accepted, nil)
    }

    /// Requested as before: the units cannot be kept.
    public func notKept() throws(DealError) -> Deal {
        try require(.keep)
        var next = stepped(.requested, nil)
        next.until = DealTimes.answer(to: createdAt)
        return next
    }

    /// Done: the units are sold, and paid if that was for an order.
    public func sold() throws(DealError) -> Deal {
        try require(.sell)
        var next = stepped(.done, nil)
        next.payment?.state = .paid
        return next
    }

    /// Expired: the units were not kept any more when they should be sold. An order gets nothing then.
    public func notSold() throws(DealError) -> Deal {
        try require(.sell)
        var next = stepped(.expired, isForgiven ? .giveBack : nil)
        next.payment = nil
        return next
    }

    /// Ended, with nothing left to do.
    public func givenBack() throws(DealError) -> Deal {
        try require(.giveBack)
        return stepped(state, nil)
    }

    private func require(_ expected: DealStep) throws(DealError) {
        if step != expected { throw .wrongState(state) }
    }

    /// The next version in that state; changed when it was decided, unless a moment is named. A clock that is
    /// behind changes nothing before it was made.
    func stepped(_ state: DealState, _ step: DealStep?, at now: Timestamp? = nil) -> Deal {
        var next = self
        (next.state, next.step) = (state, step)
        next.updatedAt = max(updatedAt, now ?? updatedAt)
        next.version = version.next
        return next
    }
}
