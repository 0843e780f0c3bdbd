/// What a transfer may cost at the most.
public struct CurlLimits: Hashable, Sendable {
    /// How long it may take to connect, TLS included.
    public var connectTime: Duration
    /// How long it may take in all, waiting for a free connection included.
    public var totalTime: Duration
    /// The largest body of an answer in bytes, after decompression.
    public var largestAnswer: Int
    /// The most connections to the server at one time.
    public var connections: Int

    /// The usual limits, unless others are named.
    public init(
        connectTime: Duration = .seconds(5), totalTime: Duration = .seconds(30),
        largestAnswer: Int = 16 << 20, connections: Int = 8
    ) {
        self.connectTime = connectTime
        self.totalTime = totalTime
        self.largestAnswer = largestAnswer
        self.connections = connections
    }
}

extension Duration {
    /// Whole milliseconds, at least 1, as libcurl counts (where 0 would mean no limit).
    var curlMilliseconds: Int {
        let (seconds, attoseconds) = components
        return max(1, Int(clamping: seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
}
