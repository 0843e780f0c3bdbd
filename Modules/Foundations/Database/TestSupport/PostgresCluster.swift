public import DatabasePostgres
import FoundationEssentials
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A PostgreSQL server of the tests' own, started by `Scripts/postgres` and stopped when the tests end.
///
/// `MADANG_POSTGRES=postgres://…` names one that is there already, whose user must be a superuser. Without
/// PostgreSQL the tests are skipped, unless `MADANG_REQUIRE_BACKENDS=1` says that they must run.
public struct PostgresCluster: Sendable {
    /// Where the server is, as a superuser.
    public let location: PostgresLocation
    /// The second server, if it was asked for.
    public let replica: PostgresLocation?
    /// The directory, nil if the server was there already.
    public let directory: String?

    /// Why there is no server.
    public struct Absence: Error, CustomStringConvertible {
        /// What Scripts/postgres said.
        public let description: String
    }

    /// The server that the tests share.
    public static let shared = Result { () throws in
        if let url = environment("MADANG_POSTGRES") {
            return PostgresCluster(location: try PostgresLocation(url), replica: nil, directory: nil)
        }
        return try start([])
    }

    /// Whether tests should try to run: with MADANG_REQUIRE_BACKENDS=1 they fail where there is no server.
    public static var isWanted: Bool {
        if environment("MADANG_REQUIRE_BACKENDS") == "1" { return true }
        if case .failure(let absence) = shared {
            print("PostgreSQL's tests are skipped: \(absence). Scripts/postgres start says more.")
            return false
        }
        return true
    }

    /// Starts another server, for a test that treats it badly. Throws `Absence`.
    public static func start(_ options: [String]) throws -> PostgresCluster {
        let owner = ["--owner", String(getpid())]
        let output = try script(["start"] + owner + options)
        let urls = output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("postgres://") }.map(
            String.init)
        guard let url = urls.first else {
            throw Absence(description: "Scripts/postgres start printed no URL: \(output)")
        }
        let said = output.split(whereSeparator: \.isNewline).first { $0.hasPrefix("postgres: runs in ") }
        let directory = said?.split(separator: " ").dropFirst(3).first.map { String($0.dropLast()) }
        if let directory { remember(directory) }
        return PostgresCluster(
            location: try PostgresLocation(url),
            replica: try urls.dropFirst().first.map { try PostgresLocation($0) }, directory: directory)
    }

    /// Crashes the server and starts it again. Throws `Absence`.
    public func restart() throws {
        _ = try Self.script(["restart", directory ?? ""])
    }

    /// Ends the server now. Throws `Absence`.
    public func stop() throws {
        _ = try Self.script(["stop", directory ?? ""])
    }

    /// Ends the replica now; `resumeReplica` starts it again at the same port. Throws `Absence`.
    public func haltReplica() throws {
        _ = try Self.script(["halt", "--replica", directory ?? ""])
    }

    /// Starts the replica again. Throws `Absence`.
    public func resumeReplica() throws {
        _ = try Self.script(["resume", "--replica", directory ?? ""])
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static let directories = Mutex<[String]>([])

    /// Sees to it that the server goes when the tests end.
    private static func remember(_ directory: String) {
        let isFirst = directories.withLock { directories in
            directories.append(directory)
            return directories.count == 1
        }
        if isFirst { atexit { PostgresCluster.stopAll() } }
    }

    private static func stopAll() {
        for directory in directories.withLock({ $0 }) where access(directory, F_OK) == 0 {
            _ = try? script(["stop", directory])
        }
    }

    /// Runs a statement that must stand outside a transaction, on the primary if no other place is named.
    /// Throws `Absence` with what psql said.
    public func administer(_ statement: String, at place: PostgresLocation? = nil) throws {
        _ = try Self.shell("psql -q -v ON_ERROR_STOP=1 '\(place ?? location)' -c \"\(statement)\"")
    }

    /// Runs a file of psql's. Throws `Absence` with what psql said, also when psql was killed.
    public func administer(file: String) throws {
        _ = try Self.shell("psql -q -v ON_ERROR_STOP=1 '\(location)' -f '\(file)'")
    }

    private static func script(_ arguments: [String]) throws -> String {
        let root = #filePath.split(separator: "/").dropLast(5).map { "/" + $0 }.joined()
        return try shell("'\(root)/Scripts/postgres' \(arguments.joined(separator: " "))")
    }

    private static func shell(_ command: String) throws -> String {
        guard let pipe = popen(command + " 2>&1", "r") else { throw Absence(description: "no shell") }
        var output: [UInt8] = []
        while case let byte = fgetc(pipe), byte != EOF { output.append(UInt8(truncatingIfNeeded: byte)) }
        let text = String(decoding: output, as: UTF8.self)
        guard pclose(pipe) == 0 else { throw Absence(description: text) }
        return text
    }
}
