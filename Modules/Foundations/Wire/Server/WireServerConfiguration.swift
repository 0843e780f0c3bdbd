public import Wire

/// The address of a server, and the limits on its clients.
public struct WireServerConfiguration: Hashable, Sendable {
    /// The host name or address to bind.
    public var host: String
    /// The port; 0 for any free one.
    public var port: Int
    /// The largest head of a request in bytes: target and all header fields.
    public var largestHead: Int
    /// The largest body of a request in bytes; uploads have the limits of their endpoint.
    public var largestBody: Int
    /// The time limit for a request's body; uploads have the pace of their endpoint.
    public var bodyTime: Duration
    /// The time limit of a connection without a request, and of receiving a request's head.
    public var idleTime: Duration
    /// The most concurrent connections; others wait until one ends.
    public var mostConnections: Int
    /// How long a graceful stop waits for running requests before it cuts them off.
    public var stopTime: Duration

    /// The most connections of one address (an IPv4 address or a 64-bit IPv6 network); a further one is
    /// closed at once. Trusted proxies, which carry all clients, are not limited.
    public var mostConnectionsPerAddress = 1_000
    /// The most bytes that clients may make the server hold: unread answers and unfinished bodies. Beyond,
    /// the connection without progress for the longest time is cut off.
    public var mostHeldBytes = 256 << 20
    /// The most held bytes of one address.
    public var mostHeldBytesPerAddress = 64 << 20
    /// How long a client may leave an answer unread, whole or streamed.
    public var writeTime: Duration = .seconds(30)
    /// The proxies whose `X-Forwarded-For` is trusted.
    public var trustedProxies = TrustedProxies()
    /// The origins (`https://madang.example`) allowed by CORS; none by default.
    public var corsOrigins: Set<String> = []
    /// For how many seconds browsers must use https only (RFC 6797); 0 to omit it. Sent only in answers that
    /// a trusted proxy carries by https.
    public var transportSecuritySeconds = 0
    /// Whether text bodies are compressed for clients that accept it.
    public var compresses = true
    /// Who may read `/metrics`.
    public var metricsReaders = MetricsReaders.loopback

    /// The default limits.
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

/// Who may read the server's metrics. Forwarded requests are always refused.
public enum MetricsReaders: String, Hashable, Sendable, CaseIterable {
    case nobody = "off"
    /// Programs on the same machine.
    case loopback
    /// Any client that connects to the server's port without a proxy.
    case everybody = "all"
}
