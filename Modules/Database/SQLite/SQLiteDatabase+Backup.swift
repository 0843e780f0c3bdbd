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
        return try await snapshot { connection, reader throws(DatabaseError) in
            try file.createNew()
            let value = try body(reader)
            try translated { try Self.copy(connection, to: file.path) }
            return value
        }
    }

    /// https://www.sqlite.org/backup.html: a connection that is reading copies the snapshot that it reads.
    private static func copy(_ connection: GRDB.Database, to path: String) throws {
        var configuration = Configuration()
        configuration.label = "madang backup"
        let target = try DatabaseQueue(path: path, configuration: configuration)
        try target.writeWithoutTransaction { try connection.backup(to: $0) }
        try target.close()
    }
}
