public import Database

/// A database of a PostgreSQL server, version 13 or newer, on libpq.
///
/// Up to `Options.connections` reads and writes run at once, each on a connection of its own; further ones
/// wait in line, in the order in which they were asked for. A read sees one snapshot
/// (`REPEATABLE READ READ ONLY`); a write is `SERIALIZABLE`, and its body is run again when other writes
/// stood against it. A connection that was lost is replaced; a commit whose answer was lost is looked up.
///
/// A read or write whose task is cancelled before it has begun does not begin, and throws `unavailable`; one
/// that has begun runs to its end.
public final class PostgresDatabase: SQLDatabase {
    /// Where it is.
    public let location: PostgresLocation
    /// What the server calls its version: `15.18 (Debian 15.18-0+deb12u1)`.
    public let version: String
    /// Those that lists have left out.
    public let unreadableRows = UnreadableRows()
    private let options: Options
    private let pool: ConnectionPool
    /// Where costly reads are run, and where they wait; nothing is connected before the first.
    let costlyPool: ConnectionPool
    let costlyLine: CostlyLine
    /// Nil without replicas.
    let watch: ReplicaWatch?
    private let gate = AccessGate()
    private let diskRefusals = DiskRefusals()

    init(
        location: PostgresLocation, version: String, options: Options, pool: ConnectionPool,
        watch: ReplicaWatch?
    ) {
        self.location = location
        self.version = version
        self.options = options
        self.pool = pool
        costlyPool = ConnectionPool(location, options.ofCostlyReads)
        costlyLine = CostlyLine(options.costlyReads)
        self.watch = watch
    }

    /// A database that connects when it is first asked for something, and is not checked.
    convenience init(_ location: PostgresLocation, _ options: Options) {
        self.init(
            location: location, version: "", options: options, pool: ConnectionPool(location, options),
            watch: nil)
    }

    /// Always `postgres`.
    public var engine: SQLEngine { .postgres }

    /// Reads from the location's replicas while they are fit: reachable, and known to have all that the
    /// primary had not longer ago than the location's lag. A read that fails there is run again on the
    /// primary. Without replicas, the database itself.
    public var replicaReads: any SQLDatabase {
        watch.map { ReplicatedReads(primary: self, watch: $0) as any SQLDatabase } ?? self
    }

    /// The same place through a connection of its own, whose statements may take
    /// `Options.patientMilliseconds`.
    public var longRunning: any SQLDatabase {
        var limits = options
        limits.connections = 1
        limits.statementMilliseconds = options.patientMilliseconds
        return PostgresDatabase(location, limits)
    }

    /// How the location's replicas are, in its order.
    public var replicas: [ReplicaState] { watch?.states ?? [] }

    /// The connections to the primary, and the line of those who wait for one.
    public var load: DatabaseLoad? {
        let (load, replicas) = (pool.load, watch?.replicas.map(\.reading.costlyLine.load) ?? [])
        return DatabaseLoad(
            connections: load.connections, resting: load.resting, waiting: load.waiting,
            costlyReads: replicas.reduce(costlyLine.load, +))
    }

    /// Runs the body on one snapshot in a transaction that cannot write.
    public func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await admitted(to: pool) { connection throws(DatabaseError) in try connection.read(body) }
    }

    /// Runs the body in a serialisable transaction, again while it loses against others, at most 32 times,
    /// and once more if it ends with a duplicate, which others may have written since it looked.
    public func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        do throws(DatabaseError) {
            try await admitted(to: pool) { connection throws(DatabaseError) in try connection.write(body) }
            diskRefusals.note(nil)
        } catch {
            diskRefusals.note(error)
            throw error
        }
    }

    /// That the disk is full, if the last write was refused for it within ten seconds.
    public var obstacle: DatabaseError? { diskRefusals.obstacle() }

    /// Lets what was asked for before finish, and closes all connections.
    ///
    /// Afterwards every read and write throws `unavailable`; closing again does nothing.
    public func close() async {
        guard await gate.close() else { return }
        await watch?.close()
        pool.close()
        costlyPool.close()
    }

    func admitted(
        to pool: ConnectionPool,
        _ work: @escaping @Sendable (PooledConnection) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await gate.admit { access in
            pool.submit { connection in
                access.run { () throws(DatabaseError) in try work(connection.get()) }
            }
        }
    }
}
