import Commands
import Terminal

extension HelpLanguage {
    /// The language that the command line, the environment, what was remembered or the locale ask for; what
    /// the configuration file says is not known yet.
    static func choice(
        _ early: EarlyOptions, _ environment: [String: String], remembered: Language?
    ) -> Language {
        early.lang.flatMap(Language.init(code:))
            ?? environment["MADANG_LANGUAGE"].flatMap(Language.init(code:)) ?? remembered
            ?? .detect(environment: environment)
    }
}
