import Synchronization

/// What was read at one revision of the database.
final class RevisionCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var revision: Int64?
        var values: [Key: Value] = [:]

        /// Drops what belongs to another revision, and everything rather than more than there is room for.
        mutating func prepare(_ count: Int, at revision: Int64) {
            if self.revision == revision, values.count + count <= limit { return }
            self = State(revision: revision)
        }

        private var limit: Int { 10_000 }
    }

    private let state = Mutex(State())

    /// Those of the values that are kept and belong to this revision.
    func values(of keys: Set<Key>, at revision: Int64) -> [Key: Value] {
        state.withLock { state in
            guard state.revision == revision else { return [:] }
            return keys.reduce(into: Dictionary(minimumCapacity: keys.count)) { $0[$1] = state.values[$1] }
        }
    }

    /// Keeps what was read at this revision or later, instead of that of another one.
    func keep(_ values: [Key: Value], at revision: Int64) {
        state.withLock { state in
            state.prepare(values.count, at: revision)
            state.values.merge(values) { $1 }
        }
    }
}
