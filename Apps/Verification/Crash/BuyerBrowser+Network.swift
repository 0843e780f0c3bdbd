import Composition
import Synchronization
import TestHooks
import Wire
import WireClient

extension BuyerBrowser {
    /// A browser at that platform, which reaches the sandbox over the network.
    init(at platform: any Platform) {
        let windows = WindowConnections()
        let browser = CheckoutBrowser(site: platform.transport) { origin, request throws(TransportFailure) in
            try await windows.transport(to: origin).send(request)
        }
        self.init { browser }
    }
}

/// Connections to the sandboxes that servers have named; they end with this value.
private final class WindowConnections: Sendable {
    private let open = Mutex<[String: CurlTransport]>([:])

    /// The connection to that origin. Throws `unreachable` if it is none.
    func transport(to origin: String) throws(TransportFailure) -> CurlTransport {
        guard let address = ServerAddress(origin) else { throw .unreachable("\(origin) is no address") }
        return open.withLock { open in
            if let known = open[origin] { return known }
            let transport = CurlTransport(to: address, version: MadangVersion.text)
            open[origin] = transport
            return transport
        }
    }
}
