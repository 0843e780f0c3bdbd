import Vocabulary

/// The transitions of a member.
extension Membership {
    /// On leave: takes no part, pays no dues. Throws `wrongState` unless a member, and `ownerStays`.
    func onLeave(at now: Timestamp) throws(CrewError) -> Membership {
        try require(.member)
        if role == .owner { throw .ownerStays }
        return stepped(.onLeave, at: now)
    }

    /// Back from leave. Throws `wrongState` unless on leave.
    func back(at now: Timestamp) throws(CrewError) -> Membership {
        try require(.onLeave)
        return stepped(.member, at: now)
    }

    /// Suspended. A manager's decision counts for more than what is owed. Throws `wrongState` unless of the
    /// crew, and `ownerStays`.
    func suspended(_ reason: SuspensionReason, at now: Timestamp) throws(CrewError) -> Membership {
        guard state.isOfCrew else { throw .wrongState(state) }
        if role == .owner { throw .ownerStays }
        if state == .suspended, suspension == .manager || suspension == reason { return self }
        var next = stepped(.suspended, at: now)
        next.suspension = reason
        return next
    }

    /// A member again, if suspended for that reason; unchanged otherwise.
    func restored(from reason: SuspensionReason, at now: Timestamp) -> Membership {
        guard state == .suspended, suspension == reason else { return self }
        var next = stepped(.member, at: now)
        next.suspension = nil
        return next
    }

    /// With another role. Throws `wrongState` unless a member, and `ownerStays` for the owner, who hands the
    /// crew over instead.
    func with(_ role: CrewRole, at now: Timestamp) throws(CrewError) -> Membership {
        try require(.member)
        if self.role == .owner || role == .owner { throw .ownerStays }
        var next = stepped(.member, at: now)
        next.role = role
        return next
    }

    /// Left. What the rules give back of the fee is the step. Throws `wrongState` unless of the crew, and
    /// `ownerStays`: an owner hands the crew over, or closes it.
    func leaving(_ step: MembershipStep?, at now: Timestamp) throws(CrewError) -> Membership {
        guard state.isOfCrew else { throw .wrongState(state) }
        if role == .owner { throw .ownerStays }
        var next = stepped(.left, at: now)
        next.step = step ?? self.step
        return next
    }

    /// Removed by a manager, or because the crew closes. Throws `wrongState` unless of the crew, and
    /// `ownerStays`.
    func removed(_ step: MembershipStep?, at now: Timestamp) throws(CrewError) -> Membership {
        var next = try leaving(step, at: now)
        next.state = .removed
        return next
    }

    /// Kept out until then, whatever the state. A seat that is kept for an order is let go of with the order,
    /// which comes too late then and goes back. Throws `ownerStays`.
    func banned(until end: Timestamp, _ step: MembershipStep?, at now: Timestamp) throws(CrewError)
        -> Membership
    {
        if role == .owner { throw .ownerStays }
        var next = stepped(.banned, at: now, until: end)
        next.step = step ?? self.step
        return next
    }

    /// With other words; those to the managers stay. Throws `wrongState` unless of the crew.
    func describing(_ words: MembershipWords, at now: Timestamp) throws(CrewError) -> Membership {
        guard state.isOfCrew else { throw .wrongState(state) }
        var next = stepped(state, at: now)
        next.words = words
        next.words.message = self.words.message
        return next
    }

    /// With the step at the cashier done.
    func settled() -> Membership {
        var next = self
        (next.step, next.version) = (nil, version.next)
        return next
    }

    /// Without words and role, because the person has withdrawn, with what the rules give back of the fee;
    /// whatever seat was taken is free.
    func erased(_ step: MembershipStep?, at now: Timestamp) -> Membership {
        var next = stepped(state.isOfCrew ? .left : state.isOver ? state : .lapsed, at: now)
        (next.words, next.order) = (MembershipWords(), nil)
        next.step = step ?? self.step
        return next
    }
}

/// The transitions of the owner. A crew has one.
extension Membership {
    /// The owner from now on, because the crew is handed over. Throws `wrongState` unless a member.
    func takingOver(at now: Timestamp) throws(CrewError) -> Membership {
        try require(.member)
        return succeeding(at: now)
    }

    /// The owner from now on, because the former one has withdrawn.
    func succeeding(at now: Timestamp) -> Membership {
        var next = stepped(.member, at: now)
        (next.role, next.suspension) = (.owner, nil)
        return next
    }

    /// A manager from now on, since another took the crew over.
    func handingOver(at now: Timestamp) -> Membership {
        var next = stepped(.member, at: now)
        next.role = .manager
        return next
    }

    /// No owner any more, since the crew is dissolved.
    func dissolved(at now: Timestamp) -> Membership { stepped(.left, at: now) }
}
