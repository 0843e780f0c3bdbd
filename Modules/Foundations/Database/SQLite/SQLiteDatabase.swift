public import Database
import GRDBSQLite

import class GRDB.Database

/// A database in one file or in memory, on SQLite.
///
/// A file is kept in write-ahead mode: up to `Options.readers` reads run at once, each on its own snapshot,
/// and never wait for the writer; further reads queue for a connection. Writes run one at a time, in the
/// order of their calls, and are flushed to the disk (`synchronous=FULL`) before `write` returns. Writes that
/// have waited for one another are flushed together, each undone alone if it fails; if the flush fails, none
/// of them happened and all throw the reason. In memory there is one connection, for reads and writes.
///
/// A write is acknowledged only if the file, its log and the log's index are still those that were opened,
/// and the log holds the write, so that a later start finds it; otherwise it throws `unavailable`, and so
/// does every later access.
///
/// A read or write whose task is cancelled before it begins does not begin, and throws `unavailable`; one
/// that has begun runs to its end.
public final class SQLiteDatabase: SQLDatabase {
    /// The path of the file as given, nil in memory.
    public let path: String?
    /// The rows omitted from lists.
    public let unreadableRows = UnreadableRows()
    let connections: Connections
    private let gate = AccessGate()

    init(path: String?, connections: Connections) {
        self.path = path
        self.connections = connections
    }

    /// Always `sqlite`.
    public var engine: SQLEngine { .sqlite }

    /// The version of the SQLite library that is linked: `3.40.1`.
    public var version: String { String(cString: sqlite3_libversion()) }

    /// The number of changes that read-only connections have seen, by `data_version`; comparable only within
    /// this instance. Nil in memory.
    public var revision: Int64? { connections.watch?.revision }

    /// Why writes are refused now: the disk was full at the last one and still is, or the files are no longer
    /// those that were opened.
    public var obstacle: DatabaseError? { connections.writer.watch?.obstacle }

    /// Damage to the files after which nothing is written any more; nil if all is well. The caller must end
    /// the program without closing the database: closing would remove what may be needed.
    public var fileFault: String? { connections.writer.watch?.refusal }

    /// Requests a check behind the waiting writes; does nothing in memory and before the first write.
    public func lookAtFiles() { connections.writer.lookSoon() }

    /// The connections including the writer, and the queues of reads and writes.
    public var load: DatabaseLoad? {
        let (open, resting, waiting) = connections.readers?.load ?? (0, 0, 0)
        return DatabaseLoad(
            connections: open + 1, resting: resting,
            waiting: ["read": waiting, "write": connections.writer.waiting],
            costlyReads: connections.costly?.line.load)
    }

    /// Runs the body in one deferred transaction on a connection that cannot write.
    public func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await snapshot { _, reader throws(DatabaseError) in try body(reader) }
    }

    /// As `runRead`, for bodies that also need the connection.
    func snapshot(
        _ body: @escaping @Sendable (GRDB.Database, any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await admitted { connections, access in connections.read(access, body) }
    }

    /// Runs the body on the one writing connection, between `BEGIN IMMEDIATE` and `COMMIT`, which it may
    /// share with other writes.
    ///
    /// A body runs once more if another one made SQLite roll both back.
    public func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await admitted { connections, access in connections.writer.submit(WaitingWrite(access, body)) }
    }

    /// Moves the log into the file and empties it if nothing was written for that time, without waiting for
    /// other connections. This removes the older rows in the log and frees its space. Does nothing in memory.
    @discardableResult
    public func truncateLog(ifIdleFor time: Duration) async throws(DatabaseError) -> Bool {
        if path == nil { return true }
        return try await answer(of: { isEmpty throws(DatabaseError) in try isEmpty.get() }) {
            note throws(DatabaseError) in
            try await admitted { connections, access in
                connections.writer.truncateLog(ifIdleFor: time) { isEmpty in
                    access.run { () throws(DatabaseError) in try note(isEmpty) }
                }
            }
        }
    }

    /// Finishes earlier accesses, moves the log into the file and releases all files.
    ///
    /// Afterwards every read and write throws `unavailable`; closing again does nothing. Throws `unavailable`
    /// if the files are no longer those that were written; they then stay as they are.
    public func close() async throws(DatabaseError) {
        guard await gate.close() else { return }
        try await onThreadOfItsOwn { [connections] () throws(DatabaseError) in
            try translated { try connections.close() }
        }
        if let fault = fileFault { throw .unavailable(fault) }
    }

    func admitted(_ submit: (Connections, Access) -> Void) async throws(DatabaseError) {
        // A retry could read a write that was refused as lost, and take it for done.
        if let fault = fileFault { throw .unavailable(fault) }
        try await gate.admit { submit(connections, $0) }
    }
}
