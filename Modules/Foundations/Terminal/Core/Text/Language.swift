/// A language that Madang speaks with people.
public enum Language: String, Sendable, CaseIterable {
    case ko, en

    /// Reads a language or locale code: `ko`, `EN`, `ko_KR.UTF-8`, `en-GB`; nil for any other language.
    public init?(code: String) {
        let primary = code.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
        self.init(rawValue: primary.lowercased())
    }

    /// The language that the locale asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and
    /// not empty decides (POSIX.1-2017, section 8.2). Korean if it is Korean, else English.
    public static func detect(environment: [String: String]) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale.flatMap(Language.init(code:)) ?? .en
    }
}
