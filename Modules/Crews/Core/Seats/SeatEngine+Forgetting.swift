import Vocabulary

/// What the withdrawal of a member does to one crew.
extension SeatEngine {
    /// Ends the membership of a member who has withdrawn, with its words, gives back what the rules give, and
    /// offers the seat to the list. A crew of which the member was the owner is its successor's from then on;
    /// without one it is closed for good, and its texts are gone. The file has the crew's people, if it was
    /// the owner's. Empty if nothing is left of the member.
    public func forget(_ membership: Membership) -> CrewChange {
        let isOfCrew = membership.state.isOfCrew
        let erased = membership.erased(isOfCrew ? refund(to: membership) : nil, at: now)
        guard membership.hasTraces else { return CrewChange() }
        guard membership.role == .owner else { return giving(up: erased) }
        let others = file.others.filter { $0.id != membership.id }
        guard let successor = Self.successor(among: others) else { return abandon(others, erased) }
        // A crew that is out of sight is the successor's once it is put back.
        guard file.crew.state == .open else { return CrewChange(erased) }
        var change = giving(up: erased)
        change.memberships.append(successor.succeeding(at: now))
        change.crew = (try? file.crew.handedOver(to: successor.member, at: now)) ?? file.crew
        return change
    }

    /// The next owner of a crew without one: the longest-serving manager, else the longest-serving member;
    /// those who take part before those on leave. Nil if none is left who is not suspended.
    public static func successor(among people: [Membership]) -> Membership? {
        let ranked = people.filter { $0.state == .member || $0.state == .onLeave }
        return ranked.min { first, second in
            let (left, right) = (place(first), place(second))
            if left != right { return left < right }
            return (first.rank, first.id) < (second.rank, second.id)
        }
    }

    private static func place(_ membership: Membership) -> Int {
        (membership.role == .manager ? 0 : 2) + (membership.state == .member ? 0 : 1)
    }

    /// With no member left the crew is closed for good, since it has none who could reopen it; all who are
    /// suspended, wait or ask are let go.
    private func abandon(_ others: [Membership], _ erased: Membership) -> CrewChange {
        var change = closed(file.crew.endedForGood(at: now), leaving: others)
        change.memberships.insert(erased, at: 0)
        return change
    }
}

extension Membership {
    /// Whether a withdrawal changes it.
    public var hasTraces: Bool { !state.isOver || words != MembershipWords() || order != nil }
}
