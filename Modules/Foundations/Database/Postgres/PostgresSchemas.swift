public import Database
import Dispatch

/// The schemas of one database, for operations of an operator on all tables at once. Servers do not need it.
public struct PostgresSchemas: Sendable {
    private let location: PostgresLocation
    private let limits: PostgresDatabase.Options

    /// The schemas of the location's database.
    public init(of location: PostgresLocation) {
        self.location = location
        var limits = PostgresDatabase.Options()
        limits.statementMilliseconds = limits.patientMilliseconds
        self.limits = limits
    }

    /// The schema of the location's tables. Throws as `PostgresDatabase.open`, and `misuse` if there is none.
    public func current() async throws(DatabaseError) -> String {
        let answers = try await run { $0.add(plain: "SELECT current_schema()::text") }
        guard let name = answers.last ?? nil else {
            throw .misuse("there is no schema for the tables: name one with ?schema=NAME")
        }
        return name
    }

    /// Whether the schema exists. Throws outages.
    public func has(_ name: String) async throws(DatabaseError) -> Bool {
        let answers = try await run {
            $0.add("SELECT nspname::text FROM pg_namespace WHERE nspname = \(name)")
        }
        return answers.last == name
    }

    /// The names of schemas with this prefix. Throws outages.
    public func names(beginning text: String) async throws(DatabaseError) -> [String] {
        let answers = try await run {
            $0.add(
                """
                SELECT string_agg(nspname, '/') FROM pg_namespace
                WHERE starts_with(nspname::text, \(text)) AND nspname NOT LIKE '%/%'
                """)
        }
        return (answers.last ?? nil)?.split(separator: "/").map(String.init) ?? []
    }

    /// Ends the connections with that application name. Throws outages, and `misuse` for missing rights.
    public func terminate(_ name: String) async throws(DatabaseError) {
        _ = try await run {
            $0.add(
                """
                SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
                WHERE datname = current_database() AND application_name = \(name)
                """)
        }
    }

    /// Removes the schema and all its content, if it exists. Throws outages, and `misuse` if it may not be
    /// removed.
    public func drop(_ name: String) async throws(DatabaseError) {
        _ = try await run { $0.add(plain: "DROP SCHEMA IF EXISTS \(Self.quoted(name)) CASCADE") }
    }

    /// The command that renames a schema.
    public static func renaming(_ name: String, to other: String) -> String {
        "ALTER SCHEMA \(quoted(name)) RENAME TO \(quoted(other))"
    }

    /// The name, quoted for a command.
    public static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// Sends the commands that the body queues over a new connection; returns each answer's first text.
    private func run(
        _ body: @escaping @Sendable (Session) -> Void
    ) async throws(DatabaseError) -> [String?] {
        try await onSession { session throws(DatabaseError) in
            body(session)
            return try session.answers()
        }
    }

    /// Runs the work with its own connection on its own thread. Throws outages, and what the work throws.
    func onSession<Value: Sendable>(
        _ work: @escaping @Sendable (Session) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        let (location, limits) = (location, limits)
        let result: Result<Value, DatabaseError> = await withCheckedContinuation { continuation in
            DispatchQueue(label: "madang.postgres.schemas").async {
                continuation.resume(
                    returning: Result { () throws(DatabaseError) in
                        try work(try Session.connect(to: location, limits))
                    })
            }
        }
        return try result.get()
    }
}
