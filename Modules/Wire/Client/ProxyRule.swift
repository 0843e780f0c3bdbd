import Glibc
import Wire

/// Which proxy libcurl sends the requests to a server by, as the environment says (curl(1), ENVIRONMENT):
/// `http_proxy` in small letters alone, since a CGI program would be given `HTTP_PROXY` by its client;
/// `https_proxy`, `all_proxy` and `no_proxy` in small letters, else in capitals. The machine itself is never
/// asked by a proxy.
public struct ProxyRule: Hashable, Sendable {
    /// The proxy without user and password, nil for none: `http://proxy.example:3128`.
    public let proxy: String?
    /// The variable that names the proxy, nil for none.
    public let variable: String?
    /// For whom libcurl takes no proxy, in the form of `no_proxy`.
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

    /// A variable of this process.
    public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The machine itself: RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3.
    /// Versions of libcurl before 7.86 know no blocks.
    private static let loopback = ["localhost", "127.0.0.1", "127.0.0.0/8", "::1", "::ffff:127.0.0.0/104"]

    /// Whether the list names the host: all hosts, its address or a block, its name or a domain above.
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
        // A password may hold a slash that its owner has not escaped: what stands behind the last @ is left.
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
