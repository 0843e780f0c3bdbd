import Synchronization
public import Vocabulary

/// A console in memory together with what was written to it.
public struct Recording: Sendable {
    /// The console to give to a command.
    public let console: Console
    let outputSink: MemorySink
    let errorSink: MemorySink

    /// Everything written to the output so far.
    public var output: String { outputSink.text }
    /// Everything written to the errors so far.
    public var errors: String { errorSink.text }
}

extension Console {
    /// A console in memory: `input` is what the person types, line by line, `inputIsTerminal` whether they do
    /// it at a terminal; `echoesInput` has the output show that as a terminal does, secrets as nothing. The
    /// clock stands at `now`.
    public static func recording(
        _ options: ConsoleOptions = ConsoleOptions(language: .en, allowsColour: false),
        input: [String] = [], inputIsTerminal: Bool = true, echoesInput: Bool = false,
        outputIsTerminal: Bool = false,
        width: Int = 80, height: Int = 24, now: Timestamp = Timestamp(microseconds: 0),
        zone: ZoneRules = .utc
    ) -> Recording {
        let (output, errors) = (MemorySink(), MemorySink())
        let console = Console(
            output: output, errors: errors, input: ScriptedSource(input, echo: echoesInput ? output : nil),
            isInteractive: options.allowsInput && inputIsTerminal, isOutputTerminal: outputIsTerminal,
            isErrorTerminal: outputIsTerminal, width: width, height: height,
            usesColour: options.usesColour(isTerminal: outputIsTerminal, environment: ["TERM": "xterm"]),
            language: options.language ?? .en, format: options.format, assumesYes: options.assumesYes,
            isQuiet: options.isQuiet, carried: options.carried, nextPage: options.nextPage,
            fields: FieldChoice.of(options.fields), clock: StandingClock(moment: now), zone: zone,
            pictures: options.pictures, pager: nil,
            pictureTerminal: PictureTerminal(["TERM": "linux"]), pixels: nil, answers: options.answers)
        return Recording(console: console, outputSink: output, errorSink: errors)
    }
}

/// Keeps what is written.
final class MemorySink: TextSink {
    private let contents = Mutex("")

    var text: String { contents.withLock { $0 } }

    func write(_ text: String) {
        contents.withLock { $0 += text }
    }

    func flush() {}
}

/// Gives prepared lines.
private final class ScriptedSource: LineSource {
    private let lines: Mutex<ArraySlice<String>>
    private let echo: MemorySink?

    init(_ lines: [String], echo: MemorySink?) {
        self.lines = Mutex(lines[...])
        self.echo = echo
    }

    func nextLine() -> String? { next { $0 } }

    private func next(_ shown: (String) -> String) -> String? {
        let line = lines.withLock { $0.popFirst() }
        if let line { echo?.write(shown(line) + "\n") }
        return line
    }

    func nextSecretLine(announce: () -> Void) throws(UsageError) -> String? {
        announce()
        return next { _ in "" }
    }

    func remainder(limit: Int) -> [UInt8] {
        lines.withLock { lines in
            defer { lines = [] }
            return Array(lines.map { $0 + "\n" }.joined().utf8.prefix(limit))
        }
    }
}

private struct StandingClock: TimeSource {
    let moment: Timestamp

    func now() -> Timestamp { moment }
}
