public import Auth
import Database

extension SQLAuthStore {
    /// Inserts new members without sessions in one transaction, for databases that are measured. Throws
    /// `service(.internal)` if a name is taken, and inserts nothing then.
    public func insert(_ records: [MemberRecord]) async throws(AuthError) {
        _ = try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try writer.batch(records.map(MemberRow.insertion))
            }
        }
    }
}
