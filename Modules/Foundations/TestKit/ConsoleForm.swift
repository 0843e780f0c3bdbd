public import Terminal
public import Testing
public import Vocabulary

/// How a command is run, and what it shows then: the texts of `Tests/Golden/<Domain>/console-<name>.txt`.
public struct ConsoleForm: Sendable {
    /// What stands above its part of a transcript: `ko`.
    public let name: String
    /// The options of the console.
    public let options: ConsoleOptions

    /// Both languages, and both forms for programs.
    public static let all = [
        ConsoleForm(name: "en", options: ConsoleOptions(language: .en)),
        ConsoleForm(name: "ko", options: ConsoleOptions(language: .ko)),
        ConsoleForm(name: "--plain", options: ConsoleOptions(format: .plain, language: .en)),
        ConsoleForm(name: "--json", options: ConsoleOptions(format: .json, language: .en)),
    ]

    /// What a person sees, results first, then what went to the errors, then the exit code.
    ///
    /// `report` writes an error to the console as the domain's command does and gives the exit code; nil for
    /// an error that no front end can word, which is recorded as an issue.
    public func transcript(
        now: Timestamp, input: [String] = [], isTerminal: Bool = false, yes: Bool = false,
        reporting report: (Console, any Error) -> Vocabulary.ExitStatus?,
        _ body: (Console) async throws -> Void
    ) async -> String {
        var options = options
        options.assumesYes = yes
        let recording = Console.recording(options, input: input, inputIsTerminal: isTerminal, now: now)
        var code = Vocabulary.ExitStatus.ok
        do {
            try await body(recording.console)
        } catch {
            if let reported = report(recording.console, error) {
                code = reported
            } else {
                Issue.record("a verb threw \(error), which no front end can word")
            }
        }
        let errors = recording.errors.isEmpty ? "" : "-- errors\n\(recording.errors)"
        let exit = code == .ok ? "" : "-- exit \(code.rawValue)\n"
        return "## \(name)\n\(recording.output)\(errors)\(exit)\n"
    }
}

extension GoldenFolder {
    /// Compares what a command shows in each form with `console-<name>.txt`. What people see of results is no
    /// wider than 80 columns. Throws what `transcript` throws.
    public func expectConsole(
        _ name: String, _ command: String, sourceLocation: SourceLocation = #_sourceLocation,
        transcript: (ConsoleForm) async throws -> String
    ) async throws {
        var text = "$ \(command)\n\n"
        for form in ConsoleForm.all {
            let shown = try await transcript(form)
            text += shown
            // Lines of a file that is written out may end in CRLF, which is one character.
            for line in shown.split(whereSeparator: \.isNewline).prefix(while: { $0 != "-- errors" }) {
                let width = StyledText(String(line)).displayWidth
                #expect(
                    width <= 80 || form.name.hasPrefix("--"), "too wide in \(form.name): \(line)",
                    sourceLocation: sourceLocation)
            }
        }
        try expect(text, "console-\(name).txt", sourceLocation: sourceLocation)
    }
}
