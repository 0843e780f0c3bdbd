import Database

/// The statements that a connection has prepared, by their text; the ones not used for longest go first.
struct StatementCache {
    /// A statement that the server knows by name.
    struct Entry {
        let name: String
        let types: [ParameterType]
        fileprivate var lastUse: Int

        /// Whether values can be bound to it.
        func fits(_ values: [SQLValue]) -> Bool {
            guard values.count == types.count else { return false }
            return zip(values, types).allSatisfy { $0 == .null || ParameterType($0) == $1 }
        }
    }

    private let limit: Int
    private var entries: [String: Entry] = [:]
    private var uses = 0
    private var names = 0

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// The statement of this text, if it is prepared for values of these types.
    mutating func find(_ text: String, for values: [SQLValue]) -> Entry? {
        guard let index = entries.index(forKey: text), entries.values[index].fits(values) else { return nil }
        uses += 1
        entries.values[index].lastUse = uses
        return entries.values[index]
    }

    /// A statement to be prepared, under a name that none of this connection had before.
    ///
    /// Where a value is NULL it keeps the type that the text was prepared with before, so that a statement is
    /// prepared at most once more for each value that was NULL at first.
    mutating func newEntry(_ text: String, for values: [SQLValue]) -> Entry {
        names += 1
        uses += 1
        let before = entries[text]?.types
        let types = values.enumerated().map { index, value in
            if value == .null, let before, index < before.count {
                before[index]
            } else {
                ParameterType(value)
            }
        }
        return Entry(name: "s\(names)", types: types, lastUse: uses)
    }

    /// Keeps a statement once the server has prepared it.
    mutating func keep(_ entry: Entry, for text: String) {
        entries[text] = entry
    }

    /// Takes out the statement of the same text, and those that were not used for longest where there is no
    /// room for another and for as many as are being prepared.
    mutating func makeRoom(for text: String, besides others: Int) -> [Entry] {
        var old: [Entry] = []
        if let same = entries.removeValue(forKey: text) { old.append(same) }
        while entries.count + others >= limit,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            entries.removeValue(forKey: oldest.key)
            old.append(oldest.value)
        }
        return old
    }

    /// Forgets all, because the server has or should.
    mutating func removeAll() {
        entries.removeAll()
    }
}
