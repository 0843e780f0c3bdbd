import Database

import class GRDB.Database
import class GRDB.DatabaseQueue

/// The connections of one database: one that writes, and those that read.
struct Connections: Sendable {
    let writer: WriteConnection
    /// Nil in memory, where the connection that writes is the only one.
    let readers: ReadConnections?
    /// Nil in memory.
    let costly: CostlyConnections?
    /// Nil in memory.
    let watch: RevisionWatch?

    init(
        writer: WriteConnection, readers: ReadConnections? = nil, costly: CostlyConnections? = nil,
        watch: RevisionWatch? = nil
    ) {
        self.writer = writer
        self.readers = readers
        self.costly = costly
        self.watch = watch
    }

    /// Runs the body on one snapshot of a connection for reading, unless the access is called off before.
    func read(
        _ access: Access,
        _ body: @escaping @Sendable (GRDB.Database, any SQLReader) throws(DatabaseError) -> Void
    ) {
        submit { [watch] connection in
            access.run { () throws(DatabaseError) in
                let connection = try connection.get()
                try SQLiteTransaction.reading(connection, watch) { reader throws(DatabaseError) in
                    try body(connection, reader)
                }
            }
        }
    }

    private func submit(_ read: @escaping ReadConnections.Read) {
        guard let readers else { return writer.queue.asyncUnsafeRead { read($0.mapError(databaseError)) } }
        readers.submit(read)
    }

    /// Closes the readers first: the last connection to go, if it can write, moves the log into the file and
    /// removes it.
    func close() throws {
        try readers?.close()
        try costly?.close()
        watch?.close()
        try writer.close()
    }
}
