/// A bounded queue ordered by rank, then by arrival; waiting time is limited by `patience`.
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

    /// The number of queued elements.
    var count: Int { entries.count }

    /// The rank of the first element; nil if the queue is empty.
    var firstRank: Int? { entries.first?.rank }

    /// Enqueues an element. If the queue is full, returns the displaced last element, which may be this one.
    mutating func add(_ element: Element, rank: Int, at now: ContinuousClock.Instant) -> Element? {
        if entries.count >= room, rank >= entries.last?.rank ?? 0 { return element }
        let place = entries.firstIndex { $0.rank > rank } ?? entries.count
        entries.insert(Entry(element: element, rank: rank, since: now), at: place)
        return entries.count > room ? entries.removeLast().element : nil
    }

    /// Removes and returns the first element.
    mutating func takeFirst() -> Element? {
        entries.isEmpty ? nil : entries.removeFirst().element
    }

    /// Removes and returns all elements that have waited too long.
    mutating func takeImpatient(at now: ContinuousClock.Instant) -> [Element] {
        let limit = now - patience
        let gone = entries.filter { $0.since <= limit }.map(\.element)
        if !gone.isEmpty { entries.removeAll { $0.since <= limit } }
        return gone
    }

    /// Whether an element was enqueued at that moment or before.
    func hasWaited(since moment: ContinuousClock.Instant) -> Bool {
        entries.contains { $0.since <= moment }
    }
}
