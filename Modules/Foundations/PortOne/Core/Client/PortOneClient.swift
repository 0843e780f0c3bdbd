public import Wire

/// Asks PortOne V2 (`https://api.portone.io`, REST API 1.16.0) on behalf of one store.
///
/// Each verb is one request, repeated a few times where PortOne cannot be reached, is busy (429), or still
/// works on the same request; what changes something is repeated under its `Idempotency-Key`, so that it
/// takes effect once. PortOne keeps a key for 3 hours: after that, read the payment before anything is
/// repeated. PortOne advises to wait at least 60 seconds for an answer, which is the transport's to keep.
public struct PortOneClient: Sendable {
    let account: PortOneAccount
    let transport: any Transport
    let limits: PortOneLimits

    /// Asks by that transport: its address is PortOne's, or the sandbox's.
    public init(
        _ account: PortOneAccount, by transport: any Transport, limits: PortOneLimits = PortOneLimits()
    ) {
        (self.account, self.transport, self.limits) = (account, transport, limits)
    }
}

/// How often a request is sent, and how much is read.
public struct PortOneLimits: Hashable, Sendable {
    /// How often a request is sent in all.
    public var tries = 3
    /// The pause before the second attempt; doubled before each further one.
    public var pause: Duration = .milliseconds(500)
    /// The largest answer that is read, in bytes; a page of 1000 payments has some megabytes.
    public var largestAnswer = 16 << 20

    /// The default limits.
    public init() {}
}
