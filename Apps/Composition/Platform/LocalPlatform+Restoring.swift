package import Database
package import Settings
package import Vocabulary

extension LocalPlatform {
    /// Prepares the restored database of a backup of that moment for use: migrates its schema to that of
    /// these domains, stops what must not go on by itself, signs everyone out, and withdraws again the
    /// members who have withdrawn since the backup. Returns how many.
    ///
    /// Throws `unavailable` with the reason, and `internal`.
    package static func prepareRestored(
        _ backend: Backend, of domains: [Domain], at moment: Timestamp, withdrawn members: [MemberID],
        time: any TimeSource
    ) async throws(ServiceFailure) -> Int {
        guard let place = backend.database else { return 0 }
        let database = try await place.migrated(for: domains, time: time).database
        let platform = LocalPlatform(backend, Stores(database, of: domains), .ephemeral(time: time))
        do throws(ServiceFailure) {
            try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
                try await domains.halt(database.sql, .restored(moment))
            }
            let count = try await platform.accounts.afterRestoring(withdrawn: members)
            await platform.close()
            return count
        } catch {
            await platform.close()
            throw error
        }
    }

    /// Whether the member has withdrawn according to the database. Throws outages.
    package static func hasWithdrawn(
        _ member: MemberID, in database: OpenDatabase
    ) async throws(DatabaseError) -> Bool {
        try await Accounts.withdrawn(in: database).contains(member)
    }

    /// The withdrawn members in the database, which has the schema of these domains; empty if it has none
    /// yet. Throws outages.
    package static func withdrawnMembers(
        in backend: Backend, of domains: [Domain]
    ) async throws(ServiceFailure) -> [MemberID] {
        guard let place = backend.database else { return [] }
        let migrations = domains.migrations
        return try await place.using { database throws(DatabaseError) in
            let pending = try await Migrator(migrations, time: SystemClock()).pending(database.sql)
            if pending.count == migrations.count { return [] }
            return try await Accounts.withdrawn(in: database)
        }
    }
}
