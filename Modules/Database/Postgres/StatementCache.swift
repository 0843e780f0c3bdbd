/// The statements that a connection has prepared, by their text; the ones not used for longest go first.
struct StatementCache {
    /// A statement that the server knows by name.
    struct Entry {
        let name: String
        let types: [ParameterType]
        fileprivate var lastUse: Int
    }

    private let limit: Int
    private var entries: [String: Entry] = [:]
    private var uses = 0
    private var names = 0

    init(limit: Int) {
        self.limit = max(1, limit)
    }

    /// The statement of this text, if it is prepared.
    mutating func find(_ text: String) -> Entry? {
        guard let index = entries.index(forKey: text) else { return nil }
        uses += 1
        entries.values[index].lastUse = uses
        return entries.values[index]
    }

    /// A name that no statement of this connection had before.
    mutating func newEntry(_ types: [ParameterType]) -> Entry {
        names += 1
        uses += 1
        return Entry(name: "s\(names)", types: types, lastUse: uses)
    }

    /// Keeps a statement once the server has prepared it.
    mutating func keep(_ entry: Entry, for text: String) {
        entries[text] = entry
    }

    /// Takes out the statement that was not used for longest, if there is no room for another.
    mutating func makeRoom() -> Entry? {
        guard entries.count >= limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        else { return nil }
        return entries.removeValue(forKey: oldest.key)
    }

    /// Forgets all, because the server has or should.
    mutating func removeAll() {
        entries.removeAll()
    }
}
