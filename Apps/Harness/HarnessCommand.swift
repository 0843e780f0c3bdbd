import ArgumentParser
import Commands
import Terminal

/// A command of the harness.
protocol HarnessCommand: ParsableCommand {
    /// The language, which every command can be told.
    var language: LanguageOption { get }
    /// What its other options say of the console.
    var consoleOptions: ConsoleOptions { get }

    /// Does it and writes the result to the console. Throws what went wrong for the program to report, and
    /// `ExitCode.failure` if all was done and said, and what was looked for was found.
    func run(on console: Console) async throws
}

extension HarnessCommand {
    /// Nothing is said of the console.
    var consoleOptions: ConsoleOptions { ConsoleOptions() }
}
