import Database
import Vocabulary

/// Leases of the jobs that one server at a time does: a row for each job says from when on a server may begin
/// it.
///
/// The moments are those of the servers' clocks. A clock that is ahead begins a job early, which does no
/// harm: each step may be repeated.
struct JobLeases: Sendable {
    /// How long a server may take before another one begins the job, too.
    static let length = Duration.seconds(300)

    private let database: any SQLDatabase

    /// The leases in that database.
    init(_ database: any SQLDatabase) { self.database = database }

    /// Takes the lease of a job for `holder`, which names this one run; false if the job is done for now or
    /// another server does it. Throws outages.
    func take(_ job: String, for holder: String, at now: Timestamp) async throws(ServiceFailure) -> Bool {
        let until = now.advanced(by: Self.length)
        return try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            // A read first: most servers come when nothing is due, and a write tells caches of a change.
            let isFree = try await database.read { reader throws(DatabaseError) in
                try !reader.exists("SELECT 1 FROM server_jobs WHERE job = \(job) AND free_at > \(now)")
            }
            guard isFree else { return false }
            return try await database.write { writer throws(DatabaseError) in
                try writer.run(
                    """
                    INSERT INTO server_jobs (job, holder, free_at) VALUES (\(job), \(holder), \(until))
                    ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, free_at = excluded.free_at
                    WHERE server_jobs.free_at <= \(now)
                    """) == 1
            }
        }
    }

    /// Ends the run of `holder`: the job may begin again at that moment. Does nothing if the lease has gone
    /// to another run. Throws outages; the lease then ends by itself.
    func finish(_ job: String, of holder: String, nextAt: Timestamp) async throws(ServiceFailure) {
        try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                _ = try writer.run(
                    """
                    UPDATE server_jobs SET free_at = \(nextAt) WHERE job = \(job) AND holder = \(holder)
                    """)
            }
        }
    }
}
