import Vocabulary

/// Recent uses of places and their networks; each use adds ten minutes until it is forgotten.
struct RecentUses: Sendable {
    private enum Source: Hashable, Sendable {
        case place(SignInPlace)
        case network(String)
    }

    private static let limit = RateLimit(burst: 100, interval: .seconds(600))
    /// From this many uses on, a network counts as used, even for a new place in it.
    private static let crowd = 8
    private var sources: RecentEntries<Source, Timestamp>

    init(entries: Int) {
        sources = RecentEntries(capacity: entries)
    }

    /// The number of remembered sources.
    var count: Int { sources.count }

    /// Counts one use.
    mutating func note(_ place: SignInPlace, at now: Timestamp) {
        for source in [Source.place(place), .network(place.network)] {
            sources[source] = Self.limit.fullAt(before: sources[source], at: now)
        }
    }

    /// The recent uses of the place and its network together.
    func weight(of place: SignInPlace, at now: Timestamp) -> Int {
        uses(.place(place), at: now) + uses(.network(place.network), at: now)
    }

    /// Whether the place had no recent uses and its network few. Few uses of the network are required
    /// because its owner controls very many places in it.
    func isFresh(_ place: SignInPlace, at now: Timestamp) -> Bool {
        uses(.place(place), at: now) == 0 && uses(.network(place.network), at: now) < Self.crowd
    }

    private func uses(_ source: Source, at now: Timestamp) -> Int {
        Self.limit.uses(fullAt: sources[source], at: now)
    }
}
