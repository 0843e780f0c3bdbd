public import ArgumentParser
public import Terminal

/// The options that every command has.
///
/// Those that other programs have, too, do not stand in their groups here: of each group more the runtime has
/// to find out five times what its type can, for which it goes through all that it knows of the program.
public struct GlobalOptions: ParsableArguments {
    @Option(help: PlaceOptions.backendHelp) var backend: String?
    @Option(help: PlaceOptions.configHelp, completion: .file()) var config: String?
    @Flag(help: .words(en: "Print one JSON document.", ko: "JSON 문서로 출력합니다."))
    var json = false
    @Flag(
        help: .words(
            en: "Print tab-separated lines, nothing truncated.", ko: "탭으로 구분해 자르지 않고 출력합니다."))
    var plain = false
    @Option(
        help: .words(
            en: "Show only these columns or JSON members: a,b.", ko: "이 열이나 JSON 항목만 봅니다: a,b.",
            value: "names"))
    var fields: String?
    @Flag(help: .words(en: "Never prompt.", ko: "아무것도 묻지 않습니다."))
    var noInput = false
    @Flag(help: .words(en: "Answer yes to confirmations.", ko: "확인 질문에 모두 예로 답합니다."))
    var yes = false
    /// The code of the language; nil leaves it to the settings and the locale.
    @Option(help: LanguageOption.help, completion: LanguageOption.completion) public var lang: String?
    @Flag(
        name: .shortAndLong,
        help: .words(
            en: "Print only results, prompts and errors.", ko: "결과, 질문, 오류만 출력합니다."))
    var quiet = false
    @Flag(help: .words(en: "Use no colours.", ko: "색을 쓰지 않습니다."))
    var noColor = false

    /// Nothing said.
    public init() {}

    /// Where the data is.
    public var place: PlaceOptions {
        var place = PlaceOptions()
        (place.backend, place.config) = (backend, config)
        return place
    }

    /// Throws what is wrong with the language.
    public func validate() throws { try LanguageOption.check(lang) }

    /// Checks what the parser cannot. Throws a usage error.
    public func check() throws(UsageError) {
        if json, plain {
            throw UsageError(
                Phrase(
                    en: "--json and --plain cannot be used together.", ko: "--json과 --plain은 함께 쓸 수 없습니다."))
        }
    }

    /// What they say about the console, in that language.
    public func console(_ language: Language) -> ConsoleOptions {
        var options = ConsoleOptions(
            format: json ? .json : plain ? .plain : .human, language: language, allowsInput: !noInput,
            allowsColour: !noColor, assumesYes: yes, isQuiet: quiet, carried: carried)
        options.fields = (fields ?? "").split(separator: ",").map { name in
            String(name).filter { $0 != " " }
        }
        return options
    }

    /// What a command that is named to the person must be given, too, to do what this one does.
    private var carried: [String] {
        let values = [("--backend", backend), ("--config", config), ("--lang", lang)]
        return values.flatMap { flag, value in value.map { [flag, $0] } ?? [] }
    }
}

extension GlobalOptions {
    /// The heading above them in help texts.
    public static let titles = Phrase(en: "Global options", ko: "공통 옵션")

    /// The heading in the language that is in force.
    public static var title: String { titles.text(in: HelpLanguage.current) }
}
