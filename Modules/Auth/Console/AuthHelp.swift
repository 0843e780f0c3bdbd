import ArgumentParser
public import Terminal

/// The language of the help texts of the options in this module.
///
/// The parser builds help from types, not from values, so the language travels beside the call.
public enum AuthHelp {
    /// The language in which help is built inside `$language.withValue(…) { … }`; English elsewhere.
    @TaskLocal public static var language: Language = .en
}

extension ArgumentHelp {
    /// The help in the language that is in force, perhaps with a name for the value.
    static func words(en: String, ko: String, value: String? = nil) -> ArgumentHelp {
        ArgumentHelp(
            stringLiteral: Phrase(en: en, ko: ko).text(in: AuthHelp.language)
        ).naming(value)
    }

    private func naming(_ value: String?) -> ArgumentHelp {
        var help = self
        if let value { help.valueName = value }
        return help
    }
}
