public import Database
import GRDBSQLite

import class GRDB.Database

/// A database in one file or in memory, on SQLite.
///
/// A file is kept in write-ahead mode: up to `Options.readers` reads run at once, each on its own snapshot,
/// and never wait for the writer; further reads wait in line for a connection. Writes run one at a time, in
/// the order in which they were asked for, and are flushed to the disk (`synchronous=FULL`) before `write`
/// returns. Writes that have waited for one another are flushed together, each undone alone if it fails; if
/// the flush fails, none of them happened and all throw why. In memory there is one connection, for reads
/// and writes.
///
/// A write is acknowledged only if the file, its log and the log's index are still those that were opened,
/// and the log holds it, by which a later start would find it; if not, it throws `unavailable`, and so does
/// all that comes after.
///
/// A read or write whose task is cancelled before it has begun does not begin, and throws `unavailable`; one
/// that has begun runs to its end.
public final class SQLiteDatabase: SQLDatabase {
    /// The path of the file as it was given, nil in memory.
    public let path: String?
    /// Those that lists have left out.
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

    /// How many changes connections that never write have seen, by `data_version`: a number of this
    /// instance alone. Nil in memory.
    public var revision: Int64? { connections.watch?.revision }

    /// Why writes are refused at this moment: the disk was full at the last one, and has no room yet, or the
    /// files are not those any more that were opened.
    public var obstacle: DatabaseError? { connections.writer.watch?.obstacle }

    /// What has happened to the files, so that nothing is written any more; nil if all is well. Whoever is
    /// told so ends the program, and does not close the database: that would tidy up what may be needed.
    public var fileFault: String? { connections.writer.watch?.refusal }

    /// Looks soon, behind the writes that wait; does nothing in memory and before the first write.
    public func lookAtFiles() { connections.writer.lookSoon() }

    /// Connections for reading besides the one that writes, and the lines of reads and writes.
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

    /// As `runRead`, for what needs the connection itself, too.
    func snapshot(
        _ body: @escaping @Sendable (GRDB.Database, any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await admitted { connections, access in connections.read(access, body) }
    }

    /// Runs the body on the one connection that writes, between `BEGIN IMMEDIATE` and `COMMIT`, which it may
    /// share with others.
    ///
    /// A body runs once more if another one made SQLite roll both back.
    public func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await admitted { connections, access in connections.writer.submit(WaitingWrite(access, body)) }
    }

    /// Moves the log into the file and empties it, if nobody has written for that time, without waiting for
    /// anybody: what it holds of older rows is gone then, and so is the room that it takes. In memory there
    /// is none.
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

    /// Lets what was asked for before finish, moves the log into the file and releases all files.
    ///
    /// Afterwards every read and write throws `unavailable`; closing again does nothing. Throws `unavailable`
    /// if the files are not those any more that were written, which then stay as they are.
    public func close() async throws(DatabaseError) {
        guard await gate.close() else { return }
        try await onThreadOfItsOwn { [connections] () throws(DatabaseError) in
            try translated { try connections.close() }
        }
        if let fault = fileFault { throw .unavailable(fault) }
    }

    func admitted(_ submit: (Connections, Access) -> Void) async throws(DatabaseError) {
        // What was refused as lost could be read by another try at the same, and be taken for done.
        if let fault = fileFault { throw .unavailable(fault) }
        try await gate.admit { submit(connections, $0) }
    }
}
