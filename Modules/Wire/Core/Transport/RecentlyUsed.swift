/// Some values by their keys: a new one takes the place of one that was not asked for lately.
///
/// Which one is found by the clock algorithm (Corbató, A Paging Experiment with the Multics System, 1968): a
/// hand goes round and passes over what was used since it came by last.
struct RecentlyUsed<Key: Hashable, Value> {
    private struct Place {
        let key: Key
        var value: Value
        var isUsed = false
    }

    private let limit: Int
    private var places: [Place] = []
    private var indices: [Key: Int] = [:]
    private var hand = 0

    /// Room for that many, at least one.
    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// The value that is kept for the key; counts as a use.
    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = indices[key] else { return nil }
            places[index].isUsed = true
            return places[index].value
        }
    }

    /// Keeps a value that is not there yet.
    mutating func keep(_ value: Value, for key: Key) {
        if indices[key] != nil { return }
        guard places.count == limit else {
            indices[key] = places.count
            places.append(Place(key: key, value: value))
            return
        }
        while places[hand].isUsed {
            places[hand].isUsed = false
            hand = (hand + 1) % limit
        }
        indices[places[hand].key] = nil
        indices[key] = hand
        places[hand] = Place(key: key, value: value)
        hand = (hand + 1) % limit
    }

    /// Keeps a value, in the place of the one that is kept for the key.
    mutating func set(_ value: Value, for key: Key) {
        guard let index = indices[key] else { return keep(value, for: key) }
        places[index].value = value
    }

    /// The keys of the first values that are so, at most that many.
    func keys(_ most: Int, where isWanted: (Value) -> Bool) -> [Key] {
        var keys: [Key] = []
        for place in places where keys.count < most && isWanted(place.value) { keys.append(place.key) }
        return keys
    }

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
        hand = 0
    }
}
