import Database

/// The replicas that a URL names and how far behind they may be: `replica=HOST[:PORT],…` and
/// `replica_lag=SECONDS`.
struct Replication: Sendable, Hashable {
    /// A replica's host, an address or a socket's directory, and its port, nil for the primary's.
    struct Host: Sendable, Hashable {
        let name: String
        let port: Int?
    }

    static let lagSeconds = 5
    private static let lagLimit = 600
    private static let hostLimit = 8

    let hosts: [Host]
    let lagSeconds: Int

    /// No replicas.
    init() {
        hosts = []
        lagSeconds = Self.lagSeconds
    }

    /// Takes the parameters as often as the URL has them. Throws `misuse` with the rule that they break.
    init(replica: [String], lag: [String]) throws(DatabaseError) {
        guard replica.count < 2, lag.count < 2 else {
            throw .misuse(
                "replica and replica_lag stand once in the URL; several replicas: replica=HOST,HOST")
        }
        hosts = try Self.hosts(replica.first)
        lagSeconds = try Self.seconds(lag.first)
        if hosts.isEmpty, !lag.isEmpty { throw .misuse("replica_lag says nothing without a replica=HOST") }
    }

    /// As they stand in a URL.
    var parameters: [String] {
        if hosts.isEmpty { return [] }
        let list = hosts.map { host in
            let name = host.name.utf8.contains(UInt8(ascii: ":")) ? "[\(host.name)]" : host.name
            return host.port.map { "\(name):\($0)" } ?? name
        }
        let lag = lagSeconds == Self.lagSeconds ? [] : ["replica_lag=\(lagSeconds)"]
        return ["replica=" + list.joined(separator: ",")] + lag
    }

    private static func seconds(_ text: String?) throws(DatabaseError) -> Int {
        guard let text else { return lagSeconds }
        guard let number = Int(text), (1...lagLimit).contains(number) else {
            throw .misuse("replica_lag is a whole number of seconds from 1 to \(lagLimit)")
        }
        return number
    }

    private static func hosts(_ list: String?) throws(DatabaseError) -> [Host] {
        guard let list else { return [] }
        var hosts: [Host] = []
        for text in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let host = host(text) else {
                throw .misuse(
                    "replica is HOST or HOST:PORT, several with commas between them: replica=db2,db3:5433")
            }
            if hosts.contains(host) { throw .misuse("replica names one server twice") }
            hosts.append(host)
        }
        if hosts.count > hostLimit { throw .misuse("replica names more than \(hostLimit) servers") }
        return hosts
    }

    /// An address of IPv6 stands in brackets (RFC 3986, section 3.2.2).
    private static func host(_ text: Substring) -> Host? {
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let name = text[text.index(after: text.startIndex)..<end]
            return host(name, text[text.index(after: end)...], allowing: ":.%")
        }
        let end = text.firstIndex(of: ":") ?? text.endIndex
        return host(text[..<end], text[end...], allowing: text.first == "/" ? "/._-" : "._-")
    }

    private static func host(_ name: Substring, _ rest: Substring, allowing marks: String) -> Host? {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: marks.utf8.contains(byte)
            }
        }
        guard isPlain, !name.isEmpty, name.utf8.count <= 255 else { return nil }
        if rest.isEmpty { return Host(name: String(name), port: nil) }
        guard rest.first == ":", rest.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }),
            let port = Int(rest.dropFirst()), (1...65_535).contains(port)
        else { return nil }
        return Host(name: String(name), port: port)
    }
}
