import Composition
import Glibc
import ServiceLifecycle

/// Ends the server when somebody has removed, replaced or cut the database's files under it: what it would
/// write from then on would be lost.
struct DatabaseWatch: NamedService {
    static let name = "watch of the database"
    let platform: LocalPlatform
    /// Each write looks by itself; this is for a server that nobody writes to.
    private static let turnsBetweenLooks = 10

    /// Returns with the server. Throws `DatabaseLost`.
    func run() async throws {
        try await cancelWhenGracefulShutdown {
            for turn in 1... {
                if turn % Self.turnsBetweenLooks == 0 { platform.lookAtFiles() }
                if let fault = platform.fileFault { throw DatabaseLost(fault: fault) }
                guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
            }
        }
    }

    /// A file that is shorter than what is mapped of it ends the program by SIGBUS, in the midst of whatever
    /// reads it: it says so in one line, and nothing more is acknowledged. Only calls that a signal allows
    /// (`signal-safety(7)`).
    static func sayWhatASIGBUSMeans() {
        signal(SIGBUS) { _ in
            let line: StaticString = """
                madang-server: a file of the database has become shorter while it was open (SIGBUS). \
                Put a backup back: madang-server restore FOLDER

                """
            _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
            _exit(70)
        }
    }
}

/// The database's files are not those any more that were opened.
struct DatabaseLost: Error {
    let fault: String
}
