import CoreMetrics
import Synchronization
import Wire

/// How many connections each address has, so that none takes the room of all others.
final class ConnectionRoom: Sendable {
    private let most: Int
    private let proxies: TrustedProxies
    private let refused: Counter?
    /// As many entries as there are connections, at most.
    private let counts = Mutex<[NetworkAddress: Int]>([:])

    /// Gives each address room for that many; all come through trusted proxies, who have no limit.
    init(_ configuration: WireServerConfiguration, refused: Counter?) {
        most = configuration.mostConnectionsPerAddress
        proxies = configuration.trustedProxies
        self.refused = refused
    }

    /// Whether there is room for one more connection of the peer.
    enum Entry {
        /// It counts for that address until it leaves; nil if nobody counts it.
        case admitted(NetworkAddress?)
        case refused
    }

    /// Counts a connection of the peer, nil for one that has no network address.
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

    /// A connection that counted for the address has ended.
    func leave(_ network: NetworkAddress) {
        counts.withLock { counts in
            let count = counts[network, default: 1] - 1
            counts[network] = count > 0 ? count : nil
        }
    }
}
