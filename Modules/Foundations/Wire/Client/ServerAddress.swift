/// The address of a server: `https://madang.example`. A path before all endpoints is allowed:
/// `https://example.org/madang`.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// The URL without a slash at its end.
    public let description: String

    /// Reads an http or https URL (RFC 3986) without user, query and fragment; nil for anything else.
    public init?(_ text: String) {
        let lowered = text.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lowered.hasPrefix) else { return nil }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" }
        guard !host.isEmpty, host.first != ":", !host.contains("@"),
            rest.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !Self.forbidden.contains($0) })
        else { return nil }
        let end = rest.lastIndex { $0 != "/" } ?? rest.startIndex
        description = scheme + rest[...end]
    }

    /// The host without a port, an IPv6 address without its brackets: `madang.example`, `::1`.
    public var host: String {
        let authority = description.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" }
        if authority.first == "[" { return String(authority.dropFirst().prefix { $0 != "]" }) }
        return String(authority.prefix { $0 != ":" })
    }

    /// Whether connections use TLS.
    public var isSecure: Bool { description.hasPrefix("https:") }

    private static let forbidden = Array("?#\\\"<>^`{|}".utf8)
}
