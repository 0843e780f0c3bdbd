import Vocabulary
import WireClient

/// The sandbox of payments as a process of its own, which servers of one database share.
struct SandboxProcess: Sendable {
    /// Where it answers.
    let address: ServerAddress
    private let program: ChildProgram

    /// Starts this program once more, as `portone`, and waits until it listens. Its journal and log are in
    /// the folder; its webhooks go to the server at that address. Throws `unavailable`.
    static func start(
        in folder: String, telling server: ServerAddress
    ) async throws(ServiceFailure) -> SandboxProcess {
        let log = folder + "/portone.log"
        let program = try ChildProgram.start(
            "/proc/self/exe",
            [
                "portone", "--port", "0", "--journal", folder + "/portone.journal",
                "--webhooks", "\(server)/webhooks/portone",
            ], log: log)
        for _ in 0..<3000 {
            if let address = ServerAddress(inLog: log, behind: "address") {
                return SandboxProcess(address: address, program: program)
            }
            if program.hasEnded() { break }
            try? await Task.sleep(for: .milliseconds(10))
        }
        program.end()
        throw .unreachable(
            english: "The sandbox of payments did not start; see \(log).",
            korean: "결제 샌드박스가 시작되지 않았습니다. \(log)을(를) 보세요.")
    }

    /// Ends it.
    func end() { program.end() }
}
