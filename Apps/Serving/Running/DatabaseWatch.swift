import Composition
import Glibc
import ServiceLifecycle

/// Ends the server if the database's files were removed, replaced or truncated under it: later writes would
/// be lost.
struct DatabaseWatch: NamedService {
    static let name = "watch of the database"
    let platform: LocalPlatform
    /// Each write checks by itself; this check is for a server without writes.
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

    /// Reports a SIGBUS: reading a mapped file that was truncated ends the program, wherever it reads. It
    /// writes one line, and nothing more is acknowledged. Makes only calls that are allowed in a signal
    /// handler (`signal-safety(7)`).
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

/// The database's files are no longer those that were opened.
struct DatabaseLost: Error {
    let fault: String
}
