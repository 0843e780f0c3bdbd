import CoreMetrics
import Synchronization
import Wire

/// Limits the connections of each address, so that none takes all room.
final class ConnectionRoom: Sendable {
    private let most: Int
    private let proxies: TrustedProxies
    private let refused: Counter?
    /// At most one entry per connection.
    private let counts = Mutex<[NetworkAddress: Int]>([:])

    /// Sets the limit of each address; trusted proxies, which carry all clients, have none.
    init(_ configuration: WireServerConfiguration, refused: Counter?) {
        most = configuration.mostConnectionsPerAddress
        proxies = configuration.trustedProxies
        self.refused = refused
    }

    /// Whether one more connection of the peer is admitted.
    enum Entry {
        /// Admitted and counted for that address until it leaves; nil if it is not counted.
        case admitted(NetworkAddress?)
        case refused
    }

    /// Counts a connection of the peer; nil if it has no network address.
    func enter(_ peer: NetworkAddress?) -> Entry {
        guard let peer, !proxies.trusts(peer) else { return .admitted(nil) }
        let network = peer.network
        let isAdmitted = counts.withLock { counts in
            let count = counts[network, default: 0]
            if count < most { counts[network] = count + 1 }
            return count < most
        }
        if isAdmitted { return .admitted(network) }
        refused?.increment()
        return .refused
    }

    /// Removes a connection that counted for the address.
    func leave(_ network: NetworkAddress) {
        counts.withLock { counts in
            let count = counts[network, default: 1] - 1
            counts[network] = count > 0 ? count : nil
        }
    }
}
