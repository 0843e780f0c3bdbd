public import Vocabulary

/// The decisions by which a membership, or the way to it, ends.
extension SeatEngine {
    /// The person leaves, or lets a request, a place on the list or an offered seat go; unchanged for one who
    /// has. Throws `ownerStays`, `wrongState` while banned, `beingPaid`.
    public func leave(_ membership: Membership) throws(CrewError) -> CrewChange {
        if membership.state.isOver { return CrewChange() }
        guard membership.state.isOfCrew else { return giving(up: try membership.withdrawn(at: now)) }
        return giving(up: try membership.leaving(refund(to: membership), at: now))
    }

    /// A manager declines a request or takes a person off the list; unchanged for one who was declined.
    /// Throws `wrongState`.
    public func decline(_ membership: Membership) throws(CrewError) -> CrewChange {
        if membership.state == .declined { return CrewChange() }
        return giving(up: try membership.declined(at: now))
    }

    /// A manager removes a member, or takes an offered seat back; with a moment the person is kept out until
    /// then, however they stood. Unchanged for one who was removed. Throws `ownerStays`, `wrongState`,
    /// `beingPaid`.
    public func remove(
        _ membership: Membership, bannedUntil end: Timestamp?
    ) throws(CrewError) -> CrewChange {
        let step = membership.state.isOfCrew ? refund(to: membership) : nil
        if let end {
            if membership.state == .banned, membership.until == end { return CrewChange() }
            return giving(up: try membership.banned(until: end, step, at: now))
        }
        switch membership.state {
        case .removed: return CrewChange()
        case .offered, .joining: return giving(up: try membership.withdrawn(at: now))
        case .requested, .waiting, .member, .onLeave, .suspended, .declined, .lapsed, .left, .banned:
            return giving(up: try membership.removed(step, at: now))
        }
    }

    /// What the clock ends: empty before the moment.
    public func ranOut(_ membership: Membership) -> CrewChange {
        membership.ranOut(at: now).map(giving) ?? CrewChange()
    }

    /// The step at the cashier is done; empty if it was crossed out meanwhile.
    public func settle(_ membership: Membership, _ step: MembershipStep) -> CrewChange {
        membership.step == step ? CrewChange(membership.settled()) : CrewChange()
    }

    /// What the rules give back to a member who leaves now; nil for nothing, and where the money is back.
    func refund(to membership: Membership) -> MembershipStep? {
        guard let order = membership.order, let joinedAt = membership.joinedAt,
            membership.suspension != .payment
        else { return nil }
        switch membership.fee.returned(joinedAt: joinedAt, at: now) {
        case .all: return .refund(order, nil)
        case .part(let amount): return amount.minorUnits > 0 ? .refund(order, amount) : nil
        case .none: return nil
        }
    }
}
