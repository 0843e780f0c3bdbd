import GRDBSQLite

import class GRDB.Database
import struct GRDB.DatabaseError

/// The file that the connection for writing has open. Connections that are opened later have to open the
/// same one: by the path alone they could come upon another.
struct OpenedFile: Sendable {
    let path: String
    let identity: FileIdentity

    /// Whether the connection has that file open, under its name.
    func isOpen(on connection: OpaquePointer?) -> Bool {
        !isMoved(connection) && FileIdentity(path: path) == identity
    }

    /// Throws `SQLITE_CANTOPEN` for a connection that has another file open.
    func require(on connection: Database) throws {
        if isOpen(on: connection.sqliteConnection) { return }
        throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "the file was replaced while it was open")
    }
}
