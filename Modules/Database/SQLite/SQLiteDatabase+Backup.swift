public import Database

import struct GRDB.Configuration
import class GRDB.Database
import class GRDB.DatabaseQueue

extension SQLiteDatabase {
    /// Writes the database as it is at one moment into a new file (0600), while others read and write, and
    /// answers what `body` reads of the same moment.
    ///
    /// On return the file is flushed. Throws what `body` throws, `unavailable` if there is something at the
    /// path already, `full`; then a file that has been begun is left for the caller to remove.
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

    /// Moves what is left of the log into the file that nobody has open, and leaves the file in rollback
    /// mode: so it can be told from a database at work, and no log of another one is taken for its own.
    /// Throws `contention` if somebody has it open, and what `open` throws.
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

    /// Rewrites the file without what is left in it of rows that are gone, and empties its log
    /// (https://www.sqlite.org/lang_vacuum.html). Others may have it open; their writes wait. Throws
    /// `unavailable` if there is no such file, `contention` if others write for more than a minute, `full`.
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

    /// https://www.sqlite.org/backup.html: a connection that is reading copies the snapshot that it reads.
    static func copy(_ connection: GRDB.Database, to path: String) throws {
        var configuration = Configuration()
        configuration.label = "madang backup"
        let target = try DatabaseQueue(path: path, configuration: configuration)
        try target.writeWithoutTransaction { try connection.backup(to: $0) }
        try target.close()
    }
}
