public import Vocabulary

/// Counts requests to endpoints with shared limits, for all servers of one deployment.
public protocol SharedLimits: Sendable {
    /// Adds uses to their budgets; returns when each is full again, in order.
    ///
    /// The result is `RateLimit.fullAt` over all servers' uses; nil for a budget that was never used or has
    /// been full for so long that it was forgotten. A use with a count of 0 only queries. Adds all or
    /// nothing; throws outages.
    func add(_ uses: [LimitUse], at now: Timestamp) async throws(ServiceFailure) -> [Timestamp?]
}

/// Requests that a server has admitted and counted.
public struct LimitUse: Hashable, Sendable {
    /// The endpoint's name.
    public let endpoint: String
    /// The owner of the budget.
    public let subject: LimitSubject
    /// The number of requests.
    public var count: Int
    /// The budget.
    public let rate: RateLimit

    /// Memberwise.
    public init(endpoint: String, subject: LimitSubject, count: Int, rate: RateLimit) {
        self.endpoint = endpoint
        self.subject = subject
        self.count = count
        self.rate = rate
    }
}
