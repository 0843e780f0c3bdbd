import Synchronization

/// Tells whether a file's content has changed.
///
/// SQLite tells a connection whether any other connection of any program has committed
/// (https://www.sqlite.org/pragma.html#pragma_data_version); the value means nothing to other connections. So
/// this class counts the changes that connections see: its own, which do nothing else, and readers, which
/// report what they see. One commit may be seen and counted by each of them.
///
/// It has several connections of its own because a contended lock passes to a thread that must be woken
/// first, while all others wait: that took 6 of the 75 microseconds of a detail.
final class RevisionWatch: Sendable {
    private let lookouts: [RevisionLookout]
    private let changes: Atomic<Int64>
    private let sights = Mutex<[ObjectIdentifier: Sight]>([:])

    /// What a connection last saw, and the number reported for it; nil if there was none.
    private struct Sight {
        let version: Int64
        let counted: Int64
        let told: Int64?
    }

    /// Gives each instance its own range of numbers.
    private static let made = Atomic<Int64>(0)

    init(_ file: OpenedFile) {
        lookouts = (0..<4).map { _ in RevisionLookout(file) }
        changes = Atomic(Self.made.add(1, ordering: .relaxed).newValue << 40)
    }

    /// The current number, which changes with each commit; nil if the file cannot be read at once.
    var revision: Int64? {
        for lookout in lookouts {
            if let hasLooked = lookout.lookUnlessBusy(changes) { return hasLooked ? number : nil }
        }
        return lookouts[0].look(changes) ? number : nil
    }

    /// The number of counted changes; to be read before a snapshot begins.
    var number: Int64 { changes.load(ordering: .sequentiallyConsistent) }

    /// The revision of a snapshot that began after `number` was `before`; `version` is SQLite's data version
    /// on its connection. Nil if another connection has counted a change meanwhile: it is unknown whether the
    /// snapshot includes that change.
    func revision(
        of connection: ObjectIdentifier, seeing version: Int64, since before: Int64
    ) -> Int64? {
        if let sight = sights.withLock({ $0[connection] }), sight.version == version {
            // If counted since the snapshot began, this connection has asked before.
            return sight.counted > before ? sight.told : before
        }
        let sight = count(version, since: before)
        sights.withLock { $0[connection] = sight }
        return sight.told
    }

    private func count(_ version: Int64, since before: Int64) -> Sight {
        let (isNext, _) = changes.compareExchange(
            expected: before, desired: before + 1, ordering: .sequentiallyConsistent)
        if isNext { return Sight(version: version, counted: before + 1, told: before + 1) }
        let (_, counted) = changes.add(1, ordering: .sequentiallyConsistent)
        return Sight(version: version, counted: counted, told: nil)
    }

    /// Closes the connections; later calls get nil.
    func close() {
        for lookout in lookouts { lookout.close() }
    }
}

/// A connection that only looks for changes, opened on first use, by one thread at a time.
private final class RevisionLookout: Sendable {
    private enum State {
        case unopened, closed
        case open(VersionQuery, seen: Int64?)
    }

    private let file: OpenedFile
    private let state = Mutex(State.unopened)

    init(_ file: OpenedFile) {
        self.file = file
    }

    /// Counts a change if anything was committed since the last look; false if that cannot be known.
    func look(_ changes: borrowing Atomic<Int64>) -> Bool { state.withLock { look(&$0, changes) } }

    /// The same; nil while another thread looks.
    func lookUnlessBusy(_ changes: borrowing Atomic<Int64>) -> Bool? {
        state.withLockIfAvailable { look(&$0, changes) }
    }

    private func look(_ state: inout State, _ changes: borrowing Atomic<Int64>) -> Bool {
        if case .unopened = state, let query = VersionQuery(file) { state = .open(query, seen: nil) }
        guard case .open(let query, let seen) = state, let version = query.version else { return false }
        guard version != seen else { return true }
        // Before the next caller looks here and sees no change.
        changes.add(1, ordering: .sequentiallyConsistent)
        state = .open(query, seen: version)
        return true
    }

    func close() {
        state.withLock { $0 = .closed }
    }
}
