public import Auth
public import Database
public import Vocabulary

/// Stores the secrets in the one row of `auth_keys`, for all servers of one database. Read access to the
/// table permits signing access tokens.
public struct SQLKeyStore: KeyStore {
    private let database: any SQLDatabase

    /// Uses the database, whose schema is that of `AuthMigrations`.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    /// The table.
    public var place: String { "the table auth_keys" }

    public func read() async throws(ServiceFailure) -> String? {
        try await atKeyEdge { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.first("SELECT content FROM auth_keys WHERE place = 1") {
                    row throws(DatabaseError) in try row.text(0)
                }
            }
        }
    }

    public func replace(_ expected: String?, by text: String) async throws(ServiceFailure) -> Bool {
        let statement: SQL =
            if let expected {
                "UPDATE auth_keys SET content = \(text) WHERE place = 1 AND content = \(expected)"
            } else {
                "INSERT INTO auth_keys (place, content) VALUES (1, \(text)) ON CONFLICT (place) DO NOTHING"
            }
        return try await atKeyEdge { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in try writer.run(statement) > 0 }
        }
    }

    private func atKeyEdge<Value>(
        _ body: () async throws(DatabaseError) -> Value
    ) async throws(ServiceFailure) -> Value {
        try await mappingDatabaseErrors(ServiceFailure.self, body)
    }
}
