import Wire

/// The origin of a request.
struct RequestOrigin {
    /// The peer of the connection; nil if it has no IP address.
    let peer: NetworkAddress?
    /// Whether the peer is a trusted proxy.
    let isTrusted: Bool
    /// The original client, as far as trusted proxies tell.
    let client: NetworkAddress?
    /// Whether the client's connection to the first proxy was encrypted, by a trusted proxy's word.
    let isSecure: Bool

    init(_ peer: NetworkAddress?, _ headers: [String: String], _ proxies: TrustedProxies) {
        self.peer = peer
        isTrusted = peer.map(proxies.trusts) ?? false
        guard let peer, isTrusted else {
            (client, isSecure) = (peer, false)
            return
        }
        client = proxies.client(behind: peer, forwardedFor: headers["x-forwarded-for"])
        isSecure = headers["x-forwarded-proto"]?.lowercased() == "https"
    }

    /// Whether the request comes from this machine, not through a local proxy, and to a name of this
    /// machine. The name is checked because a foreign page in a local browser can reach the port by a name
    /// of its own that resolves to this machine (DNS rebinding).
    func isLocal(_ headers: [String: String]) -> Bool {
        peer?.isLoopback == true && !Self.isForwarded(headers)
            && HostField(headers["host"])?.isHere == true
    }

    /// Whether any proxy has added a header field.
    static func isForwarded(_ headers: [String: String]) -> Bool {
        ["x-forwarded-for", "forwarded", "x-real-ip", "via"].contains { headers[$0] != nil }
    }
}
