public import Database

import struct GRDB.Configuration
import class GRDB.Database
import class GRDB.DatabaseQueue

extension SQLiteDatabase {
    /// Writes a snapshot of the database into a new file (0600), while others read and write; returns what
    /// `body` reads in the same snapshot.
    ///
    /// When it returns, the file is flushed. Throws what `body` throws, `unavailable` if the path exists
    /// already, and `full`; the caller then removes a partial file.
    public func backup<Value: Sendable>(
        to path: String, reading body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        let file = try DatabaseFile(path)
        return try await answer(of: body) { body throws(DatabaseError) in
            try await snapshot { connection, reader throws(DatabaseError) in
                try file.createNew()
                try body(reader)
                try translated { try Self.copy(connection, to: file.path) }
            }
        }
    }

    /// Moves the rest of the log into a closed file and leaves the file in rollback mode. So it can be told
    /// from a database in use, and no log of another file is applied to it. Throws `contention` if the file
    /// is open elsewhere, and what `open` throws.
    public static func finish(_ path: String) async throws(DatabaseError) {
        let file = try DatabaseFile(path)
        try await onThreadOfItsOwn { () throws(DatabaseError) in
            let mode = try translated {
                let queue = try DatabaseQueue(path: file.path)
                let mode = try queue.writeWithoutTransaction {
                    try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE")
                }
                try queue.close()
                return mode
            }
            if mode != "delete" { throw .contention }
        }
    }

    /// Rewrites the file without the remains of deleted rows, and empties its log
    /// (https://www.sqlite.org/lang_vacuum.html). Others may have it open; their writes wait. Throws
    /// `unavailable` if the file does not exist, `contention` if others write for more than a minute, `full`.
    public static func vacuum(_ path: String) async throws(DatabaseError) {
        let file = try DatabaseFile(path)
        try await onThreadOfItsOwn { () throws(DatabaseError) in
            var configuration = Configuration()
            configuration.label = "madang vacuum"
            configuration.busyMode = .timeout(60)
            let queue: DatabaseQueue
            do throws(DatabaseError) {
                queue = try file.connect(configuration, creates: false).queue
            } catch {
                throw openingFailure(error, .file(path: path))
            }
            try translated {
                try queue.writeWithoutTransaction {
                    try $0.execute(sql: "VACUUM")
                    try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
                }
                try queue.close()
            }
        }
    }

    /// https://www.sqlite.org/backup.html: a reading connection copies the snapshot that it reads.
    static func copy(_ connection: GRDB.Database, to path: String) throws {
        var configuration = Configuration()
        configuration.label = "madang backup"
        let target = try DatabaseQueue(path: path, configuration: configuration)
        try target.writeWithoutTransaction { try connection.backup(to: $0) }
        try target.close()
    }
}
