/// A bounded cache that replaces entries without recent use.
///
/// It chooses by the clock algorithm (Corbató, A Paging Experiment with the Multics System, 1968): a hand
/// cycles over the entries and skips those used since its last pass.
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

    /// Room for `limit` entries, at least one.
    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// The value of the key; counts as a use.
    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = indices[key] else { return nil }
            places[index].isUsed = true
            return places[index].value
        }
    }

    /// Adds a value, unless the key exists.
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

    /// Sets the value of the key.
    mutating func set(_ value: Value, for key: Key) {
        guard let index = indices[key] else { return keep(value, for: key) }
        places[index].value = value
    }

    /// The keys of the first `most` values that match.
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
