/// What waits, the lowest rank first and within a rank first come first served; there is room for so many,
/// and nobody waits for longer than the patience.
struct RankedLine<Element> {
    private struct Entry {
        let element: Element
        let rank: Int
        let since: ContinuousClock.Instant
    }

    private let room: Int
    private let patience: Duration
    private var entries: [Entry] = []

    init(room: Int, patience: Duration) {
        self.room = max(0, room)
        self.patience = patience
    }

    /// How many wait.
    var count: Int { entries.count }

    /// The rank of the first; nil if nobody waits.
    var firstRank: Int? { entries.first?.rank }

    /// Puts one into its place and answers who has to go for it: nobody while there is room, else the last,
    /// which may be this one.
    mutating func add(_ element: Element, rank: Int, at now: ContinuousClock.Instant) -> Element? {
        if entries.count >= room, rank >= entries.last?.rank ?? 0 { return element }
        let place = entries.firstIndex { $0.rank > rank } ?? entries.count
        entries.insert(Entry(element: element, rank: rank, since: now), at: place)
        return entries.count > room ? entries.removeLast().element : nil
    }

    /// The first, who waits no longer.
    mutating func takeFirst() -> Element? {
        entries.isEmpty ? nil : entries.removeFirst().element
    }

    /// All who have waited for too long, who wait no longer.
    mutating func takeImpatient(at now: ContinuousClock.Instant) -> [Element] {
        let limit = now - patience
        let gone = entries.filter { $0.since <= limit }.map(\.element)
        if !gone.isEmpty { entries.removeAll { $0.since <= limit } }
        return gone
    }

    /// Whether somebody came at that moment or before.
    func hasWaited(since moment: ContinuousClock.Instant) -> Bool {
        entries.contains { $0.since <= moment }
    }
}
