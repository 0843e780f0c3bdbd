import FoundationEssentials
import Glibc
import Synchronization
import Terminal
import Vocabulary

/// A program that was started here, and that is ended here.
final class ChildProgram: Sendable {
    private let pid: pid_t
    private let isGone = Mutex(false)
    private let status = Mutex<Int32?>(nil)

    private init(pid: pid_t) { self.pid = pid }

    /// Starts it with nothing to read; what it says goes into the file, which is emptied first. Throws
    /// `unavailable`.
    static func start(
        _ path: String, _ arguments: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment, log: String
    ) throws(ServiceFailure) -> ChildProgram {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var pid = pid_t()
        let failure = withCStrings([path] + arguments) { arguments in
            withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                posix_spawn(&pid, path, &actions, nil, arguments, environment)
            }
        }
        guard failure == 0 else { throw .unavailable("\(path): \(String(cString: strerror(failure)))") }
        return ChildProgram(pid: pid)
    }

    /// Whether it has ended by itself or been ended.
    func hasEnded() -> Bool { wait(WNOHANG) }

    /// With what it has ended by itself; nil while it works, and after a signal.
    var exitStatus: Int32? { status.withLock { $0 } }

    /// Sends it a signal, unless it is gone.
    func send(_ signal: Int32) {
        isGone.withLock { isGone in
            if !isGone { _ = kill(pid, signal) }
        }
    }

    /// Ends it at once, as a loss of power would: SIGKILL. Returns when it is gone; again does nothing.
    func end() {
        send(SIGKILL)
        while !wait(0) {}
    }

    /// Returns when it has ended by itself, or after that time.
    func waitForEnd(seconds: Int) async {
        for _ in 0..<seconds * 100 {
            if hasEnded() { return }
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    private func wait(_ options: Int32) -> Bool {
        isGone.withLock { isGone in
            if isGone { return true }
            var status: Int32 = 0
            let found = waitpid(pid, &status, options)
            if found == pid, status & 0x7f == 0 { self.status.withLock { $0 = status >> 8 & 0xff } }
            isGone = found == pid || found == -1 && errno == ECHILD
            return isGone
        }
    }
}
