public import Operations
public import Settings
public import Terminal
public import Vocabulary

extension SettingsError: CommandError {
    /// The error in both languages.
    public var phrase: Phrase { Phrase(en: message, ko: korean) }

    /// All of them are mistakes in how the program was called or configured.
    public var exitStatus: ExitStatus { .usage }
}

extension TransferError: CommandError {
    /// The error in both languages.
    public var phrase: Phrase { Phrase(en: message, ko: korean { $0.phrase.ko }) }

    /// Wrong usage if the databases are named wrongly, else by its kind.
    public var exitStatus: ExitStatus { isUsage ? .usage : ExitStatus(kind) }
}

extension ServiceFailure {
    /// The command that helps; nil if none does.
    var hint: Phrase? {
        switch self {
        case .signInRequired:
            Phrase(
                en: "'madang auth login' signs in; 'madang auth join' makes an account.",
                ko: "'madang auth login'으로 로그인하거나 'madang auth join'으로 가입하세요.")
        case .accessExpired, .accessInvalid: Phrase("madang auth login")
        case .unavailable, .internal, .noSuchEndpoint:
            Phrase(
                en: "'madang doctor' looks for the cause.", ko: "'madang doctor'로 원인을 찾아보세요.")
        case .limited, .badRequest, .keyReused, .keyInFlight: nil
        }
    }
}
