import FoundationEssentials
import Settings
import Synchronization
import Terminal

/// The language in which the program speaks to whoever runs it; what it logs is English.
///
/// Until the settings are read it is what `MADANG_LANGUAGE` says, else the locale's: also what is wrong with
/// the settings is said in it.
enum SpokenLanguage {
    private static let chosen = Mutex(choice(ProcessInfo.processInfo.environment))

    static var current: Language { chosen.withLock { $0 } }

    /// Speaks as the settings say, if they say it.
    static func adopt(_ settings: Settings) {
        guard let language = settings.language.flatMap(Language.init(code:)) else { return }
        chosen.withLock { $0 = language }
    }

    static func choice(_ environment: [String: String]) -> Language {
        environment["MADANG_LANGUAGE"].flatMap(Language.init(code:)) ?? .detect(environment: environment)
    }
}
