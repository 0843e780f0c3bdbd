public import ArgumentParser
import Terminal

/// The language as an option, of every command of every program.
public struct LanguageOption: ParsableArguments {
    /// The code of the language; nil leaves it to the settings and the locale.
    @Option(help: Self.help, completion: Self.completion)
    public var lang: String?

    /// Nothing said.
    public init() {}

    /// Throws what is wrong with the code.
    public func validate() throws { try Self.check(lang) }

    /// Its help, for options that have it among others.
    public static var help: ArgumentHelp {
        .words(
            en: "The language: ko or en; default: the locale's.", ko: "언어: ko 또는 en. 기본값: 로캘의 언어.",
            value: "code")
    }

    /// What may be typed for it.
    public static var completion: CompletionKind { .list(Language.allCases.map(\.rawValue)) }

    /// Throws what is wrong with the code, if one was given.
    public static func check(_ lang: String?) throws {
        guard let lang, Language(code: lang) == nil else { return }
        throw ValidationError.words(
            en: "--lang must be ko or en, not '\(lang)'.", ko: "--lang은 ko 또는 en이어야 합니다 ('\(lang)').")
    }
}
