import Vocabulary

/// Payments by a moment, and by their `paymentId` among equals.
///
/// Kept sorted: a change near the end, as nearly all are, costs little.
struct SandboxOrder: Hashable, Sendable {
    /// The place of a payment.
    struct Place: Hashable, Sendable, Comparable {
        let at: Timestamp
        let id: String

        static func < (left: Self, right: Self) -> Bool {
            left.at == right.at ? left.id < right.id : left.at < right.at
        }
    }

    /// The earliest first.
    private(set) var places: [Place] = []

    /// Moves a payment; from nil if it was not listed yet.
    mutating func move(_ id: String, from old: Timestamp?, to new: Timestamp?) {
        if old == new { return }
        if let old { remove(Place(at: old, id: id)) }
        if let new {
            let place = Place(at: new, id: id)
            places.insert(place, at: index { $0 < place })
        }
    }

    /// The places from a moment on, before another, and behind a place.
    func range(from: Timestamp?, until: Timestamp?, after: Place? = nil) -> ArraySlice<Place> {
        let first = from.map { from in index { $0.at < from } } ?? 0
        let behind = after.map { after in index { $0 <= after } } ?? 0
        let end = until.map { until in index { $0.at < until } } ?? places.count
        let start = max(first, behind)
        return places[start..<max(start, end)]
    }

    private mutating func remove(_ place: Place) {
        let index = index { $0 < place }
        if index < places.count, places[index] == place { places.remove(at: index) }
    }

    /// The number of places at the beginning for which that is true.
    private func index(_ isBefore: (Place) -> Bool) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(places[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The payments that become due, by moment.
struct SandboxAgenda: Hashable, Sendable {
    private var order = SandboxOrder()

    /// Makes a payment due at that moment.
    mutating func add(_ id: String, at moment: Timestamp) { order.move(id, from: nil, to: moment) }

    /// Removes and returns the payments that are due, the earliest first.
    mutating func take(until now: Timestamp) -> [String] { order.takeFirst(through: now).map(\.id) }
}

extension SandboxOrder {
    /// Removes and returns the places up to a moment.
    mutating func takeFirst(through moment: Timestamp) -> [Place] {
        guard let first = places.first, first.at <= moment else { return [] }
        let taken = Array(places.prefix { $0.at <= moment })
        places.removeFirst(taken.count)
        return taken
    }
}
