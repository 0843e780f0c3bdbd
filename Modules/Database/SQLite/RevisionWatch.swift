import Database
import GRDBSQLite
import Synchronization

import struct GRDB.Configuration
import class GRDB.Database
import class GRDB.DatabaseQueue

/// Tells by a connection of its own whether a file's content has changed.
///
/// `PRAGMA data_version` gives a connection another number once others, in this program or another one, have
/// committed (https://www.sqlite.org/pragma.html#pragma_data_version).
final class RevisionWatch: Sendable {
    private enum Connection {
        case none, closed
        case open(DatabaseQueue)
    }

    private let path: String
    private let configuration: Configuration
    private let connection = Mutex(Connection.none)

    init(path: String, configuration: Configuration) {
        self.path = path
        self.configuration = configuration
    }

    /// The number; nil if the file cannot be read.
    var revision: Int64? {
        connection.withLock { connection in
            if case .none = connection,
                let queue = try? DatabaseQueue(path: path, configuration: configuration)
            {
                connection = .open(queue)
            }
            guard case .open(let queue) = connection else { return nil }
            return queue.unsafeRead(Self.version)
        }
    }

    /// Whoever asks afterwards learns nothing.
    func close() throws {
        try connection.withLock { connection in
            if case .open(let queue) = connection { try queue.close() }
            connection = .closed
        }
    }

    private static func version(_ connection: GRDB.Database) -> Int64? {
        guard let asked = try? BoundStatement("PRAGMA data_version", on: connection) else { return nil }
        defer { asked.reset() }
        guard (try? asked.step()) == true else { return nil }
        return sqlite3_column_int64(asked.handle, 0)
    }
}
