public import Vocabulary

/// Whose requests one budget counts.
public enum LimitSubject: Hashable, Sendable {
    /// An IPv4 address, or the network of 64 bits of an IPv6 address.
    case address(NetworkAddress)
    /// A member.
    case member(MemberID)
    /// Everybody.
    case all
}

extension LimitSubject: CustomStringConvertible {
    /// `address 192.0.2.1`, `member mem_…`, `all`: each subject has a text of its own.
    public var description: String {
        switch self {
        case .address(let address): "address \(address)"
        case .member(let member): "member \(member)"
        case .all: "all"
        }
    }
}

extension LimitSubject {
    /// The subject of a client's address in its canonical text. What cannot be read counts as one address.
    init(address text: String) {
        self = .address(NetworkAddress(text)?.network ?? NetworkAddress(high: .max, low: .max))
    }
}

extension NetworkAddress {
    /// The address as far as clients are told apart: all of an IPv4 address, of IPv6 the first 64 bits, for
    /// whoever has one address of such a network has them all (RFC 4291, section 2.5.1).
    public var network: NetworkAddress { isIPv4 ? self : NetworkAddress(high: high, low: 0) }
}
