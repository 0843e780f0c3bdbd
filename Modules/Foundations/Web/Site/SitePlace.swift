/// Where a site is served, as its operator says it.
public struct SitePlace: Hashable, Sendable {
    /// The public address without a slash at its end: `https://madang.example`; nil if it is not known.
    ///
    /// Without it pages name no address of their own. The `Host` of a request is not taken in its place: any
    /// client can write one, and the page would be cached with it for all others.
    public let address: String?
    /// Origins beside the server from which pictures come: `https://store.example`.
    public let pictureOrigins: [String]

    /// Memberwise, without checks.
    public init(address: String? = nil, pictureOrigins: [String] = []) {
        (self.address, self.pictureOrigins) = (address, pictureOrigins)
    }

    /// What a browser may load for a page (Content Security Policy Level 3): its stylesheet and pictures, and
    /// what the page itself reaches.
    func policy(_ reach: PageReach) -> String {
        let pictures = (["'self'"] + pictureOrigins).joined(separator: " ")
        let directives =
            ["default-src 'none'", "img-src \(pictures)", "style-src 'self'"] + reach.directives
            + ["base-uri 'none'", "frame-ancestors 'none'"]
        return directives.joined(separator: "; ")
    }
}
