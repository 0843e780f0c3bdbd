import Vocabulary

/// The decisions about members who stay, and about their roles.
extension SeatEngine {
    /// Takes no part for a while, or again; unchanged where it is so. Throws `wrongState`, `ownerStays`.
    public func setLeave(_ isOnLeave: Bool, _ membership: Membership) throws(CrewError) -> CrewChange {
        if membership.state == (isOnLeave ? .onLeave : .member) { return CrewChange() }
        return CrewChange(try isOnLeave ? membership.onLeave(at: now) : membership.back(at: now))
    }

    /// With other words of a member; unchanged where they are the same. Throws `wrongState`.
    public func describe(_ words: MembershipWords, _ membership: Membership) throws(CrewError) -> CrewChange {
        let next = try membership.describing(words, at: now)
        return next.words == membership.words ? CrewChange() : CrewChange(next)
    }

    /// Suspends a member by a manager's decision, or ends it whatever the reason was, as it ends a ban;
    /// unchanged where it is so. Throws `wrongState`, `ownerStays`.
    public func setSuspended(
        _ isSuspended: Bool, _ membership: Membership
    ) throws(CrewError) -> CrewChange {
        let next: Membership
        if isSuspended {
            next = try membership.suspended(.manager, at: now)
        } else if membership.state == .banned {
            next = membership.stepped(.left, at: now)
        } else {
            guard membership.state.isOfCrew else { throw .wrongState(membership.state) }
            next = membership.suspension.map { membership.restored(from: $0, at: now) } ?? membership
        }
        return next == membership ? CrewChange() : CrewChange(next)
    }

    /// Suspends a member in arrears, or ends that; unchanged for the owner, for one who is not of the crew,
    /// and for one who is suspended for another reason.
    public func setArrears(_ areOwed: Bool, _ membership: Membership) -> CrewChange {
        guard membership.state.isOfCrew, membership.role != .owner else { return CrewChange() }
        let isOther = membership.state == .suspended && membership.suspension != .arrears
        if areOwed, isOther { return CrewChange() }
        let suspended = try? membership.suspended(.arrears, at: now)
        let next = areOwed ? suspended ?? membership : membership.restored(from: .arrears, at: now)
        return next == membership ? CrewChange() : CrewChange(next)
    }

    /// Gives a member a role; unchanged for one who has it. Throws `wrongState`, `ownerStays`.
    public func setRole(_ role: CrewRole, _ membership: Membership) throws(CrewError) -> CrewChange {
        if membership.role == role, membership.state == .member { return CrewChange() }
        return CrewChange(try membership.with(role, at: now))
    }

    /// Hands the crew over from the owner to a member, who becomes the owner; unchanged for the owner. Throws
    /// `closed`, `wrongState`.
    public func handOver(
        from owner: Membership, to membership: Membership
    ) throws(CrewError) -> CrewChange {
        if membership.id == owner.id { return CrewChange() }
        var change = CrewChange()
        change.memberships = [try membership.takingOver(at: now), owner.handingOver(at: now)]
        change.crew = try file.crew.handedOver(to: membership.member, at: now)
        return change
    }
}
