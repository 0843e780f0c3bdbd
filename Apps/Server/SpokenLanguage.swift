import Commands
import Settings
import Terminal

/// The language in which the program speaks to whoever runs it; what it logs is English.
enum SpokenLanguage {
    /// What `--lang`, `MADANG_LANGUAGE` or the configuration file says, else the locale's. A file that cannot
    /// be read says nothing here: what is wrong with it is said in the language that is left.
    static let current = HelpLanguage.choice(ProgramArguments.words, Settings.processEnvironment) { file in
        (try? Settings.read(configuration: file))?.language
    }
}
