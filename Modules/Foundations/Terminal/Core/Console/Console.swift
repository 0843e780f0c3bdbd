public import Vocabulary

/// The streams of a command and the facts needed to write to them. All output to a person goes through it.
///
/// Made by `Console.system` for real streams and by `Console.recording` for tests.
public struct Console: Sendable {
    /// The standard output: results.
    public internal(set) var output: any TextSink
    /// The standard error: questions, notes, errors.
    public let errors: any TextSink
    /// The standard input.
    public let input: any LineSource
    /// Whether a person can be asked: the input is a terminal and `--no-input` was not given.
    public let isInteractive: Bool
    /// Whether the output goes to a terminal.
    public let isOutputTerminal: Bool
    /// Whether errors go to a terminal.
    public let isErrorTerminal: Bool
    /// Cells in a line. Without a terminal: `COLUMNS`, or enough that nothing is cut.
    public let width: Int
    /// Lines on the screen, 24 if the output is no terminal.
    public let height: Int
    /// Whether styles are shown.
    public let usesColour: Bool
    /// The language to speak.
    public let language: Language
    /// The audience that results are formatted for.
    public let format: OutputFormat
    /// Whether questions are answered with yes without being asked.
    public let assumesYes: Bool
    /// Whether only results, questions and errors are shown.
    public let isQuiet: Bool
    /// Options that every command suggested to the person repeats, as in `ConsoleOptions`.
    public let carried: [String]
    /// Where the next page of a list is kept; nil if the program has no command that shows it.
    public let nextPage: NextPage?
    /// What `--fields` asks for; nil for everything.
    let fields: FieldChoice?
    /// The clock that relative times go by.
    public let clock: any TimeSource
    /// The person's time zone.
    public let zone: ZoneRules
    /// How pictures are shown unless a command is told otherwise.
    public let pictures: PictureChoice
    let pager: Pager?
    /// What is known about the terminal's picture protocols.
    let pictureTerminal: PictureTerminal
    /// The size of the screen in pixels; nil if it is not known.
    let pixels: (width: Int, height: Int)?
    /// The answers of the command's form; nil if they are not kept.
    var answers: FormAnswers? = nil

    /// The present moment.
    public var now: Timestamp { clock.now() }
}

extension Console {
    /// Writes the text as one line of the output.
    public func print(_ text: StyledText) {
        output.write(text.rendered(colour: usesColour) + "\n")
    }

    /// Writes the texts as one line of the output, with tabs between them: a row for programs.
    public func print(cells: [String]) {
        output.write(cells.map(\.safeLine).joined(separator: "\t") + "\n")
    }

    /// Writes the phrase as one line of the output.
    public func print(_ phrase: Phrase) {
        print(StyledText(phrase.text(in: language)))
    }

    /// Writes a text of several lines to the output, wrapped for people.
    public func print(text: String) {
        let lines = format == .human ? text.wrapped(to: width) : text.safeLines
        for line in lines { print(StyledText(line)) }
    }

    /// Writes the table in the chosen format; `json` falls back to the human format, so such callers need
    /// JSON of their own.
    public func show(_ table: Table) {
        guard let table = table.chosen(by: fields, in: language) else { return }
        if format == .plain {
            for line in table.plainLines { output.write(line + "\n") }
        } else {
            for line in table.lines(width: width, in: language) { print(line) }
        }
    }

    /// Writes the details in the wanted format, like `show(_: Table)`.
    public func show(_ details: Fields) {
        guard let details = details.chosen(by: fields, in: language) else { return }
        if format == .plain {
            for line in details.plainLines(in: language) { output.write(line + "\n") }
        } else {
            for line in details.lines(width: width, in: language) { print(line) }
        }
    }

    /// Writes the document and a line break.
    public func show(_ document: JSONDocument) {
        guard let document = document.chosen(by: fields) else { return }
        output.write(document.text + "\n")
    }

    /// Whether only some members of documents are shown.
    public var choosesFields: Bool { fields != nil }

    /// Writes the text as one line to the errors, after all output so far: news that is no result.
    public func note(_ text: StyledText) {
        output.flush()
        errors.write(text.rendered(colour: usesColour && isErrorTerminal) + "\n")
        errors.flush()
    }

    /// Writes the phrase as one line to the errors.
    public func note(_ phrase: Phrase) {
        note(StyledText(phrase.text(in: language)))
    }

    /// Notes what is neither a result nor an error, such as the position of a page; nothing with `--quiet`.
    /// Commands named in it repeat the options of this call.
    public func remark(_ phrase: Phrase) {
        if !isQuiet { note(phrase.carrying(carried)) }
    }

    /// Flushes both streams and returns the exit status of the program: the given one, or if that is `ok`,
    /// `usage` for a field that is not there, and `unavailable` if the output could not be written. The
    /// person is then told why.
    public func finish(_ status: ExitStatus) -> ExitStatus {
        flush()
        if status == .ok, let failure = fields?.failure {
            defer { errors.flush() }
            return report(failure)
        }
        guard status == .ok, let reason = output.failure else { return status }
        note(
            Phrase(
                en: "error: Cannot write the output: \(reason).",
                ko: "오류: 결과를 출력하지 못했습니다: \(reason)."))
        errors.flush()
        return .unavailable
    }

    /// Flushes both streams; must be called before the program ends.
    public func flush() {
        output.flush()
        errors.flush()
    }
}
