import Database
public import DatabasePostgres
import Glibc
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

    /// Reads one of the forms; nil for anything else. A relative path counts from the folder, and symbolic
    /// links are resolved here, once. Throws `unavailable` if the client library of PostgreSQL is needed and
    /// not there, and `unreachable` for a file that was moved without its log.
    public init?(_ text: String, relativeTo folder: String) throws(ServiceFailure) {
        if text == "memory" {
            self = .memory
        } else if text.hasPrefix("sqlite:"), text.count > "sqlite:".count {
            let path = FilePath(folder).pushing(FilePath(String(text.dropFirst("sqlite:".count))))
            self = .sqlite(path: try Self.resolvedFile(path.string))
        } else if let location = try PostgresLocation(naming: text) {
            self = .postgres(location)
        } else if let address = ServerAddress(text) {
            self = .server(address)
        } else {
            return nil
        }
    }

    /// The file without symbolic links on the way to it. Throws `unreachable` if a log lies beside a link:
    /// the database was moved without its log, which holds what was written last.
    private static func resolvedFile(_ path: String) throws(ServiceFailure) -> String {
        let (file, log) = (ResolvedPath.of(path), path + "-wal")
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK, stat(log, &status) == 0,
            status.st_size > 0
        else { return file }
        throw .unreachable(
            english: """
                \(path) is a symbolic link, and \(log) holds what was written to the database last: it was \
                moved while a program had it open. Move the log beside the file, as \(file)-wal, then try \
                again.
                """,
            korean: """
                \(path)은(는) 심볼릭 링크이고, 마지막에 쓴 내용이 \(log)에 남아 있습니다. 프로그램이 쓰는 중에 데이터베이스가 \
                옮겨졌습니다. 로그를 파일 옆 \(file)-wal로 옮긴 뒤 다시 시도하세요.
                """)
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
