import Auth
public import Database

/// The database schema of accounts and sessions.
public enum AuthSchema {
    /// Members, their settings and blocks, sessions, tokens, known places, idempotency records, invitations,
    /// operators' acts and signing keys.
    public static let schema = DatabaseSchema(
        migrations: AuthMigrations.all, tables: AuthTables.all, carriedApart: [AuthTables.keys],
        checks: AuthChecks.all,
        expired: [
            ExpiredRows(of: AuthTables.sessions, by: "expires_at", atMost: TokenLife.refresh),
            AuthTables.idempotencyRecords.expired,
            ExpiredRows(of: AuthTables.places, by: "seen_at", after: KnownPlace.lifetime),
            ExpiredRows(of: AuthTables.invitations, by: "expires_at"),
        ], emptiedByRestoring: ["auth_sessions", "auth_refresh_tokens", "auth_invitations"]
    ) { database throws(DatabaseError) in
        try await SQLAuthStore.fillSkeletons(in: database)
    }
}
