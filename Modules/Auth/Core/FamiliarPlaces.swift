import Vocabulary

/// The places from which members have proved to be themselves, as far as this process remembers.
struct FamiliarPlaces: Sendable {
    private struct Visit: Sendable {
        /// When the member was last let in there.
        var last: Timestamp
        /// The moment that is stored of it; nil for none that is known of.
        var stored: Timestamp?
    }

    private var members: RecentEntries<MemberID, [SignInPlace: Visit]>

    init(entries: Int) {
        members = RecentEntries(capacity: entries)
    }

    /// How many members are remembered.
    var count: Int { members.count }

    /// Whether somebody was let in to the account from the place within the last 30 days.
    func knows(_ account: SignInLedger.Account, _ place: SignInPlace, at now: Timestamp) -> Bool {
        guard case .member(let member) = account, let visit = members[member]?[place] else { return false }
        return now.since(visit.last) < KnownPlace.lifetime
    }

    /// Whether the store has to be told that the member was let in there: it does not know, or has not heard
    /// for a day.
    func isNews(_ member: MemberID, _ place: SignInPlace, at now: Timestamp) -> Bool {
        guard let stored = members[member]?[place]?.stored else { return true }
        return stored > now || now.since(stored) >= KnownPlace.precision
    }

    /// Remembers that the member was let in there; `stored` if the store knows of that moment, too. The
    /// place that goes for it is the oldest of the others.
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
