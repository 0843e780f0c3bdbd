import ArgumentParser
import Commands
import Terminal

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
