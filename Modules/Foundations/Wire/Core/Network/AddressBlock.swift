/// A block of IP addresses: one address, or all with the same prefix (CIDR, RFC 4632).
public struct AddressBlock: Hashable, Sendable {
    /// The block's first address; bits after the prefix are zero.
    private let first: NetworkAddress
    /// The length of the prefix, of 128 bits.
    private let length: Int

    /// Reads `192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32`. Nil for anything else, including bits after the
    /// prefix, which are a likely mistake: `192.0.2.1/24`.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = NetworkAddress(parts[0]) else { return nil }
        let most = address.isIPv4 ? 32 : 128
        var length = most
        if parts.count == 2 {
            let isPlain =
                (1...3).contains(parts[1].utf8.count) && parts[1].utf8.allSatisfy { (48...57) ~= $0 }
            guard isPlain, let number = Int(parts[1]), number <= most else { return nil }
            length = number
        }
        self.length = length + (128 - most)
        first = address.masked(self.length)
        guard first == address else { return nil }
    }

    /// Whether the block contains the address. IPv6 blocks, even `::/0`, contain no IPv4 address.
    public func contains(_ address: NetworkAddress) -> Bool {
        address.isIPv4 == first.isIPv4 && address.masked(length) == first
    }
}

extension NetworkAddress {
    /// The address with the bits after the first `length` set to zero.
    fileprivate func masked(_ length: Int) -> NetworkAddress {
        // Shifting by the width of the type or more gives zero.
        let highMask = ~(UInt64.max >> UInt64(min(length, 64)))
        let lowMask = length <= 64 ? 0 : ~(UInt64.max >> UInt64(length - 64))
        return NetworkAddress(high: high & highMask, low: low & lowMask)
    }
}
