import Database
public import DatabasePostgres
import SystemPackage
public import Vocabulary
public import WireClient

/// Where a program finds Madang's data.
public enum Backend: Hashable, Sendable {
    /// In the memory of this process: empty at the start, gone at the end.
    case memory
    /// In a SQLite database of this machine, by its absolute path.
    case sqlite(path: String)
    /// In a PostgreSQL database, which several programs may share.
    case postgres(PostgresLocation)
    /// At a server.
    case server(ServerAddress)

    /// The forms that a backend is written in.
    public static let forms = [
        "memory", "sqlite:PATH", "postgres://[USER@]HOST[:PORT]/DATABASE[?schema=NAME]",
        "http(s)://HOST[:PORT][/PREFIX]",
    ]

    /// Reads one of the forms; nil for anything else. A relative path counts from the folder. Throws
    /// `unavailable` if the client library of PostgreSQL is needed and not there.
    public init?(_ text: String, relativeTo folder: String) throws(ServiceFailure) {
        if text == "memory" {
            self = .memory
        } else if text.hasPrefix("sqlite:"), text.count > "sqlite:".count {
            let path = FilePath(folder).pushing(FilePath(String(text.dropFirst("sqlite:".count))))
            self = .sqlite(path: path.lexicallyNormalized().string)
        } else if let location = try PostgresLocation(naming: text) {
            self = .postgres(location)
        } else if let address = ServerAddress(text) {
            self = .server(address)
        } else {
            return nil
        }
    }

    /// Whether the data is in this process, its files or a database, not behind another server of Madang.
    public var isLocal: Bool {
        if case .server = self { false } else { true }
    }
}

extension Backend: CustomStringConvertible {
    /// The form that `init` reads, but for a password: that is left out.
    public var description: String {
        switch self {
        case .memory: "memory"
        case .sqlite(let path): "sqlite:\(path)"
        case .postgres(let location): location.description
        case .server(let address): address.description
        }
    }
}

extension PostgresLocation {
    /// Nil for a text that is no such URL. Throws `unavailable` where libpq is not installed.
    fileprivate init?(naming text: String) throws(ServiceFailure) {
        do throws(DatabaseError) {
            try self.init(text)
        } catch .misuse {
            return nil
        } catch {
            throw error.service
        }
    }
}
