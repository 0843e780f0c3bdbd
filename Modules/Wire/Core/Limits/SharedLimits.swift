public import Vocabulary

/// Where all servers of one deployment count the requests to endpoints whose limits they share.
public protocol SharedLimits: Sendable {
    /// Adds uses to their budgets, and answers when each of these is full again, in the order of the uses:
    /// `RateLimit.fullAt` of what all servers have added. Nil for a budget that nobody has used, or that has
    /// been full for so long that it was forgotten.
    ///
    /// A use of no requests asks alone. Adds all or nothing; throws outages.
    func add(_ uses: [LimitUse], at now: Timestamp) async throws(ServiceFailure) -> [Timestamp?]
}

/// Requests that a server has let pass and counted.
public struct LimitUse: Hashable, Sendable {
    /// The endpoint's name.
    public let endpoint: String
    /// Whose budget it was.
    public let subject: LimitSubject
    /// How many.
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
