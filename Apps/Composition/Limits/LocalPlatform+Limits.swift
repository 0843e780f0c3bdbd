public import Vocabulary
public import Wire

extension LocalPlatform {
    /// What counts requests by the table and this platform's clock, for one server.
    public func limiter(_ limits: RequestLimits) -> RequestLimiter {
        RequestLimiter(limits, time: dependencies.time)
    }

    /// Has the limiter count together with the other servers of this database; does nothing in memory. To be
    /// called every second. Throws outages, after which the next call makes up for this one.
    public func exchange(_ limiter: RequestLimiter) async throws(ServiceFailure) {
        guard let database else { return }
        try await limiter.exchange(with: SQLSharedLimits(database, secret: dependencies.limitSecret))
    }
}
