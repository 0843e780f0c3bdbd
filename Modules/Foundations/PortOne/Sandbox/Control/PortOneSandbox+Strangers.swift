import PortOne
import Wire

extension PortOneSandbox {
    /// The refusal of a control call or a page request from another site, which must neither read nor change
    /// a sandbox on its visitor's machine; nil if the request is allowed.
    ///
    /// `Host` must be `localhost`, a loopback address or an allowed name: any other name may belong to a site
    /// that has pointed it at this machine. A changing request with an `Origin` must come from the sandbox's
    /// own pages. `takesForms` lets forms of other sites in: a shop's page opens the payment window by one.
    func strangerRefusal(_ request: WireRequest, takesForms: Bool = false) -> PortOneError? {
        let host = request.headers["host"]?.lowercased()
        if let host, !isOwn(host) {
            return .refusal(
                403, .forbidden,
                "the Host \(host.prefix(100)) is neither localhost nor a loopback address: use "
                    + "http://localhost, or allow the name in the sandbox's settings (allowedHosts)")
        }
        let own = host.map { ["http://" + $0, "https://" + $0] } ?? []
        guard !takesForms, request.method != "GET", let origin = request.headers["origin"]?.lowercased(),
            !own.contains(origin)
        else { return nil }
        return .refusal(
            403, .forbidden,
            "the page of \(origin.prefix(100)) may not change the sandbox: use its own pages, or a program "
                + "that sends no Origin, such as curl")
    }

    private func isOwn(_ host: String) -> Bool {
        let name =
            host.hasPrefix("[") ? host.dropFirst().prefix { $0 != "]" } : host.prefix { $0 != ":" }
        return name == "localhost" || name.hasSuffix(".localhost")
            || NetworkAddress(name)?.isLoopback == true || settings.allowedHosts.contains(String(name))
    }
}
