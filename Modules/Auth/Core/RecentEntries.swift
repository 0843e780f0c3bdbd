/// A table that remembers what was set lately and forgets the oldest: at least `capacity` entries, at most
/// twice as many. Each access takes constant time, but for the one in `capacity` that lets the oldest go.
struct RecentEntries<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let capacity: Int
    private var recent: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// How much is remembered.
    var count: Int { recent.count + older.count }

    /// What is remembered of the key. Setting it makes it the newest.
    subscript(key: Key) -> Value? {
        get { recent[key] ?? older[key] }
        set {
            older[key] = nil
            recent[key] = newValue
            if recent.count >= capacity {
                older = recent
                recent = [:]
            }
        }
    }
}
