public import Vocabulary
public import WireClient

/// A `madang-server` that was started here, on a free port of the loopback interface.
public final class ServerProcess: Sendable {
    /// Where it answers.
    public let address: ServerAddress
    private let program: ChildProgram

    private init(_ program: ChildProgram, at address: ServerAddress) {
        self.program = program
        self.address = address
    }

    /// Starts the program and waits until it listens, at most a minute. Throws `unavailable` with the last
    /// thing that it said if it does not come up.
    public static func start(_ plan: ServerPlan) async throws(ServiceFailure) -> ServerProcess {
        let program = try plan.spawn()
        for _ in 0..<6000 {
            if let address = plan.address { return ServerProcess(program, at: address) }
            if program.hasEnded() {
                throw .unreachable(
                    english: "madang-server ended before it was ready: \(plan.lastLine)",
                    korean: "madang-server가 준비되기 전에 끝났습니다: \(plan.lastLine)")
            }
            try? await Task.sleep(for: .milliseconds(10))
        }
        program.end()
        throw .unreachable(
            english: "madang-server was not ready within a minute: \(plan.lastLine)",
            korean: "madang-server가 1분 안에 준비되지 않았습니다: \(plan.lastLine)")
    }

    /// Starts the program and kills it after that time, wherever it is by then. Throws as `start`.
    static func startAndKill(_ plan: ServerPlan, after delay: Duration) async throws(ServiceFailure) {
        let program = try plan.spawn()
        try? await Task.sleep(for: delay)
        program.end()
    }

    /// Ends it at once, as a loss of power would: SIGKILL. Returns when it is gone; again does nothing.
    public func kill() { program.end() }
}
