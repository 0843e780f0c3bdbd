import Synchronization
import Vocabulary

/// What was read from the database, for as long as nobody changes anything there.
final class RevisionCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var revision: Int64?
        /// Nil for what is not there.
        var values: [Key: Value?] = [:]

        /// Drops what belongs to another revision, and everything rather than more than there is room for.
        mutating func prepare(_ count: Int, at revision: Int64) {
            if self.revision == revision, values.count + count <= limit { return }
            self.revision = revision
            values.removeAll(keepingCapacity: true)
        }

        private var limit: Int { 10_000 }
    }

    private let revision: @Sendable () -> Int64?
    private let state = Mutex(State())

    /// Keeps what is read until `revision` changes; nothing while that is nil.
    init(revision: @escaping @Sendable () -> Int64?) { self.revision = revision }

    /// The values of these keys, without those that have none: as they were read before, if all were; else
    /// all as `read` gives them now, so that those of one answer are of one moment. What is not `lasting`
    /// is read each time. Throws what `read` throws.
    func values(
        of keys: Set<Key>, lasting: (Value) -> Bool = { _ in true },
        reading read: () async throws(ServiceFailure) -> [Key: Value]
    ) async throws(ServiceFailure) -> [Key: Value] {
        guard let revision = revision() else { return try await read() }
        if let known = known(keys, at: revision) {
            return zip(keys, known).reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let values = try await read()
        state.withLock { state in
            state.prepare(keys.count, at: revision)
            for key in keys where values[key].map(lasting) ?? true {
                state.values.updateValue(values[key], forKey: key)
            }
        }
        return values
    }

    /// The same, one for each key in their order, nil for one that has none.
    func values(
        ofEach keys: [Key], reading read: (Set<Key>) async throws(ServiceFailure) -> [Key: Value]
    ) async throws(ServiceFailure) -> [Value?] {
        if let revision = revision(), let known = known(keys, at: revision) { return known }
        let keySet = Set(keys)
        let values = try await values(of: keySet) { () throws(ServiceFailure) in try await read(keySet) }
        return keys.map { values[$0] }
    }

    /// The values of these keys in their order; nil unless all were read before.
    private func known(_ keys: some Collection<Key>, at revision: Int64) -> [Value?]? {
        state.withLock { state in
            guard state.revision == revision else { return nil }
            var found: [Value?] = []
            found.reserveCapacity(keys.count)
            for key in keys {
                guard let value = state.values[key] else { return nil }
                found.append(value)
            }
            return found
        }
    }
}
