/// The origin of a sign-in attempt: an IPv4 address, an IPv6 network of 64 bits, or this process.
///
/// The network counts as one place because a customer has all its addresses (RFC 4291, section 2.5.1).
struct SignInPlace: Hashable, Sendable, CustomStringConvertible {
    private let text: String
    /// The surrounding network, which one customer may have entirely: the first 24 bits of an IPv4 address,
    /// the first 48 of an IPv6 address (RFC 6177).
    let network: String

    /// The place of a network address in canonical text (RFC 5952); nil for a caller in this process.
    init(address: String?) {
        let address = address ?? ""
        if address.utf8.contains(UInt8(ascii: ":")) {
            let groups = Self.groups(of: address)
            text = groups.prefix(4).joined(separator: ":") + "/64"
            network = groups.prefix(3).joined(separator: ":") + "/48"
        } else {
            text = String(address.prefix(64))
            network = text.split(separator: ".").prefix(3).joined(separator: ".") + "/24"
        }
    }

    /// The address, or the network.
    var description: String { text }

    /// Whether it is a network address rather than this process.
    var isRemote: Bool { !text.isEmpty }

    /// The eight groups of an IPv6 address.
    private static func groups(of address: String) -> [String] {
        let groups = address.split(separator: ":", maxSplits: 8, omittingEmptySubsequences: false)
        // A double colon stands for omitted groups of zeros.
        let written = groups.prefix { !$0.isEmpty }
        let behind = groups.count - written.count
        let zeros = written.count < 4 && behind > 0 ? max(0, 8 - groups.count { !$0.isEmpty }) : 0
        let rest = groups.dropFirst(written.count).filter { !$0.isEmpty }
        return written.map(String.init) + Array(repeating: "0", count: zeros) + rest.map(String.init)
    }
}
