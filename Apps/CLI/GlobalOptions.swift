import ArgumentParser
import Composition
import Terminal

/// The options that every command has.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Where the data is: memory, sqlite:PATH, postgres://…, or a server's http(s) address.",
            ko: "자료가 있는 곳: memory, sqlite:경로, postgres://…, 또는 서버의 http(s) 주소.", value: "where"))
    var backend: String?
    @Option(
        help: .words(en: "The configuration file.", ko: "설정 파일.", value: "path"), completion: .file())
    var config: String?
    @Flag(help: .words(en: "Write one JSON document.", ko: "JSON 문서로 씁니다."))
    var json = false
    @Flag(
        help: .words(
            en: "Write lines with tabs, nothing cut.", ko: "자르지 않고 탭으로 나눈 줄로 씁니다."))
    var plain = false
    @Flag(help: .words(en: "Ask nothing.", ko: "아무것도 묻지 않습니다."))
    var noInput = false
    @Flag(help: .words(en: "Answer questions with yes.", ko: "확인 질문에 모두 예로 답합니다."))
    var yes = false
    @Option(
        help: .words(
            en: "The language: ko or en; the locale's unless said.", ko: "언어: ko 또는 en. 보통은 로캘을 따릅니다.",
            value: "code"),
        completion: .list(Language.allCases.map(\.rawValue)))
    var lang: String?
    @Flag(help: .words(en: "Use no colours.", ko: "색을 쓰지 않습니다."))
    var noColor = false

    /// Checks what the parser cannot. Throws a usage error.
    func check() throws(UsageError) {
        if json, plain {
            throw UsageError(
                Phrase(
                    en: "--json and --plain exclude each other.", ko: "--json과 --plain은 함께 쓸 수 없습니다."))
        }
        if let lang, Language(code: lang) == nil {
            throw UsageError(
                Phrase(en: "--lang must be ko or en, not '\(lang)'.", ko: "--lang은 ko 또는 en입니다 ('\(lang)')."))
        }
    }

    /// What they say about the console, in that language.
    func console(_ language: Language) -> ConsoleOptions {
        ConsoleOptions(
            format: json ? .json : plain ? .plain : .human, language: language, allowsInput: !noInput,
            allowsColour: !noColor, assumesYes: yes)
    }

    /// The settings with these flags. Throws `SettingsError`.
    func settings(_ environment: [String: String]) throws(SettingsError) -> Settings {
        let flags: [SettingKey: String] = backend.map { [.backend: $0] } ?? [:]
        return try Settings.read(flags: flags, configuration: config, environment: environment)
    }
}
