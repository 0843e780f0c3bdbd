import CPostgres
public import Database

/// Where a PostgreSQL database is.
///
/// A URL as libpq knows it (manual, "Connection URIs") with the parameter `schema` besides; what it leaves
/// out comes from the environment (`PGHOST`, `PGPASSWORD`, `PGPASSFILE`, …) and then from libpq's defaults:
/// `postgres://madang@db.example:5432/madang?schema=madang&sslmode=verify-full`. Several servers
/// (`postgres://madang@a,b/madang`) are tried in turn until one can be written.
///
/// `replica=HOST[:PORT],…` names up to eight streaming replicas that may answer the reads of `replicaReads`,
/// with the user, the password, the database and the TLS of the primary; a port that is left out is the
/// primary's. `replica_lag=SECONDS` (1 to 600, 5 if left out) says how far behind such a read may be.
public struct PostgresLocation: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    /// The schema that holds the tables; nil for the one that the server chooses for the user.
    public let schema: String?
    /// The connection parameters for libpq, by keyword.
    let parameters: [String: String]
    /// The replicas, and their largest allowed lag.
    let replication: Replication

    /// Throws `misuse` for a text that is no such URL, or for a schema that is no plain name (`a-z`, `0-9`
    /// and `_`, at most 63), a replica or a lag that is none, and `unavailable` where libpq is not installed;
    /// never repeats the text, which may hold a password.
    public init(_ url: String) throws(DatabaseError) {
        try PostgresLibrary.load()
        let (rest, own) = Self.split(url)
        let schema = own["schema"]?.last
        if let schema, !Self.isPlainName(schema) {
            throw .misuse("the schema in the URL is no plain name (a-z, 0-9 and _, at most 63 characters)")
        }
        replication = try Replication(replica: own["replica"] ?? [], lag: own["replica_lag"] ?? [])
        guard url.hasPrefix("postgres://") || url.hasPrefix("postgresql://"), !url.utf8.contains(0),
            let parameters = Self.parse(rest)
        else {
            throw .misuse(
                "this is no URL of PostgreSQL, such as postgres://user@host:5432/database?schema=name")
        }
        self.schema = schema
        self.parameters = parameters
    }

    /// The URL without the password.
    public var description: String {
        var text = "postgres://"
        if let user = parameters["user"] { text += user + "@" }
        let ports = (parameters["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let hosts = (parameters["host"] ?? parameters["hostaddr"] ?? "").split(
            separator: ",", omittingEmptySubsequences: false)
        text += hosts.enumerated().map { index, host in
            let port = ports.count == 1 ? ports[0] : index < ports.count ? ports[index] : ""
            return port.isEmpty ? String(host) : "\(host):\(port)"
        }.joined(separator: ",")
        text += "/" + (parameters["dbname"] ?? "")
        let own = (schema.map { ["schema=" + $0] } ?? []) + replication.parameters
        return own.isEmpty ? text : text + "?" + own.joined(separator: "&")
    }

    /// Nothing beside the description, so that no dump shows the password.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }

    /// Whether the URL names several servers, of which one is the primary.
    var hasSeveralServers: Bool {
        (parameters["host"] ?? parameters["hostaddr"] ?? "").utf8.contains(UInt8(ascii: ","))
    }

    /// What PostgreSQL's own programs are told to reach the same place, by the variables of libpq (manual,
    /// "Environment Variables"): no password stands in a command line. Without those parameters that have no
    /// variable.
    public var environment: [String: String] {
        guard let list = PQconninfoParse("postgres://", nil) else { return [:] }
        defer { PQconninfoFree(list) }
        var (variables, option): ([String: String], UnsafeMutablePointer<PQconninfoOption>) = ([:], list)
        while let keyword = option.pointee.keyword {
            if let variable = option.pointee.envvar, let value = parameters[String(cString: keyword)] {
                variables[String(cString: variable)] = value
            }
            option += 1
        }
        return variables
    }

    /// The same place, another schema.
    public func inSchema(_ schema: String) throws(DatabaseError) -> PostgresLocation {
        guard Self.isPlainName(schema) else { throw .misuse("'\(schema)' is no plain name of a schema") }
        return PostgresLocation(schema: schema, parameters: parameters, replication: replication)
    }

    /// The replicas, each as a place of its own.
    var replicas: [PostgresLocation] {
        replication.hosts.map { host in
            let kept = parameters.filter { !Self.ofThePrimary.contains($0.key) }
            let port = host.port.map(String.init) ?? parameters["port"].flatMap { Int($0) }.map(String.init)
            let place = ["host": host.name, "port": port].compactMapValues { $0 }
            return PostgresLocation(
                schema: schema, parameters: kept.merging(place) { $1 }, replication: Replication())
        }
    }

    private static let ofThePrimary: Set<String> = ["host", "hostaddr", "port", "target_session_attrs"]

    private init(schema: String?, parameters: [String: String], replication: Replication) {
        self.schema = schema
        self.parameters = parameters
        self.replication = replication
    }

    private static let ownKeywords: Set<String> = ["schema", "replica", "replica_lag"]

    /// Takes our own parameters out of the query, because libpq refuses those that it does not know.
    private static func split(_ url: String) -> (rest: String, own: [String: [String]]) {
        guard let mark = url.firstIndex(of: "?") else { return (url, [:]) }
        var (others, own): ([Substring], [String: [String]]) = ([], [:])
        for part in url[url.index(after: mark)...].split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if pair.count == 2, ownKeywords.contains(String(pair[0])) {
                own[String(pair[0]), default: []].append(String(pair[1]))
            } else {
                others.append(part)
            }
        }
        return (url[..<mark] + (others.isEmpty ? "" : "?" + others.joined(separator: "&")), own)
    }

    private static func isPlainName(_ name: String) -> Bool {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain && (1...63).contains(name.utf8.count) && name.first?.isNumber == false
    }

    private static func parse(_ url: String) -> [String: String]? {
        var fault: UnsafeMutablePointer<CChar>?
        defer { PQfreemem(fault) }
        guard let list = PQconninfoParse(url, &fault) else { return nil }
        defer { PQconninfoFree(list) }
        var parameters: [String: String] = [:]
        var option = list
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val {
                parameters[String(cString: keyword)] = String(cString: value)
            }
            option += 1
        }
        let ports = parameters["port"] ?? ""
        guard ports.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ",") }) else { return nil }
        return parameters
    }
}
