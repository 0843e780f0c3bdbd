import Glibc

/// An IP address (RFC 791, RFC 4291) without a port.
///
/// An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`, RFC 4291, section 2.5.5.2) is equal to the IPv4 address,
/// since a dual-stack socket reports it so.
public struct NetworkAddress: Hashable, Sendable {
    /// The 128 bits of the IPv6 form, upper and lower half.
    let high: UInt64
    let low: UInt64

    /// The address of these 128 bits; those of the IPv4 range are IPv4 addresses.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The IPv4 address of these 32 bits.
    public init(ipv4 bits: UInt32) {
        self.init(high: 0, low: Self.ipv4Mark | UInt64(bits))
    }

    /// Reads `192.0.2.1` or an IPv6 address (RFC 4291, section 2.2); nil for anything else, such as octal
    /// numbers, ports, brackets, zones or blanks.
    public init?(_ text: some StringProtocol) {
        guard (2...45).contains(text.utf8.count), !text.utf8.contains(0) else { return nil }
        let isIPv4 = !text.utf8.contains(UInt8(ascii: ":"))
        let found = withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { buffer -> NetworkAddress? in
            let family = isIPv4 ? AF_INET : AF_INET6
            guard text.withCString({ inet_pton(family, $0, buffer.baseAddress) }) == 1 else { return nil }
            return NetworkAddress(bytes: UnsafeRawBufferPointer(rebasing: buffer[..<(isIPv4 ? 4 : 16)]))
        }
        guard let found else { return nil }
        self = found
    }

    /// The address of four bytes (IPv4) or sixteen (IPv6) in network order; nil for any other count.
    public init?(bytes: UnsafeRawBufferPointer) {
        switch bytes.count {
        case 4: self.init(ipv4: UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)))
        case 16:
            self.init(
                high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
        default: return nil
        }
    }

    /// Whether it is an IPv4 address.
    public var isIPv4: Bool { high == 0 && low >> 32 == Self.ipv4Mark >> 32 }

    /// Whether it is a loopback address: `127.0.0.0/8` or `::1`.
    public var isLoopback: Bool {
        isIPv4 ? low >> 24 & 0xFF == 127 : high == 0 && low == 1
    }

    private static let ipv4Mark: UInt64 = 0xFFFF << 32
}

extension NetworkAddress: CustomStringConvertible {
    /// The canonical text (RFC 5952).
    public var description: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 46) { buffer in
            if isIPv4 {
                var address = in_addr(s_addr: UInt32(truncatingIfNeeded: low).bigEndian)
                inet_ntop(AF_INET, &address, buffer.baseAddress, socklen_t(buffer.count))
            } else {
                var halves = (high.bigEndian, low.bigEndian)
                inet_ntop(AF_INET6, &halves, buffer.baseAddress, socklen_t(buffer.count))
            }
            return buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
    }
}
