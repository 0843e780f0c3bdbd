public import Wire

/// The server's HTTP settings: trusted proxies, headers, metrics, logs and limits of time.
public struct ServingSettings: Sendable {
    /// The address by which people reach the server, without a slash at its end: `https://madang.example`;
    /// nil if it is not said.
    public let publicAddress: String?
    /// The proxies whose X-Forwarded-For is trusted.
    public let trustedProxies: TrustedProxies
    /// The origins whose pages may send requests.
    public let corsOrigins: Set<String>
    /// The max-age in seconds of Strict-Transport-Security; 0 for no such header.
    public let transportSecuritySeconds: Int
    /// Whether responses are compressed for clients that accept it.
    public let compresses: Bool
    /// Who may read `/metrics`: `off`, `loopback` or `all`.
    public let metrics: String
    /// Whether every request is logged rather than failures only.
    public let accessLog: Bool
    /// How long a client may leave waiting responses unread.
    public let writeTime: Duration

    init(_ layers: SettingLayers) throws(SettingsError) {
        publicAddress = try layers.value(.publicURL, ["https://HOST[:PORT]", "http://HOST[:PORT]", "none"]) {
            text -> String?? in
            if text == "none" { return .some(nil) }
            return Self.origin(text.hasSuffix("/") ? String(text.dropLast()) : text).map { .some($0) }
        }
        trustedProxies = try layers.value(.trustedProxies, ["192.0.2.1", "192.0.2.0/24", "2001:db8::/32"]) {
            Self.list($0) { AddressBlock($0) }.map { TrustedProxies($0) }
        }
        corsOrigins = try layers.value(.corsOrigins, ["https://HOST[:PORT]", "http://HOST[:PORT]"]) {
            Self.list($0, Self.origin).map { Set($0) }
        }
        transportSecuritySeconds = try layers.number(.hstsSeconds)
        compresses = try layers.isOn(.gzip)
        metrics = try layers.value(.metrics, ["off", "loopback", "all"]) {
            ["off", "loopback", "all"].contains($0) ? $0 : nil
        }
        accessLog = try layers.isOn(.accessLog)
        writeTime = .seconds(try layers.number(.writeSeconds))
    }

    /// The values of a comma-separated list; nil if one is invalid. `none` is the empty list.
    private static func list<Value>(_ text: String, _ read: (String) -> Value?) -> [Value]? {
        if text == "none" { return [] }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { read(String($0.withoutOuterBlanks)) }
        return values.count == parts.count ? values : nil
    }

    /// An origin as browsers write it (RFC 6454, section 6.2): in lower case, without a path and without the
    /// scheme's default port.
    private static func origin(_ text: String) -> String? {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
        let parts = text.dropFirst(scheme.count).split(separator: ":", omittingEmptySubsequences: false)
        guard let host = parts.first, !host.isEmpty, parts.count <= 2, host.utf8.allSatisfy(isHostByte) else {
            return nil
        }
        if parts.count == 2 {
            guard let port = UInt16(parts[1]), "\(port)" == parts[1], port > 0 else { return nil }
            if port == (scheme == "https://" ? 443 : 80) { return nil }
        }
        return text
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }
}

extension SettingLayers {
    /// Whether the setting is `on`. Throws unless it is `on` or `off`.
    func isOn(_ key: SettingKey) throws(SettingsError) -> Bool {
        try value(key, ["on", "off"]) { ["on": true, "off": false][$0] }
    }
}
