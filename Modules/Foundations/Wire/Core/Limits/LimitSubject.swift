public import Vocabulary

/// The owner of a request budget.
public enum LimitSubject: Hashable, Sendable {
    /// An IPv4 address, or a 64-bit IPv6 network.
    case address(NetworkAddress)
    /// The network around an address, which one customer may have entirely: the first 24 bits of an IPv4
    /// address, the first 48 of an IPv6 address (RFC 6177).
    case surroundings(NetworkAddress)
    /// A member.
    case member(MemberID)
    /// A verified credential, by the name that its endpoint gives it.
    case credential(String)
    /// All callers together.
    case all
}

extension LimitSubject: CustomStringConvertible {
    /// A unique text: `address 192.0.2.1`, `network 192.0.2.0`, `member mem_…`, `credential …`, `all`.
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
    /// The subject of a client's address in canonical text. All unreadable texts count as one address.
    init(address text: String) {
        self = .address(NetworkAddress(text)?.network ?? NetworkAddress(high: .max, low: .max))
    }

    /// The subject of the network around an address; nil unless it is an address.
    var surroundings: LimitSubject? {
        guard case .address(let address) = self else { return nil }
        return .surroundings(address.customer)
    }
}

extension NetworkAddress {
    /// The address by which clients are distinguished: a whole IPv4 address, or the first 64 bits of an IPv6
    /// address, since a client has all addresses of such a network (RFC 4291, section 2.5.1).
    public var network: NetworkAddress { isIPv4 ? self : NetworkAddress(high: high, low: 0) }

    /// The network of one customer of a provider.
    fileprivate var customer: NetworkAddress {
        isIPv4
            ? NetworkAddress(high: high, low: low & ~0xff)
            : NetworkAddress(high: high & ~0xffff, low: 0)
    }
}
