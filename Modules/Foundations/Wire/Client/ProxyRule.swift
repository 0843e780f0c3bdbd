import Glibc
import Wire

/// The proxy for requests to a server, from the environment (curl(1), ENVIRONMENT).
///
/// `http_proxy` is read in lower case only, since a CGI program's client controls `HTTP_PROXY`;
/// `https_proxy`, `all_proxy` and `no_proxy` in lower case, else in upper case. Loopback addresses never use
/// a proxy.
public struct ProxyRule: Hashable, Sendable {
    /// The proxy without user and password; nil for none: `http://proxy.example:3128`.
    public let proxy: String?
    /// The variable that names the proxy; nil for none.
    public let variable: String?
    /// The hosts without a proxy, in the form of `no_proxy`.
    let exceptions: String

    /// The rule for requests to that address.
    public init(to address: ServerAddress, _ variables: (String) -> String? = Self.environment) {
        func first(_ names: [String]) -> (name: String, value: String)? {
            for name in names { if let value = variables(name), !value.isEmpty { return (name, value) } }
            return nil
        }
        let own = first(["no_proxy", "NO_PROXY"])?.value ?? ""
        exceptions = own == "*" ? own : ([own] + Self.loopback).filter { !$0.isEmpty }.joined(separator: ",")
        let names = address.isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
        guard let found = first(names + ["all_proxy", "ALL_PROXY"]), !Self.excepts(exceptions, address.host)
        else {
            (proxy, variable) = (nil, nil)
            return
        }
        (proxy, variable) = (Self.withoutUser(found.value), found.name)
    }

    /// Reads a variable of this process.
    public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The loopback interface: RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3.
    /// libcurl before 7.86 does not support blocks.
    private static let loopback = ["localhost", "127.0.0.1", "127.0.0.0/8", "::1", "::ffff:127.0.0.0/104"]

    /// Whether the list contains the host: `*`, its address or a block, its name or a parent domain.
    private static func excepts(_ list: String, _ host: String) -> Bool {
        if list == "*" { return true }
        let entries = list.split { $0 == "," || $0 == " " || $0 == "\t" }
        if let address = NetworkAddress(host) {
            return entries.contains { AddressBlock($0)?.contains(address) == true }
        }
        let host = host.trimmed(of: ".", atBothEnds: false).lowercased()
        return entries.contains { entry in
            let name = String(entry).trimmed(of: ".", atBothEnds: true).lowercased()
            return !name.isEmpty && (host == name || host.hasSuffix("." + name))
        }
    }

    private static func withoutUser(_ text: String) -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let hasScheme = parts.count > 2 && parts[0].hasSuffix(":") && parts[1].isEmpty
        let (scheme, rest) = hasScheme ? ("\(parts[0])//", parts[2]) : ("http://", parts[0])
        // A password may hold an unescaped slash, so the host is the text after the last @.
        let host = text.contains("@") ? text.split(separator: "@").last ?? "" : rest
        return scheme + (host.split(separator: "/").first ?? "")
    }
}

extension String {
    fileprivate func trimmed(of character: Character, atBothEnds: Bool) -> String {
        var text = self[...]
        while text.last == character { text.removeLast() }
        while atBothEnds, text.first == character { text.removeFirst() }
        return String(text)
    }
}
