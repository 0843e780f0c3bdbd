import NIOCore
import Wire

extension NetworkAddress {
    /// The address of a socket; nil if it is not an IP address.
    init?(_ address: SocketAddress) {
        // The offsets in sockaddr_in and sockaddr_in6, which are the same on all systems.
        let found: NetworkAddress? =
            switch address {
            case .v4(let four):
                withUnsafeBytes(of: four.address) { NetworkAddress(bytes: .init(rebasing: $0[4..<8])) }
            case .v6(let six):
                withUnsafeBytes(of: six.address) { NetworkAddress(bytes: .init(rebasing: $0[8..<24])) }
            case .unixDomainSocket: nil
            }
        guard let found else { return nil }
        self = found
    }
}
