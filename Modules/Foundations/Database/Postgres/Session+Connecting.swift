import CPostgres
import Database

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Session {
    /// Connects, signs in and sets the connection up, within the time limit for connecting.
    ///
    /// Throws `unavailable` with the place and libpq's reason, which never hold the password.
    static func connect(
        to location: PostgresLocation, _ limits: PostgresDatabase.Options
    ) throws(DatabaseError) -> Session {
        guard let handle = start(location, limits) else {
            throw .unavailable("\(location): no memory to connect")
        }
        do {
            try finishConnecting(handle, limits.connectMilliseconds)
        } catch {
            PQfinish(handle)
            throw prefixed(error, location)
        }
        let session = Session(handle, limits)
        do {
            try session.setUp(schema: location.schema)
        } catch {
            throw prefixed(error, location)
        }
        return session
    }

    private static func prefixed(_ error: DatabaseError, _ location: PostgresLocation) -> DatabaseError {
        if case .unavailable(let reason) = error { .unavailable("\(location): \(reason)") } else { error }
    }

    private static func start(_ location: PostgresLocation, _ limits: PostgresDatabase.Options)
        -> OpaquePointer?
    {
        // Parameters of the URL come after these and take precedence.
        // The schema in the name shows which tables a program uses (`PostgresHold.others`).
        let name = ["madang", location.schema].compactMap(\.self).joined(separator: "/")
        let defaults = [
            ("client_encoding", "UTF8"), ("fallback_application_name", name), ("keepalives_idle", "10"),
            ("keepalives_interval", "5"), ("keepalives_count", "3"),
        ]
        // With several servers, the writable one.
        let wanted =
            limits.writes && location.hasSeveralServers ? [("target_session_attrs", "read-write")] : []
        let pairs = defaults + wanted + location.parameters.filter { $0.key != "client_encoding" }
        let keywords = pairs.map { strdup($0.0) }
        let values = pairs.map { strdup($0.1) }
        defer { for pointer in keywords + values { free(pointer) } }
        let handle = PQconnectStartParams(
            keywords.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 0)
        if let handle { PQsetNoticeReceiver(handle, { _, _ in }, nil) }
        return handle
    }

    private static func finishConnecting(_ handle: OpaquePointer, _ limit: Int) throws(DatabaseError) {
        let deadline = Deadline.after(milliseconds: limit)
        var state = PQstatus(handle) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING
        while state != PGRES_POLLING_OK {
            if state == PGRES_POLLING_FAILED { throw connectionFailure(handle) }
            let events = state == PGRES_POLLING_READING ? POLLIN : POLLOUT
            guard awaitSocket(handle, Int32(events), until: deadline) else {
                throw .unavailable("no connection within \(limit.spokenMilliseconds)")
            }
            state = PQconnectPoll(handle)
        }
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw connectionFailure(handle)
        }
    }

    /// libpq does not tell the SQLSTATE of a refused connection, but tells about passwords.
    private static func connectionFailure(_ handle: OpaquePointer) -> DatabaseError {
        let message = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
        let lines = message.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        let reason = lines.joined(separator: "; ")
        if PQconnectionNeedsPassword(handle) != 0 {
            return .unavailable(
                "the server asks for a password: set PGPASSFILE, PGPASSWORD or the URL's (\(reason))"
            )
        }
        if PQconnectionUsedPassword(handle) != 0, reason.contains("password") {
            return .unavailable("the server refused the password (\(reason))")
        }
        return .unavailable(reason.isEmpty ? "no connection" : reason)
    }

    /// Sets time limits that the server enforces, also when this program is gone. Statements end at their
    /// limit; an idle transaction ends, too, so that a stopped program does not block others.
    private func setUp(schema: String?) throws(DatabaseError) {
        let (running, idle) = ("\(limits.statementMilliseconds)", "\(limits.idleTransactionMilliseconds)")
        add(
            """
            SELECT set_config('statement_timeout', \(running), false),
            set_config('idle_in_transaction_session_timeout', \(idle), false)
            """)
        if let schema { add("SELECT set_config('search_path', \(schema), false)") }
        addControls()
        let exchange = exchange()
        if let error = exchange.loss?.error ?? exchange.failure?.error { throw error }
    }
}
