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

    /// A person joins, as the crew is joined: asks with the message, or is welcome. What stands already stays
    /// as it stands. Throws `closed` where joining is closed, and `banned`.
    public func join(_ membership: Membership, message: String) throws(CrewError) -> CrewChange {
        guard membership.state.isOver || membership.state == .banned else { return CrewChange() }
        try requireOpen()
        switch file.crew.details.joining {
        case .open: return try welcome(membership)
        case .closed: throw .closed
        case .approval:
            var words = membership.words
            words.message = message
            return CrewChange(try membership.asking(words, at: now))
        }
    }

    /// A manager accepts a request: the seat is kept for a day where a fee is due. Unchanged for a person who
    /// was accepted before. Throws `wrongState`, `closed`.
    public func accept(_ membership: Membership) throws(CrewError) -> CrewChange {
        if membership.state.takesSeat || membership.state == .waiting { return CrewChange() }
        try requireOpen()
        try membership.require(.requested)
        return try welcome(membership, keeping: MembershipTimes.offer)
    }

    /// Welcomes a person who joins an open crew, or is accepted by a manager: a member at once where
    /// nothing is to be paid, else with a seat that is kept for `keeping`; on the list if no seat is free,
    /// or if others wait for one. Throws as `Membership.offered`.
    public func welcome(
        _ membership: Membership, keeping: Duration = MembershipTimes.payment
    ) throws(CrewError) -> CrewChange {
        guard file.free > 0, file.next.isEmpty else { return CrewChange(try membership.waiting(at: now)) }
        let offered = try membership.offered(
            until: now.advanced(by: keeping), for: file.crew.fee, at: now)
        return offered.fee.isDue ? CrewChange(offered) : joined(try offered.joined(by: nil, at: now))
    }

    /// Takes up a seat that is offered, where nothing is to be paid; unchanged for a member. Throws
    /// `feeIsDue`, `closed`, and `wrongState`.
    public func takeUp(_ membership: Membership) throws(CrewError) -> CrewChange {
        if membership.state.isOfCrew { return CrewChange() }
        try requireOpen()
        if membership.isPayable { throw .feeIsDue(membership.fee.amount) }
        try membership.require(.offered)
        if membership.ranOut(at: now) != nil { throw .wrongState(.lapsed) }
        return joined(try membership.joined(by: nil, at: now))
    }

    /// Writes a membership that gives its seat up, or never had one, and offers what is free to the list.
    public func giving(up next: Membership) -> CrewChange {
        var change = CrewChange(next)
        let took = file.membership(next.id)?.state.takesSeat ?? false
        serve(file.free + (took && !next.state.takesSeat ? 1 : 0), &change)
        return change
    }

    /// The list is served with so many seats; nothing of a crew that is not open.
    func serve(_ seats: Int, _ change: inout CrewChange) {
        guard (change.crew ?? file.crew).state == .open else { return }
        let changed = Set(change.memberships.map(\.id))
        for waiting in file.next.filter({ !changed.contains($0.id) }).prefix(max(0, seats)) {
            let end = now.advanced(by: MembershipTimes.offer)
            let fee = (change.crew ?? file.crew).fee
            if let offered = try? waiting.offered(until: end, for: fee, at: now) {
                change.memberships.append(offered)
            }
        }
    }

    /// A change by which a person is a member: the crew is active.
    func joined(_ membership: Membership) -> CrewChange {
        var change = CrewChange(membership)
        change.crew = file.crew.active(at: now)
        return change
    }

    func requireOpen() throws(CrewError) {
        guard file.crew.state == .open else { throw .closed }
    }
}

extension CrewChange {
    /// Of one membership.
    init(_ membership: Membership) {
        self.init()
        memberships = [membership]
    }
}
