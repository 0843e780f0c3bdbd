import Vocabulary

/// What places, and the networks around them, have done lately: each use is forgotten after ten minutes
/// more.
struct RecentUses: Sendable {
    private enum Source: Hashable, Sendable {
        case place(SignInPlace)
        case network(String)
    }

    private static let limit = RateLimit(burst: 100, interval: .seconds(600))
    /// From so many uses on a network counts as used, however new the place in it.
    private static let crowd = 8
    private var sources: RecentEntries<Source, Timestamp>

    init(entries: Int) {
        sources = RecentEntries(capacity: entries)
    }

    /// How many sources are remembered.
    var count: Int { sources.count }

    /// Counts one use.
    mutating func note(_ place: SignInPlace, at now: Timestamp) {
        for source in [Source.place(place), .network(place.network)] {
            sources[source] = Self.limit.fullAt(before: sources[source], at: now)
        }
    }

    /// How much there was lately, of the place and of its network together.
    func weight(of place: SignInPlace, at now: Timestamp) -> Int {
        uses(.place(place), at: now) + uses(.network(place.network), at: now)
    }

    /// Whether nothing came from the place lately, and little from its network: whoever has a network has
    /// very many places in it.
    func isFresh(_ place: SignInPlace, at now: Timestamp) -> Bool {
        uses(.place(place), at: now) == 0 && uses(.network(place.network), at: now) < Self.crowd
    }

    private func uses(_ source: Source, at now: Timestamp) -> Int {
        Self.limit.uses(fullAt: sources[source], at: now)
    }
}
