import Database
import GRDBSQLite
import Synchronization

import struct GRDB.Configuration
import class GRDB.DatabaseQueue

/// Tells whether a file's content has changed, without a call to the system.
///
/// Every commit, of this program or another one, is published in the head of the write-ahead log's index,
/// which all connections share in memory; each read begins by looking there.
final class RevisionWatch: Sendable {
    private enum State {
        case unopened, closed
        /// The connection keeps the memory mapped.
        case open(DatabaseQueue, LogIndex)
    }

    private let path: String
    private let configuration: Configuration
    private let state = Mutex(State.unopened)

    init(path: String, configuration: Configuration) {
        self.path = path
        self.configuration = configuration
    }

    /// The number; nil if the file cannot be read, or is being written this very moment.
    var revision: Int64? {
        state.withLock { state in
            if case .unopened = state { state = open() ?? .unopened }
            guard case .open(_, let index) = state else { return nil }
            return index.revision
        }
    }

    /// Whoever asks afterwards learns nothing.
    func close() throws {
        try state.withLock { state in
            if case .open(let queue, _) = state { try queue.close() }
            state = .closed
        }
    }

    private func open() -> State? {
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return nil }
        guard let index = queue.unsafeRead(LogIndex.init) else {
            try? queue.close()
            return nil
        }
        return .open(queue, index)
    }
}
