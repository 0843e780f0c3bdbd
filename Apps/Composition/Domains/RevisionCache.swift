import Synchronization
import Vocabulary

/// What was read from the database, for as long as nobody changes anything there.
final class RevisionCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var revision: Int64?
        /// Nil for what is not there.
        var values: [Key: Value?] = [:]

        /// Drops what belongs to another revision, and everything rather than more than there is room for.
        mutating func prepare(_ count: Int, at revision: Int64, atMost limit: Int) {
            if self.revision == revision, values.count + count <= limit { return }
            self.revision = revision
            values.removeAll(keepingCapacity: true)
        }
    }

    private let revision: @Sendable () -> Int64?
    private let limit: Int
    private let state = Mutex(State())

    /// Keeps what is read until `revision` changes, at most so many values; nothing while that is nil.
    init(atMost limit: Int = 10_000, revision: @escaping @Sendable () -> Int64?) {
        (self.limit, self.revision) = (limit, revision)
    }

    /// The values of these keys, without those that have none: as they were read before, if all were; else
    /// all as `read` gives them now, so that those of one answer are of one moment. What is not `lasting`
    /// is read each time. Throws what `read` throws.
    func values(
        of keys: Set<Key>, lasting: (Value) -> Bool = { _ in true },
        reading read: () async throws(ServiceFailure) -> [Key: Value]
    ) async throws(ServiceFailure) -> [Key: Value] {
        guard let revision = revision() else { return try await read() }
        var known = Dictionary<Key, Value>(minimumCapacity: keys.count)
        if show(keys, at: revision, { known[$0] = $1 }) { return known }
        let values = try await read()
        state.withLock { state in
            state.prepare(keys.count, at: revision, atMost: limit)
            for key in keys where values[key].map(lasting) ?? true {
                state.values.updateValue(values[key], forKey: key)
            }
        }
        return values
    }

    /// The values of these keys in their order, with `missing` for those that have none, as they were read
    /// before; nil unless all were.
    func known(each keys: [Key], else missing: (Key) -> Value) -> [Value]? {
        guard let revision = revision() else { return nil }
        var found: [Value] = []
        found.reserveCapacity(keys.count)
        return show(keys, at: revision) { found.append($1 ?? missing($0)) } ? found : nil
    }

    /// Shows each key with its value; false, at the first that was not read before, if not all were.
    @inline(__always)
    private func show(
        _ keys: some Sequence<Key>, at revision: Int64, _ show: (Key, Value?) -> Void
    ) -> Bool {
        state.withLock { state in
            guard state.revision == revision else { return false }
            for key in keys {
                guard let value = state.values[key] else { return false }
                show(key, value)
            }
            return true
        }
    }
}
