public import Vocabulary

/// The decisions about the crew as a whole.
extension SeatEngine {
    /// With other details; seats that are new are offered to the list. Throws as `Crew.edited`.
    public func edit(
        _ details: CrewDetails, cover: PictureCard?, by actor: MemberID
    ) throws(CrewError) -> CrewChange {
        if file.crew.state == .open, details == file.crew.details, cover == file.crew.coverCard {
            return CrewChange()
        }
        var change = CrewChange()
        change.crew = try file.crew.edited(details, cover: cover, by: actor, taken: file.taken, at: now)
        serve(details.capacity - file.taken, &change)
        return change
    }

    /// Closes the crew; the file has everyone. All but the owner are removed, and each who joined within the
    /// days of a full refund gets everything back. Unchanged for a closed crew.
    ///
    /// `returning` are the orders that come back, as `ordersToReturn` gave them when the crew's money was
    /// looked at. Throws `hasMoney` if they are others by now or a fee is being paid, and `closed` for a crew
    /// that is closed for good or removed.
    public func close(returning orders: Set<OrderID>) throws(CrewError) -> CrewChange {
        if file.crew.state == .closed { return CrewChange() }
        if file.others.contains(where: { $0.state == .joining }) { throw .hasMoney }
        guard Self.ordersToReturn(file.others, at: now) == orders else { throw .hasMoney }
        return closed(try file.crew.closed(at: now), leaving: file.others.filter { $0.role != .owner })
    }

    /// The orders of the members of a crew that closes now which come back wholly.
    public static func ordersToReturn(_ people: [Membership], at now: Timestamp) -> Set<OrderID> {
        Set(people.compactMap { membership in Self.returned(membership, at: now)?.order })
    }

    /// Opens the crew again, with its owner; unchanged for an open one. Throws `ownerOnly`, `tooLate`.
    public func reopen(with owner: Membership) throws(CrewError) -> CrewChange {
        if file.crew.state == .open { return CrewChange() }
        guard owner.role == .owner else { throw .ownerOnly }
        var change = CrewChange()
        change.crew = try file.crew.reopened(at: now)
        return change
    }

    /// Ends a crew for good that cannot be reopened any more, and the membership of its owner; empty before
    /// that. The file has the crew's people.
    public func dissolve() -> CrewChange {
        var change = CrewChange()
        guard let dissolved = file.crew.dissolved(at: now) else { return change }
        change.crew = dissolved
        change.memberships = file.others.filter(\.state.isOfCrew).map { $0.dissolved(at: now) }
        return change
    }

    func closed(_ crew: Crew, leaving people: [Membership]) -> CrewChange {
        var change = CrewChange()
        change.crew = crew
        change.memberships = people.compactMap(ended)
        return change
    }

    /// A person's membership once the crew closes; nil for one that stays as it is.
    private func ended(_ membership: Membership) -> Membership? {
        switch membership.state {
        case .requested, .waiting, .offered: try? membership.withdrawn(at: now)
        case .joining: membership.stepped(.lapsed, at: now)
        case .member, .onLeave, .suspended:
            try? membership.removed(Self.returned(membership, at: now)?.step, at: now)
        case .declined, .lapsed, .left, .removed, .banned: nil
        }
    }

    /// The order that comes back wholly when the crew closes; nil for none.
    private static func returned(
        _ membership: Membership, at now: Timestamp
    ) -> (order: OrderID, step: MembershipStep)? {
        guard membership.state.isOfCrew, let order = membership.order, let joinedAt = membership.joinedAt,
            membership.suspension != .payment, membership.role != .owner,
            membership.fee.returned(joinedAt: joinedAt, at: now) == .all
        else { return nil }
        return (order, .refund(order, nil))
    }
}
