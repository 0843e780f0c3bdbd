import Terminal
import Vocabulary

extension ServiceFailure {
    /// The command that helps; nil if none does.
    var hint: Phrase? {
        switch self {
        case .signInRequired:
            Phrase(
                en: "Run 'madang auth login' to sign in, or 'madang auth join' to create an account.",
                ko: "'madang auth login'으로 로그인하거나 'madang auth join'으로 가입하세요.")
        case .accessExpired, .accessInvalid: Phrase("madang auth login")
        case .unavailable, .unreachable, .internal, .noSuchEndpoint:
            Phrase(
                en: "Run 'madang doctor' to find the cause.", ko: "'madang doctor'로 원인을 찾아보세요.")
        case .silenced: Phrase("madang profile show")
        case .limited, .tooBroad, .badRequest, .keyReused, .keyInFlight: nil
        }
    }
}
