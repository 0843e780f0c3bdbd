/// The proxies whose `X-Forwarded-For` is trusted.
public struct TrustedProxies: Hashable, Sendable {
    private let blocks: [AddressBlock]

    /// Trusts the addresses of these blocks; none by default.
    public init(_ blocks: [AddressBlock] = []) {
        self.blocks = blocks
    }

    /// Whether the address is a trusted proxy.
    public func trusts(_ address: NetworkAddress) -> Bool {
        blocks.contains { $0.contains(address) }
    }

    /// The client of a request from `peer`, by its `X-Forwarded-For` fields, joined in order.
    ///
    /// Each proxy appends the address of its own client after a comma. The list is read from its end while
    /// the writer of an entry is trusted; earlier entries may be forged by the client. If a trusted proxy's
    /// entry is not an address, the result is that proxy.
    public func client(behind peer: NetworkAddress, forwardedFor: String?) -> NetworkAddress {
        guard !blocks.isEmpty, let forwardedFor, trusts(peer) else { return peer }
        var hop = peer
        var rest = forwardedFor.utf8[...]
        while trusts(hop), !rest.isEmpty {
            let start = rest.lastIndex(of: UInt8(ascii: ",")).map { rest.index(after: $0) }
            let entry = Substring(rest[(start ?? rest.startIndex)...]).withoutOuterBlanks
            rest = start.map { rest[..<rest.index(before: $0)] } ?? rest[..<rest.startIndex]
            if entry.isEmpty { continue }
            guard let address = Self.address(entry) else { return hop }
            hop = address
        }
        return hop
    }

    /// The address of an entry, which may have a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`.
    private static func address(_ entry: Substring) -> NetworkAddress? {
        if entry.utf8.first == UInt8(ascii: "[") {
            guard let end = entry.lastIndex(of: "]"), isPort(entry[entry.index(after: end)...]) else {
                return nil
            }
            return NetworkAddress(entry[entry.index(after: entry.startIndex)..<end])
        }
        if let colon = entry.firstIndex(of: ":"), entry.lastIndex(of: ":") == colon {
            return isPort(entry[colon...]) ? NetworkAddress(entry[..<colon]) : nil
        }
        return NetworkAddress(entry)
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty
            || text.utf8.first == UInt8(ascii: ":") && (2...6).contains(text.utf8.count)
                && text.utf8.dropFirst().allSatisfy { (48...57) ~= $0 }
    }
}

extension Substring {
    /// Trims blanks and tabs at both ends (RFC 9110, section 5.6.3).
    public var withoutOuterBlanks: Substring {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }),
            let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return self[startIndex..<startIndex] }
        return self[first...last]
    }
}
