import Auth
public import Database

/// What accounts and sessions keep in a database.
public enum AuthSchema {
    /// Members, sessions, tokens, known places, idempotency records and signing keys.
    public static let schema = DatabaseSchema(
        migrations: AuthMigrations.all, tables: AuthTables.all, carriedApart: [AuthTables.keys],
        checks: AuthChecks.all,
        expired: [
            ExpiredRows(of: AuthTables.sessions, by: "expires_at", atMost: TokenLife.refresh),
            AuthTables.idempotencyRecords.expired,
            ExpiredRows(of: AuthTables.places, by: "seen_at", after: KnownPlace.lifetime),
        ], emptiedByRestoring: ["auth_sessions", "auth_refresh_tokens"]
    ) { database throws(DatabaseError) in
        try await SQLAuthStore.fillSkeletons(in: database)
    }
}
