/// Limits on the time and size of a transfer.
public struct CurlLimits: Hashable, Sendable {
    /// The timeout for connecting, including TLS.
    public var connectTime: Duration
    /// The timeout of the whole transfer, including the wait for a free connection.
    public var totalTime: Duration
    /// The largest body of an answer in bytes, after decompression.
    public var largestAnswer: Int
    /// The most concurrent connections to the server.
    public var connections: Int

    /// The default limits.
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
    /// Whole milliseconds, at least 1, since libcurl reads 0 as no limit.
    var curlMilliseconds: Int {
        let (seconds, attoseconds) = components
        return max(1, Int(clamping: seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
}
