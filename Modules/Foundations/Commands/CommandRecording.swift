public import ArgumentParser
import Terminal
public import Vocabulary

/// One run of a command in memory, with its output.
///
///     let shown = await CommandRecording(ListingsCommand.self, ["like", id, "--json"], services: services)
///     #expect(shown.output == …)
public struct CommandRecording: Sendable {
    /// Everything that the command wrote to the output.
    public let output: String
    /// Everything that was written to the errors.
    public let errors: String
    /// The exit status that a program would have.
    public let status: ExitStatus

    /// Runs a command line against the command tree below `root`, with these services for every actor. Global
    /// options apply; the language is English without `--lang`. `input` holds the lines that the person types
    /// at a terminal; the clock stands at `now`.
    public init(
        _ root: any ParsableCommand.Type, _ words: [String], services: Services, input: [String] = [],
        now: Timestamp = Timestamp(microseconds: 0)
    ) async {
        var options = ConsoleOptions(language: .en)
        var failure: (any Error)?
        var command: (any RunnableCommand)?
        do throws(UsageError) {
            let read = try CommandContext.command(words, of: root, in: .en)
            options = read.global.console(read.global.lang.flatMap(Language.init(code:)) ?? .en)
            try read.global.check()
            command = read
        } catch {
            failure = error
        }
        let recording = Console.recording(options, input: input, now: now)
        do {
            try await command?.run(CommandContext(recording.console, services: services))
        } catch {
            failure = error
        }
        status = failure.map { recording.console.report(failure: $0) } ?? recording.console.finish(.ok)
        output = recording.output
        errors = recording.errors
    }
}
