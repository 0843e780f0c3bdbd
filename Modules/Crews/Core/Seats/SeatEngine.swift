public import Vocabulary

/// The decisions about the seats of a crew. Pure: the store gives the file, and writes the change.
///
/// Whatever frees a seat offers it to the next of the list in the same transaction, so that a seat is never
/// free while a person waits for it; and no decision takes a seat that is not free.
public struct SeatEngine: Sendable {
    let file: CrewFile
    let now: Timestamp

    /// Over the file, at that moment.
    public init(_ file: CrewFile, at now: Timestamp) { (self.file, self.now) = (file, now) }

    /// Welcomes a person who joins an open crew, or whom a manager accepts: a member at once where nothing is
    /// to be paid, else with a seat that is kept for `keeping`; on the list if no seat is free, or if others
    /// wait for one. Throws as `Membership.offered`.
    public func welcome(
        _ membership: Membership, keeping: Duration = MembershipTimes.payment
    ) throws(CrewError) -> CrewChange {
        var change = CrewChange()
        let seats = file.free + (membership.state.takesSeat ? 1 : 0)
        guard seats > 0, file.next.isEmpty else {
            change.memberships = [try membership.waiting(at: now)]
            return change
        }
        let offered = try membership.offered(until: now.advanced(by: keeping), at: now)
        change.memberships = [file.crew.fee.isDue ? offered : try offered.joined(by: nil, at: now)]
        return change
    }

    /// Takes up a seat that is offered, where nothing is to be paid. Throws `feeIsDue`, and `wrongState`.
    public func takeUp(_ membership: Membership) throws(CrewError) -> CrewChange {
        if file.crew.fee.isDue { throw .feeIsDue(file.crew.fee.amount) }
        var change = CrewChange()
        change.memberships = [try membership.joined(by: nil, at: now)]
        return change
    }

    /// The order for the fee was paid: a member. A seat that was let go meanwhile is taken again if one is
    /// free and nobody waits for it. Throws `full` otherwise: the money goes back.
    public func paid(_ membership: Membership, by order: OrderID) throws(CrewError) -> CrewChange {
        if !membership.state.takesSeat, file.free == 0 || !file.next.isEmpty { throw .full }
        var change = CrewChange()
        change.memberships = [try membership.joined(by: order, at: now)]
        return change
    }

    /// Writes a membership that gives its seat up, or never had one, and offers what is free to the list.
    public func giving(up next: Membership) -> CrewChange {
        var change = CrewChange()
        change.memberships = [next]
        let wasTaken = file.membership?.state.takesSeat ?? false
        var free = file.free + (wasTaken && !next.state.takesSeat ? 1 : 0)
        for waiting in file.next where free > 0 && waiting.id != next.id {
            guard let offered = try? offer(waiting) else { continue }
            change.memberships.append(offered)
            free -= 1
        }
        return change
    }

    private func offer(_ waiting: Membership) throws(CrewError) -> Membership {
        try waiting.offered(until: now.advanced(by: MembershipTimes.offer), at: now)
    }
}
