import Vocabulary

/// The places of members' sign-ins that this process remembers.
struct FamiliarPlaces: Sendable {
    private struct Visit: Sendable {
        /// When the member last signed in there.
        var last: Timestamp
        /// The stored moment; nil if none is known.
        var stored: Timestamp?
    }

    private var members: RecentEntries<MemberID, [SignInPlace: Visit]>

    init(entries: Int) {
        members = RecentEntries(capacity: entries)
    }

    /// The number of remembered members.
    var count: Int { members.count }

    /// Whether the account was used from the place within the last 30 days.
    func knows(_ account: SignInLedger.Account, _ place: SignInPlace, at now: Timestamp) -> Bool {
        guard case .member(let member) = account, let visit = members[member]?[place] else { return false }
        return now.since(visit.last) < KnownPlace.lifetime
    }

    /// Whether the sign-in should be stored: the place is not stored, or its moment is more than a day old.
    func isNews(_ member: MemberID, _ place: SignInPlace, at now: Timestamp) -> Bool {
        guard let stored = members[member]?[place]?.stored else { return true }
        return stored > now || now.since(stored) >= KnownPlace.precision
    }

    /// Remembers the member's sign-in there; `stored` says that the store has that moment, too. The oldest
    /// other place makes room.
    mutating func note(_ member: MemberID, _ place: SignInPlace, at moment: Timestamp, stored: Bool = false) {
        var visits = members[member] ?? [:]
        var visit = visits[place] ?? Visit(last: moment)
        visit.last = max(visit.last, moment)
        if stored { visit.stored = moment }
        visits[place] = visit
        if visits.count > KnownPlace.limit,
            let oldest = visits.filter({ $0.key != place }).min(by: { $0.value.last < $1.value.last })?.key
        {
            visits[oldest] = nil
        }
        members[member] = visits
    }
}
