import Database
import Vocabulary

extension Stores {
    /// As `LocalPlatform.cutOtherConnections`.
    func cutOtherConnections() async throws(ServiceFailure) -> Int {
        guard let database, database.sql.engine == .postgres else { return 0 }
        return try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE application_name = current_setting('application_name')
                    AND datname = current_database() AND pid <> pg_backend_pid()
                """
            ) { _ throws(DatabaseError) in true }.count
        } ?? 0
    }

    /// As `LocalPlatform.isUntouched`.
    func isUntouched() async throws(ServiceFailure) -> Bool {
        try await read { reader throws(DatabaseError) in
            try !reader.exists("SELECT 1 FROM auth_members LIMIT 1")
        } ?? true
    }
}
