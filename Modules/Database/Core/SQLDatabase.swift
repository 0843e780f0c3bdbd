/// A database that speaks SQL: the port between the stores and an engine.
///
/// Bodies are synchronous: a driver runs them on threads of its own, so they must not wait for anything but
/// the statements they run. A body may be run more than once when the engine asks for a retry; it has no
/// effect beside its statements.
public protocol SQLDatabase: Sendable {
    /// The engine, for the few statements that differ between engines.
    var engine: SQLEngine { get }

    /// The same database for reads that need not see the latest writes: replicas may answer them, from a
    /// moment ago, and throw nothing that `read` does not; writes are those of the database. An engine
    /// without replicas gives itself.
    ///
    /// The rule for who uses it: an anonymous visitor's reads. Everything on behalf of a member goes to the
    /// database itself, so that whoever has written something reads it afterwards, through any server.
    var replicaReads: any SQLDatabase { get }

    /// The same database for reads whose cost depends on what somebody has typed: `KeysetList.isCostly` says
    /// which. They have few connections of their own, a line of their own and a limit of time
    /// (`CostlyReadLimits`), so that reads that cost little overtake them; writes are those of the database.
    /// Beside what `read` throws, theirs throws `crowded` and `cutOff`. An engine without such limits gives
    /// itself.
    ///
    /// What visitors ask goes to `replicaReads.costlyReads`.
    var costlyReads: any SQLDatabase { get }

    /// Another number after each commit, by whatever program; it may change a few times more, as often as
    /// there are connections that see the commit. Only numbers of one instance can be compared. Nil if the
    /// engine cannot tell at once. Takes some microseconds.
    var revision: Int64? { get }

    /// The same text as long as nothing is committed, by whatever program; another one after each commit that
    /// a read would see. Only texts of one instance can be compared. Nil if the engine cannot tell. Costs a
    /// query where the engine cannot tell at once. Throws as `read`.
    func askedRevision() async throws(DatabaseError) -> String?

    /// Why writes are refused at this moment, as far as is known without trying; nil otherwise.
    var obstacle: DatabaseError? { get }

    /// What has happened to what the data is in, so that the program has to end: nothing is written any more.
    /// Nil if all is well.
    var fileFault: String? { get }

    /// Looks soon whether something has happened, which `fileFault` then says; returns at once.
    func lookAtFiles()

    /// Empties what an engine keeps besides its tables of rows that were written, if nobody has written for
    /// that time; false if it could not be emptied now. Never waits for others. Throws as `write`.
    @discardableResult
    func truncateLog(ifIdleFor time: Duration) async throws(DatabaseError) -> Bool

    /// What was left out of lists that were read from it, and of those of its replicas.
    var unreadableRows: UnreadableRows { get }

    /// How much it has to do now; nil if the driver does not know.
    var load: DatabaseLoad? { get }

    /// The same database for statements that may take minutes: migrations. Its own limits of time are wider,
    /// its promises are those of the database. An engine without such limits gives itself.
    var longRunning: any SQLDatabase { get }

    /// Runs the body on one unchanging snapshot of what is committed; never waits for a writer. Bodies that
    /// answer something go through `read`.
    ///
    /// Throws what the body throws; `unavailable` if no connection is free in time or the engine is out of
    /// reach.
    func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError)

    /// Runs the body in one transaction. On return all of it is durable; when it throws, none of it happened.
    /// Bodies that answer something go through `write`.
    ///
    /// Throws what the body throws; `contention` when the engine gave up after its bounded retries;
    /// `unavailable` as `runRead` does. Transactions are serialisable.
    func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError)
}

extension SQLDatabase {
    /// The database itself: it has no replicas.
    public var replicaReads: any SQLDatabase { self }

    /// The database itself: it has no such limits.
    public var costlyReads: any SQLDatabase { self }

    /// Nil: the engine cannot tell at once.
    public var revision: Int64? { nil }

    /// The number, if the engine can tell.
    public func askedRevision() async throws(DatabaseError) -> String? { revision.map { "\($0)" } }

    /// True: there is no such thing, or it is the server's own.
    public func truncateLog(ifIdleFor time: Duration) async throws(DatabaseError) -> Bool { true }

    /// Nil: nothing is known.
    public var obstacle: DatabaseError? { nil }

    /// Nil: there are no files of its own.
    public var fileFault: String? { nil }

    /// Does nothing: there are no files of its own.
    public func lookAtFiles() {}

    /// Nil: the driver does not count.
    public var load: DatabaseLoad? { nil }

    /// The database itself: it has no limits of time for statements.
    public var longRunning: any SQLDatabase { self }
}

/// An engine that a driver exists for.
public enum SQLEngine: String, Sendable, CaseIterable {
    case sqlite, postgres
}

/// Runs queries inside `SQLDatabase.read` or `write`; not valid outside the body.
public protocol SQLReader {
    /// The database's revision as the snapshot of `read` sees it, which costs less than to ask the database;
    /// nil if that is not known.
    var revision: Int64? { get }

    /// Runs a query and shows each row, in their order. The row is valid inside `row` alone. Throws what
    /// `row` throws, `misuse` for a wrong statement, and the outages of the engine.
    func rows(
        of statement: SQL, _ row: (any SQLRow) throws(DatabaseError) -> Void
    ) throws(DatabaseError)

    /// Tells which queries come next, none of which needs another's answer: an engine behind a network
    /// answers them in one round trip. What they answer stays the same. Throws what the first that fails
    /// throws.
    func prefetch(_ statements: @autoclosure () -> [SQL]) throws(DatabaseError)
}

extension SQLReader {
    /// Nil: the engine cannot tell at once, or this is no snapshot.
    public var revision: Int64? { nil }
}

/// Runs statements inside `SQLDatabase.write`; not valid outside the body.
public protocol SQLWriter: SQLReader {
    /// Runs a statement that changes rows; answers how many it changed.
    ///
    /// Throws `duplicate` when a unique index stands against it.
    @discardableResult
    func run(_ statement: SQL) throws(DatabaseError) -> Int

    /// Runs statements of which none needs another's answer, in their order; answers how many rows each
    /// changed.
    ///
    /// As `run` one after the other, and on an engine behind a network in one round trip. Throws what the
    /// first that fails throws; those behind it do not run.
    @discardableResult
    func batch(_ statements: [SQL]) throws(DatabaseError) -> [Int]
}

extension SQLWriter {
    /// Runs one after the other.
    @discardableResult
    public func batch(_ statements: [SQL]) throws(DatabaseError) -> [Int] {
        var counts: [Int] = []
        for statement in statements { counts.append(try run(statement)) }
        return counts
    }
}

extension SQLReader {
    /// Nothing: each query is answered when it is run.
    public func prefetch(_ statements: @autoclosure () -> [SQL]) throws(DatabaseError) {}

    /// Runs a query and turns each row into a value, in the order of the rows. Throws as `rows` does.
    @inlinable @inline(__always)
    public func query<Value>(
        _ statement: SQL, _ row: (any SQLRow) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> [Value] {
        try values(of: statement, from: self, row)
    }

    /// The first row as a value, nil if there is none.
    @inlinable @inline(__always)
    public func first<Value>(
        _ statement: SQL, _ row: (any SQLRow) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value? {
        try values(of: statement, from: self, row).first
    }

    /// Whether the query has a row.
    public func exists(_ statement: SQL) throws(DatabaseError) -> Bool {
        try !query(statement) { _ throws(DatabaseError) in true }.isEmpty
    }
}

/// What `query` answers. Apart from the protocol, whose own methods are not compiled for the type of a value
/// where the reader's type is open: each row then costs a look-up of the type.
@inlinable
func values<Value>(
    of statement: SQL, from reader: any SQLReader, _ row: (any SQLRow) throws(DatabaseError) -> Value
) throws(DatabaseError) -> [Value] {
    var values: [Value] = []
    try reader.rows(of: statement) { found throws(DatabaseError) in values.append(try row(found)) }
    return values
}
