public import Wire

/// Where a server listens, and what it lets a client cost.
public struct WireServerConfiguration: Hashable, Sendable {
    /// The address to listen at: a host's name or number.
    public var host: String
    /// The port; 0 for any that is free.
    public var port: Int
    /// The largest head of a request in bytes: the address and all header fields.
    public var largestHead: Int
    /// The largest body of a request in bytes.
    public var largestBody: Int
    /// How long the body of a request may take to arrive.
    public var bodyTime: Duration
    /// How long a connection may stay open without a request, and how long the head of a request may take.
    public var idleTime: Duration
    /// How many connections are served at one time; others wait until one of them ends.
    public var mostConnections: Int
    /// How long a graceful stop waits for requests that are being answered before it cuts them off.
    public var stopTime: Duration

    /// The proxies that may say on whose behalf they ask.
    public var trustedProxies = TrustedProxies()

    /// The usual limits, unless others are named.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, largestHead: Int = 16 << 10, largestBody: Int = 1 << 20,
        bodyTime: Duration = .seconds(20), idleTime: Duration = .seconds(60), mostConnections: Int = 10_000,
        stopTime: Duration = .seconds(25)
    ) {
        self.host = host
        self.port = port
        self.largestHead = largestHead
        self.largestBody = largestBody
        self.bodyTime = bodyTime
        self.idleTime = idleTime
        self.mostConnections = mostConnections
        self.stopTime = stopTime
    }
}
