public import ArgumentParser
import Terminal
public import Vocabulary

/// One run of a command in memory, and what a person saw of it.
///
///     let shown = await CommandRecording(ListingsCommand.self, ["like", id, "--json"], services: services)
///     #expect(shown.output == …)
public struct CommandRecording: Sendable {
    /// Everything that the command wrote to the output.
    public let output: String
    /// Everything that was written to the errors.
    public let errors: String
    /// With what a program would have ended.
    public let status: ExitStatus

    /// Runs the words of a command line against the tree of commands below `root`, with these services for
    /// whoever asks. Options of every command count, English being spoken unless `--lang` is among them.
    /// `input` is what the person types at a terminal, line by line; the clock stands at `now`.
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
        status = failure.map { recording.console.report(failure: $0) } ?? .ok
        output = recording.output
        errors = recording.errors
    }
}
