public import Vocabulary

/// Whose requests one budget counts.
public enum LimitSubject: Hashable, Sendable {
    /// An IPv4 address, or the network of 64 bits of an IPv6 address.
    case address(NetworkAddress)
    /// The network around an address, of which one customer may have all: the first 24 bits of an IPv4
    /// address, the first 48 of an IPv6 address (RFC 6177).
    case surroundings(NetworkAddress)
    /// A member.
    case member(MemberID)
    /// A credential that was found right, by the name that its endpoint gives it.
    case credential(String)
    /// Everybody.
    case all
}

extension LimitSubject: CustomStringConvertible {
    /// `address 192.0.2.1`, `network 192.0.2.0`, `member mem_…`, `credential …`, `all`: each subject has
    /// a text of its own.
    public var description: String {
        switch self {
        case .address(let address): "address \(address)"
        case .surroundings(let network): "network \(network)"
        case .member(let member): "member \(member)"
        case .credential(let name): "credential \(name)"
        case .all: "all"
        }
    }
}

extension LimitSubject {
    /// The subject of a client's address in its canonical text. What cannot be read counts as one address.
    init(address text: String) {
        self = .address(NetworkAddress(text)?.network ?? NetworkAddress(high: .max, low: .max))
    }

    /// What is counted for the network around an address; nil for what is no address.
    var surroundings: LimitSubject? {
        guard case .address(let address) = self else { return nil }
        return .surroundings(address.customer)
    }
}

extension NetworkAddress {
    /// The address as far as clients are told apart: all of an IPv4 address, of IPv6 the first 64 bits, for
    /// whoever has one address of such a network has them all (RFC 4291, section 2.5.1).
    public var network: NetworkAddress { isIPv4 ? self : NetworkAddress(high: high, low: 0) }

    /// The network of one customer of a provider.
    fileprivate var customer: NetworkAddress {
        isIPv4
            ? NetworkAddress(high: high, low: low & ~0xff)
            : NetworkAddress(high: high & ~0xffff, low: 0)
    }
}
