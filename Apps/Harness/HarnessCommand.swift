import ArgumentParser
import Commands
import Terminal
import Vocabulary
import WireServer

/// A command of the harness.
protocol HarnessCommand: ParsableCommand {
    /// The language option of every command.
    var language: LanguageOption { get }
    /// The console options among its other options.
    var consoleOptions: ConsoleOptions { get }

    /// Does it and writes the result to the console. Throws what went wrong for the program to report, and
    /// `ExitCode.failure` if all was done and said, and what was looked for was found.
    func run(on console: Console) async throws
}

extension HarnessCommand {
    /// The defaults.
    var consoleOptions: ConsoleOptions { ConsoleOptions() }
}

extension HarnessCommand {
    /// Runs a server until it is stopped. Throws `unreachable` if it cannot listen on the port, and what else
    /// it throws.
    func serve(on port: Int, _ run: () async throws -> Void) async throws {
        do {
            try await run()
        } catch let failure as ListeningFailure {
            throw ServiceFailure.unreachable(
                english:
                    "The port \(port) \(failure.english). Choose another with --port, or 0 for any free one.",
                korean: "포트 \(port)번은 \(failure.korean). --port로 다른 포트를 고르거나, 0으로 빈 포트를 쓰세요.")
        }
    }
}

extension ListeningFailure {
    fileprivate var english: String {
        switch self {
        case .inUse: "is in use"
        case .notPermitted: "needs privileges"
        case .noSuchAddress: "cannot be listened on"
        }
    }

    fileprivate var korean: String {
        switch self {
        case .inUse: "이미 사용 중입니다"
        case .notPermitted: "권한이 필요합니다"
        case .noSuchAddress: "쓸 수 없습니다"
        }
    }
}
