public import Wire

/// Where a server listens, and what it lets a client cost.
public struct WireServerConfiguration: Hashable, Sendable {
    /// The address to listen at: a host's name or number.
    public var host: String
    /// The port; 0 for any that is free.
    public var port: Int
    /// The largest head of a request in bytes: the address and all header fields.
    public var largestHead: Int
    /// The largest body of a request in bytes; that of files has the limits of its endpoint.
    public var largestBody: Int
    /// How long the body of a request may take to arrive; that of files has the pace of its endpoint.
    public var bodyTime: Duration
    /// How long a connection may stay open without a request, and how long the head of a request may take.
    public var idleTime: Duration
    /// How many connections are served at one time; others wait until one of them ends.
    public var mostConnections: Int
    /// How long a graceful stop waits for requests that are being answered before it cuts them off.
    public var stopTime: Duration

    /// How many connections one address may have, an IPv4 address or the 64 bits before an IPv6 address; one
    /// more is closed at once. Trusted proxies, through whom all come, have as many as they like.
    public var mostConnectionsPerAddress = 1_000
    /// How many bytes clients may make the server hold: large answers that they do not take, bodies that they
    /// do not end. Beyond, the connection is cut off on which nothing has moved for the longest time.
    public var mostHeldBytes = 256 << 20
    /// How many of them the clients of one address.
    public var mostHeldBytesPerAddress = 64 << 20
    /// How long a client may leave answers that wait for it untaken, whole ones and streams.
    public var writeTime: Duration = .seconds(30)
    /// The proxies that may say on whose behalf they ask.
    public var trustedProxies = TrustedProxies()
    /// The origins (`https://madang.example`) whose pages may ask; none, unless some are named.
    public var corsOrigins: Set<String> = []
    /// For how many seconds browsers are told to ask by https alone (RFC 6797); 0 for not at all. It is said
    /// only in answers that a trusted proxy carries by https.
    public var transportSecuritySeconds = 0
    /// Whether bodies of text are packed for clients that accept it.
    public var compresses = true
    /// Who may read `/metrics`.
    public var metricsReaders = MetricsReaders.loopback

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

/// Who may read the server's metrics. What a proxy forwards is refused to all.
public enum MetricsReaders: String, Hashable, Sendable, CaseIterable {
    case nobody = "off"
    /// Programs of the same machine.
    case loopback
    /// Whoever reaches the server's port without a proxy.
    case everybody = "all"
}
