import Auth
import AuthConsole
import Composition
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// What went wrong with a command: reported in the person's words, with what helps, and the exit code that
/// scripts see.
struct Failure {
    private let error: any Error

    init(_ error: any Error) {
        self.error = error
    }

    /// Says it on the console's errors. Whoever breaks off knows it and is told nothing.
    func report(to console: Console) -> ExitCode {
        switch error {
        case let error as UsageError where error.exitCode == .interrupted: return .interrupted
        case is CancellationError: return .interrupted
        case is Unhealthy: return .unavailable
        case let error as HintedUsage:
            console.report(error.error, hint: error.hint)
            return .usage
        case let error as UsageError:
            console.report(error)
            return error.exitCode
        case let error as ListingError:
            return console.report(
                error, hint: error.hint ?? hint(error.service), naming: ListingFieldNames.name)
        case let error as AuthError:
            return console.report(error, hint: error.hint ?? hint(error.service), naming: AuthFieldNames.name)
        case let error as SettingsError:
            console.report(error, wording: Phrase(en: error.message, ko: error.korean))
            return .usage
        case let error as TransferError:
            let words = Phrase(en: error.message, ko: error.korean { $0.phrase.ko })
            let code = console.report(error, wording: words)
            return error.isUsage ? .usage : code
        case let error as ServiceFailure:
            return console.report(error, hint: hint(error))
        case let error as any DomainError:
            return console.report(error)
        default:
            return console.report(ServiceFailure.internal(String(describing: error)))
        }
    }

    private func hint(_ failure: ServiceFailure?) -> Phrase? {
        switch failure {
        case .signInRequired:
            Phrase(
                en: "'madang auth login' signs in; 'madang auth join' makes an account.",
                ko: "'madang auth login'으로 로그인하거나 'madang auth join'으로 가입하세요.")
        case .accessExpired, .accessInvalid:
            Phrase(en: "madang auth login", ko: "madang auth login")
        case .unavailable, .internal, .noSuchEndpoint:
            Phrase(
                en: "'madang doctor' looks for the cause.", ko: "'madang doctor'로 원인을 찾아보세요.")
        case .limited, .badRequest, .keyReused, .keyInFlight, nil: nil
        }
    }
}
