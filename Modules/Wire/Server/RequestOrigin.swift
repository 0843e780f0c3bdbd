import Wire

/// Where a request comes from.
struct RequestOrigin {
    /// Who is at the other end of the connection; nil if it is no Internet address.
    let peer: NetworkAddress?
    /// Whether the peer is a proxy whose word is taken.
    let isTrusted: Bool
    /// Who asked first, as far as trusted proxies tell.
    let client: NetworkAddress?
    /// Whether the client's way to the first proxy was encrypted, as a trusted proxy says.
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

    /// Whether the request comes from this machine, not through a proxy of this machine, and to a name of
    /// this machine: a page of somebody else's that a browser here shows reaches the port by a name of its
    /// own, which its owner lets point here.
    func isLocal(_ headers: [String: String]) -> Bool {
        peer?.isLoopback == true && !Self.isForwarded(headers)
            && HostField(headers["host"])?.isHere == true
    }

    /// Whether any proxy has left its mark.
    static func isForwarded(_ headers: [String: String]) -> Bool {
        ["x-forwarded-for", "forwarded", "x-real-ip", "via"].contains { headers[$0] != nil }
    }
}
