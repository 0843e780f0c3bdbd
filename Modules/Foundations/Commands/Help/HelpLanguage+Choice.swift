public import Terminal

extension HelpLanguage {
    /// The language that the command line, the environment, what was remembered or the locale ask for.
    public static func choice(
        _ early: EarlyOptions, _ environment: [String: String], remembered: Language?
    ) -> Language {
        early.lang.flatMap(Language.init(code:))
            ?? environment["MADANG_LANGUAGE"].flatMap(Language.init(code:)) ?? remembered
            ?? .detect(environment: environment)
    }

    /// The same for the words of a program that remembers nothing: `configured` gives what the configuration
    /// file says, the one at that path or else the usual one.
    public static func choice(
        _ words: [String], _ environment: [String: String], configured: (String?) -> String?
    ) -> Language {
        let early = EarlyOptions(words)
        let written = configured(early.config).flatMap(Language.init(code:))
        return choice(early, environment, remembered: written)
    }
}
