/// A database that speaks SQL: the port between the stores and an engine.
///
/// Bodies are synchronous: a driver runs them on its own threads, so they must wait for nothing but their
/// statements. A body may run more than once when the engine asks for a retry; it must have no effect besides
/// its statements.
public protocol SQLDatabase: Sendable {
    /// The engine, for the few statements that differ between engines.
    var engine: SQLEngine { get }

    /// The same database for reads that need not see the latest writes: replicas may answer them with a
    /// slightly older state. They throw only what `read` throws; writes go to the database. An engine without
    /// replicas returns itself.
    ///
    /// Only reads of anonymous visitors use it. Reads on behalf of a member go to the database itself, so
    /// that members read their own writes through any server.
    var replicaReads: any SQLDatabase { get }

    /// The same database for reads whose cost depends on user input; see `KeysetList.isCostly`. They have a
    /// few connections, a queue and a time limit of their own (`CostlyReadLimits`), so that cheap reads
    /// overtake them; writes go to the database. They also throw `crowded` and `cutOff`. An engine without
    /// such limits returns itself.
    ///
    /// Reads of visitors use `replicaReads.costlyReads`.
    var costlyReads: any SQLDatabase { get }

    /// A number that changes with each commit of any program. It may change several times per commit, once
    /// for each connection that sees the commit. Only numbers of one instance are comparable. Nil if the
    /// engine cannot tell at once. Takes some microseconds.
    var revision: Int64? { get }

    /// A text that stays the same until a program commits, and differs after each commit that a read would
    /// see. Only texts of one instance are comparable. Nil if the engine cannot tell. Costs a query where the
    /// engine cannot tell at once. Throws as `read`.
    func askedRevision() async throws(DatabaseError) -> String?

    /// Why writes are refused now, as far as is known without trying; nil otherwise.
    var obstacle: DatabaseError? { get }

    /// Damage to the database's files after which nothing is written any more and the program must end; nil
    /// if all is well.
    var fileFault: String? { get }

    /// Requests a check of the files, whose result `fileFault` then tells; returns at once.
    func lookAtFiles()

    /// Empties the engine's write log if nothing was written for that time; false if it could not be emptied
    /// now. Never waits for other connections. Throws as `write`.
    @discardableResult
    func truncateLog(ifIdleFor time: Duration) async throws(DatabaseError) -> Bool

    /// The rows omitted from lists as unreadable, including reads of its replicas.
    var unreadableRows: UnreadableRows { get }

    /// The current load; nil if the driver does not know.
    var load: DatabaseLoad? { get }

    /// The same database for statements that may take minutes, such as migrations. Its time limits are wider,
    /// its promises the same. An engine without such limits returns itself.
    var longRunning: any SQLDatabase { get }

    /// Runs the body on one unchanging snapshot of committed data; never waits for a writer. Use `read` for a
    /// body with a result.
    ///
    /// Throws what the body throws; `unavailable` if no connection is free in time or the engine cannot be
    /// reached.
    func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError)

    /// Runs the body in one transaction. When it returns, all of it is durable; when it throws, none of it
    /// happened. Use `write` for a body with a result.
    ///
    /// Throws what the body throws; `contention` when the engine gave up after its bounded retries;
    /// `unavailable` as `runRead` does. Transactions are serialisable.
    func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError)
}

extension SQLDatabase {
    /// The database itself: without replicas.
    public var replicaReads: any SQLDatabase { self }

    /// The database itself: without such limits.
    public var costlyReads: any SQLDatabase { self }

    /// Nil: the engine cannot tell at once.
    public var revision: Int64? { nil }

    /// The number, if the engine can tell.
    public func askedRevision() async throws(DatabaseError) -> String? { revision.map { "\($0)" } }

    /// True: there is no such log, or it is the server's own.
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
    /// The database's revision in the snapshot of `read`, cheaper than asking the database; nil if not known.
    var revision: Int64? { get }

    /// Runs a query and passes each row to `row`, in order. The row is valid only inside `row`. Throws what
    /// `row` throws, `misuse` for a wrong statement, and outages of the engine.
    func rows(
        of statement: SQL, _ row: (any SQLRow) throws(DatabaseError) -> Void
    ) throws(DatabaseError)

    /// Announces the next queries, none of which depends on another's result: an engine behind a network runs
    /// them in one round trip. Their results stay the same. Throws the first failure.
    func prefetch(_ statements: @autoclosure () -> [SQL]) throws(DatabaseError)
}

extension SQLReader {
    /// Nil: the engine cannot tell at once, or this is no snapshot.
    public var revision: Int64? { nil }
}

/// Runs statements inside `SQLDatabase.write`; not valid outside the body.
public protocol SQLWriter: SQLReader {
    /// Runs a statement that changes rows; returns how many it changed.
    ///
    /// Throws `duplicate` when a unique index refuses a row.
    @discardableResult
    func run(_ statement: SQL) throws(DatabaseError) -> Int

    /// Runs statements in order, none of which depends on another's result; returns the changed rows of each.
    ///
    /// As `run` for each of them, but in one round trip on an engine behind a network. Throws the first
    /// failure; later statements do not run.
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
    /// Does nothing: each query runs when it is called.
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

/// The result of `query`. Not a method of the protocol, because Swift does not specialise protocol methods
/// for a value's type where the reader's type is generic: each row would cost a look-up of the type.
@inlinable
func values<Value>(
    of statement: SQL, from reader: any SQLReader, _ row: (any SQLRow) throws(DatabaseError) -> Value
) throws(DatabaseError) -> [Value] {
    var values: [Value] = []
    try reader.rows(of: statement) { found throws(DatabaseError) in values.append(try row(found)) }
    return values
}
