import WireClient

extension Backend {
    /// The proxy that the environment names for requests to this server, without its password, and the
    /// variable that names it; nil where none is used.
    public var proxy: (address: String, variable: String)? {
        guard case .server(let address) = self else { return nil }
        let rule = ProxyRule(to: address)
        guard let proxy = rule.proxy, let variable = rule.variable else { return nil }
        return (proxy, variable)
    }
}
