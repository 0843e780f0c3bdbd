public import Vocabulary

/// Work that a domain repeats while a server runs: finish what was left half done, remove what has expired.
public struct Job: Sendable {
    /// Which servers of one database do it.
    public enum Servers: Sendable {
        /// Each server at each interval.
        case each
        /// One server at each interval, the first that comes. It holds a lease meanwhile; if it dies or takes
        /// longer than five minutes, another server does the job, too.
        case one
    }

    /// What it is called within its domain: `sweep`.
    let name: String
    /// How long after one beginning the next one comes.
    let interval: Duration
    let servers: Servers
    /// Whether a server does it when it starts, too.
    let isDoneAtStart: Bool
    /// Does a bounded part of what is there. Done again, or by two servers at once, it changes nothing more.
    let step: @Sendable () async throws(ServiceFailure) -> Void

    /// Names a job; by default each server does it every ten seconds, first one interval after its start.
    /// `atStart` adds a run at the start. `step` does a bounded part of what is there, and may be repeated,
    /// also by two servers at once. What it throws is logged, and the job is done again after its interval.
    public init(
        _ name: String, every interval: Duration = .seconds(10), on servers: Servers = .each,
        atStart isDoneAtStart: Bool = false,
        step: @escaping @Sendable () async throws(ServiceFailure) -> Void
    ) {
        (self.name, self.interval, self.servers) = (name, interval, servers)
        (self.isDoneAtStart, self.step) = (isDoneAtStart, step)
    }
}

/// A job as a server runs it.
public struct ScheduledJob: Sendable {
    /// Its domain and its name: `storage.sweep`.
    public let name: String
    /// How long after one beginning the next one comes.
    public let interval: Duration
    /// Whether a server does it when it starts, too.
    var isDoneAtStart = false
    /// Does it once, unless another server has done it for this interval or is doing it. Throws outages.
    public let run: @Sendable () async throws(ServiceFailure) -> Void
}

extension Job {
    /// The job under its full name. `leases` are those of all servers; without them each server does it.
    func scheduled(
        as name: String, by leases: JobLeases?, time: any TimeSource, ids: any IdentifierSource
    ) -> ScheduledJob {
        guard case .one = servers, let leases else {
            return ScheduledJob(name: name, interval: interval, isDoneAtStart: isDoneAtStart, run: step)
        }
        return ScheduledJob(name: name, interval: interval, isDoneAtStart: isDoneAtStart) {
            () throws(ServiceFailure) in
            let (holder, begun) = (ids.next().base32, time.now())
            guard try await leases.take(name, for: holder, at: begun) else { return }
            var failure: ServiceFailure?
            do throws(ServiceFailure) { try await step() } catch { failure = error }
            try await leases.finish(name, of: holder, nextAt: begun.advanced(by: interval))
            if let failure { throw failure }
        }
    }
}
