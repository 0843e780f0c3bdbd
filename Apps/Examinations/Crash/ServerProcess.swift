import Glibc
public import Vocabulary
public import WireClient

/// A `madang-server` that was started here, on a free port of the loopback interface.
public final class ServerProcess: Sendable {
    /// Where it answers.
    public let address: ServerAddress
    private let pid: pid_t

    private init(pid: pid_t, address: ServerAddress) {
        self.pid = pid
        self.address = address
    }

    /// Starts the program and waits until it listens, at most a minute. Throws `unavailable` with the last
    /// thing that it said if it does not come up.
    public static func start(_ plan: ServerPlan) async throws(ServiceFailure) -> ServerProcess {
        let pid = try plan.spawn()
        for _ in 0..<6000 {
            if let address = plan.address { return ServerProcess(pid: pid, address: address) }
            var status: Int32 = 0
            if waitpid(pid, &status, WNOHANG) == pid {
                throw .unavailable("madang-server ended before it was ready: \(plan.lastLine)")
            }
            try? await Task.sleep(for: .milliseconds(10))
        }
        end(pid)
        throw .unavailable("madang-server was not ready within a minute: \(plan.lastLine)")
    }

    /// Starts the program and kills it after that time, wherever it is by then. Throws as `start`.
    static func startAndKill(_ plan: ServerPlan, after delay: Duration) async throws(ServiceFailure) {
        let pid = try plan.spawn()
        try? await Task.sleep(for: delay)
        end(pid)
    }

    /// Ends it at once, as a loss of power would: SIGKILL. Returns when it is gone.
    public func kill() { Self.end(pid) }

    private static func end(_ pid: pid_t) {
        _ = Glibc.kill(pid, SIGKILL)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    }
}
