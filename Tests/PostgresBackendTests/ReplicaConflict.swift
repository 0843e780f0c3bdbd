import DatabaseTestSupport

@testable import DatabasePostgres

/// What makes a replica end somebody's read: the primary has removed a row that the read may still see, and
/// the replica follows at once (PostgreSQL manual, "Handling Query Conflicts").
struct ReplicaConflict: Sendable {
    let cluster: PostgresCluster
    let replica: PostgresLocation
    /// The table, with its schema.
    let members: String

    /// Once the server's process runs `pg_sleep`, whose reader has seen both members by then.
    func strike(whenSleeping process: String) throws {
        try wait("EXISTS (SELECT FROM pg_stat_activity WHERE pid = \(process) AND wait_event = ''PgSleep'')")
        try removeMember()
    }

    /// Now, and returns once the server's process is gone.
    func strike(andAwaitEndOf process: String) throws {
        try removeMember()
        try wait("NOT EXISTS (SELECT FROM pg_stat_activity WHERE pid = \(process))")
    }

    private func removeMember() throws {
        try cluster.administer("DELETE FROM \(members) WHERE id = '2'")
        try cluster.administer("VACUUM \(members)")
    }

    /// For 30 seconds at most.
    private func wait(_ condition: String) throws {
        let question = """
            DO 'BEGIN FOR number IN 1..3000 LOOP PERFORM pg_stat_clear_snapshot();
            IF \(condition) THEN RETURN; END IF;
            PERFORM pg_sleep(0.01); END LOOP; RAISE ''not within 30 s''; END'
            """
        try cluster.administer(question, at: replica)
    }
}
