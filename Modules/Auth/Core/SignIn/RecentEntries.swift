/// A bounded table of the most recently set entries: at least `capacity`, at most twice as many. Each access
/// takes constant time, except the one in `capacity` that drops the oldest half.
struct RecentEntries<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let capacity: Int
    private var recent: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// The number of entries.
    var count: Int { recent.count + older.count }

    /// The value of the key. Setting it makes it the newest entry.
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
