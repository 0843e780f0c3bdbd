import Synchronization
import Wire
import WireClient

/// Sends webhooks, with one transport for each server that they go to.
final class WebhookSenders: Sendable {
    private let version: String
    private let transports = Mutex<[ServerAddress: CurlTransport]>([:])

    /// The most servers whose connections are kept.
    private static let most = 100

    init(version: String) { self.version = version }

    /// The status of the answer; nil if none came in time, or the address is none.
    @Sendable func send(_ url: String, _ request: WireRequest) async -> Int? {
        guard let address = Self.origin(of: url), let transport = transport(to: address) else { return nil }
        return try? await transport.send(request).status
    }

    /// Ends all connections.
    func close() async {
        let open = transports.withLock { transports in
            defer { transports = [:] }
            return Array(transports.values)
        }
        for transport in open { await transport.close() }
    }

    private func transport(to address: ServerAddress) -> CurlTransport? {
        transports.withLock { transports in
            if let known = transports[address] { return known }
            guard transports.count < Self.most else { return nil }
            // PortOne waits 30 seconds for a connection and for the answer.
            let limits = CurlLimits(
                connectTime: .seconds(30), totalTime: .seconds(30), largestAnswer: 1 << 20)
            let transport = CurlTransport(to: address, version: version, limits: limits)
            transports[address] = transport
            return transport
        }
    }

    /// The scheme, host and port of a URL.
    private static func origin(of url: String) -> ServerAddress? {
        guard let scheme = url.firstRange(of: "://") else { return nil }
        let host = url[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return ServerAddress(String(url[..<scheme.upperBound]) + host)
    }
}
