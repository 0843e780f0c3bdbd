import Database
import Synchronization

/// Tells whether a file's content has changed, by a connection of its own, which never writes.
///
/// SQLite compares what it tells a connection with the commits of all others, of this program or another one:
/// asked on the connection that writes, it would not see that one's own commits.
final class RevisionWatch: Sendable {
    private enum State {
        case unopened, closed
        case open(VersionQuery)
    }

    private let path: String
    private let state = Mutex(State.unopened)

    init(path: String) {
        self.path = path
    }

    /// The number; nil if the file cannot be read at once.
    var revision: Int64? {
        state.withLock { state in
            if case .unopened = state, let query = VersionQuery(path: path) { state = .open(query) }
            guard case .open(let query) = state else { return nil }
            return query.version
        }
    }

    /// Whoever asks afterwards learns nothing.
    func close() {
        state.withLock { $0 = .closed }
    }
}
