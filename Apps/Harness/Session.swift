import ArgumentParser
import Terminal
import Vocabulary

/// One run of a command: its console, and the words and exit codes of what goes wrong.
struct Session {
    private let console: Console

    /// On the process's own streams.
    init(json: Bool = false, assumesYes: Bool = false) {
        console = Console.system(ConsoleOptions(format: json ? .json : .human, assumesYes: assumesYes))
    }

    /// Does the work; what it throws is told and becomes the exit code.
    func run(_ work: (Console) async throws -> Void) async throws {
        defer { console.flush() }
        do {
            try await work(console)
            let status = console.finish(.ok)
            if status != .ok { throw ExitCode(status.rawValue) }
        } catch let error as UsageError {
            console.report(error)
            throw ExitCode(error.exitStatus.rawValue)
        } catch let error as any DomainError {
            throw ExitCode(console.report(error).rawValue)
        }
    }
}
