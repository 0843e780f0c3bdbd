import Commands
import Settings
import Terminal

/// The language for messages to the operator; logs are in English.
enum SpokenLanguage {
    /// The language of `--lang`, `MADANG_LANGUAGE` or the configuration file, else the locale's. An
    /// unreadable file is ignored here: its error is reported in the language chosen without it.
    static let current = HelpLanguage.choice(ProgramArguments.words, Settings.processEnvironment) { file in
        (try? Settings.read(configuration: file))?.language
    }
}
