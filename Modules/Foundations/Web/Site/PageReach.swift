/// What one page loads, and where it leads, beyond the site's own stylesheet, pictures and forms.
///
/// Its policy (Content Security Policy Level 3) allows this and nothing else. Origins are written like
/// `https://pay.example`, or `https://*.pay.example` for all names below; what has another form is left out
/// of the policy.
public struct PageReach: Hashable, Sendable {
    /// A script that the page loads.
    public enum Script: Hashable, Sendable {
        /// A file of a domain, by its name among the templates: `checkout.js`.
        case own(String)
        /// The address of another site's file.
        case foreign(String)
    }

    /// In the order in which they run.
    public var scripts: [Script]
    /// Origins from which the foreign scripts load further ones.
    public var scriptOrigins: [String]
    /// Origins that scripts may ask.
    public var connections: [String]
    /// Origins whose pages may stand in frames.
    public var frames: [String]
    /// Origins to which a form of the page leads, also by a redirect.
    public var forms: [String]

    /// Memberwise.
    public init(
        scripts: [Script] = [], scriptOrigins: [String] = [], connections: [String] = [],
        frames: [String] = [], forms: [String] = []
    ) {
        (self.scripts, self.scriptOrigins) = (scripts, scriptOrigins)
        (self.connections, self.frames, self.forms) = (connections, frames, forms)
    }

    /// Nothing beyond the site's own.
    public static let own = PageReach()
}

extension PageReach {
    /// The directives of the policy that differ from those of other pages.
    var directives: [String] {
        var directives = ["form-action \((["'self'"] + Self.sound(forms)).joined(separator: " "))"]
        var sources = scripts.contains { if case .own = $0 { true } else { false } } ? ["'self'"] : []
        sources += Self.sound(scripts.compactMap(\.foreignOrigin) + scriptOrigins)
        for (name, sources) in [
            ("script-src", sources), ("connect-src", Self.sound(connections)),
            ("frame-src", Self.sound(frames)),
        ] where !sources.isEmpty {
            directives.append("\(name) \(sources.joined(separator: " "))")
        }
        return directives
    }

    /// Each origin once, without what a policy cannot hold.
    private static func sound(_ origins: [String]) -> [String] {
        var seen: Set<String> = []
        return origins.filter { isSound($0) && seen.insert($0).inserted }
    }

    /// Whether it is `http` or `https` with a host, and a port if it has one. `https:` stands for all of that
    /// scheme: a policy cannot name an IPv6 address.
    private static func isSound(_ origin: String) -> Bool {
        if origin == "https:" || origin == "http:" { return true }
        guard origin.hasPrefix("https://") || origin.hasPrefix("http://") else { return false }
        let host = origin.drop { $0 != "/" }.dropFirst(2)
        return !host.isEmpty && host.utf8.allSatisfy(isOfHost)
    }

    private static func isOfHost(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "*")].contains(byte)
        }
    }
}

extension PageReach.Script {
    /// The origin of another site's file; nil for an own one.
    fileprivate var foreignOrigin: String? {
        guard case .foreign(let address) = self else { return nil }
        let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].isEmpty else { return nil }
        return "\(parts[0])//\(parts[2].prefix { $0 != "/" && $0 != "?" && $0 != "#" })"
    }
}
