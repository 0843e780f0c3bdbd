/// What the flags that every command has say about the console.
public struct ConsoleOptions: Sendable {
    /// `--json`, `--plain`.
    public var format: OutputFormat
    /// `--lang`; nil leaves it to the locale.
    public var language: Language?
    /// `--no-input` turns it off: nothing is asked.
    public var allowsInput: Bool
    /// `--no-color` turns it off.
    public var allowsColour: Bool
    /// `--yes`: questions are not asked but answered with yes.
    public var assumesYes: Bool
    /// `--quiet`: what is neither a result, a question nor an error is not said.
    public var isQuiet: Bool
    /// The options of this call that must stand in every command that is named to the person, so that it
    /// does what this call does: `--backend`, `--lang` and their values.
    public var carried: [String]
    /// The columns and members that are shown (`--fields`); none for all.
    public var fields: [String] = []
    /// Where the next page of a list is kept; nil if the program has no command that shows it.
    public var nextPage: NextPage?
    /// The answers of the command's form; nil if they are not kept.
    public var answers: FormAnswers?
    /// How pictures are shown, as the device is set; a command's `--pictures` counts before it.
    public var pictures = PictureChoice.auto

    /// Without arguments: as if no flag was given.
    public init(
        format: OutputFormat = .human, language: Language? = nil, allowsInput: Bool = true,
        allowsColour: Bool = true, assumesYes: Bool = false, isQuiet: Bool = false,
        carried: [String] = []
    ) {
        self.format = format
        self.language = language
        self.allowsInput = allowsInput
        self.allowsColour = allowsColour
        self.assumesYes = assumesYes
        self.isQuiet = isQuiet
        self.carried = carried
    }

    /// Whether styled text is coloured: never against `--no-color` or `NO_COLOR` (no-color.org), otherwise if
    /// `CLICOLOR_FORCE` is set (bixense.com/clicolors) or on a terminal that is not dumb.
    func usesColour(isTerminal: Bool, environment: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
        if !allowsColour || isSet("NO_COLOR") { return false }
        if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
        return isTerminal && Self.understandsEscapes(environment)
    }

    /// Whether a terminal of these variables understands escape sequences.
    static func understandsEscapes(_ environment: [String: String]) -> Bool {
        !["", "dumb"].contains(environment["TERM"] ?? "")
    }
}
