import Database
import Settings
public import Vocabulary

extension LocalPlatform {
    /// What a server repeats while it runs: jobs of the platform, and those of its domains.
    public var jobs: [ScheduledJob] {
        let leases = leases
        return namedJobs.map {
            $0.job.scheduled(as: $0.name, by: leases, time: dependencies.time, ids: dependencies.ids)
        }
    }

    /// Does every job once, whatever its interval and its lease, one after the other. One that
    /// fails keeps no other from being done. Throws the first failure: outages, and `internal` for a message
    /// that no domain takes.
    public func tidy() async throws(ServiceFailure) {
        var failure: ServiceFailure?
        for (_, job) in namedJobs {
            do throws(ServiceFailure) { try await job.step() } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    /// Nil where the database, in a file or in memory, has one server.
    private var leases: JobLeases? {
        guard case .postgres = backend else { return nil }
        return database.map { JobLeases($0) }
    }

    private var namedJobs: [(name: String, job: Job)] {
        let domainJobs = zip(stores.domains, domains).flatMap { opened, running in
            running.jobs.map { ("\(opened.name).\($0.name)", $0) }
        }
        return before.map { ("platform.\($0.name)", $0) } + domainJobs
            + after.map { ("platform.\($0.name)", $0) }
    }

    /// What domains learn of each other comes before their own jobs.
    private var before: [Job] {
        [
            Job("messages") { () throws(ServiceFailure) in try await deliverAll() },
            Job("withdrawals") { () throws(ServiceFailure) in _ = try await resumeDepartures() },
        ]
    }

    private var after: [Job] {
        [
            Job("expired") { () throws(ServiceFailure) in try await sweep() },
            Job("log") { () throws(ServiceFailure) in try await truncateLog() },
        ]
    }

    private func deliverAll() async throws(ServiceFailure) {
        guard let unheard = try await delivery.deliver().first else { return }
        let message = unheard.event.message
        throw .internal("\(message.topic) about \(message.subject) is not taken: \(unheard.reason)")
    }

    /// Empties the database's log once no transaction has written for half a minute.
    private func truncateLog() async throws(ServiceFailure) {
        guard let database = stores.database?.sql else { return }
        _ = try await mappingDatabaseErrors(ServiceFailure.self) { () throws(DatabaseError) in
            try await database.truncateLog(ifIdleFor: .seconds(30))
        }
    }
}
