public import Vocabulary

extension ExitStatus {
    /// The exit status of any error: errors of commands and tables of errors say theirs, a cancelled task was
    /// interrupted, a field error is wrong input, other domain errors go by their kind, and anything else is
    /// a broken promise.
    public init(_ error: any Error) {
        switch error {
        case let error as any CommandError: self = error.exitStatus
        case is CancellationError: self = .interrupted
        case is FieldError: self = .invalid
        case let error as any DescribedError: self = error.description.exitStatus
        case let error as any DomainError: self.init(error.kind)
        default: self = .internal
        }
    }

    /// What it tells, one sentence.
    public var meaning: Phrase {
        switch self {
        case .ok: Phrase(en: "It went well.", ko: "잘 되었습니다.")
        case .usage: Phrase(en: "The command line or a setting is wrong.", ko: "명령줄이나 설정이 잘못되었습니다.")
        case .invalid: Phrase(en: "The input is wrong; the fields are named.", ko: "입력이 잘못되었습니다.")
        case .notFound: Phrase(en: "What was asked for is not there.", ko: "찾는 것이 없습니다.")
        case .unavailable:
            Phrase(en: "Something that is needed does not answer.", ko: "필요한 것이 응답하지 않습니다.")
        case .internal: Phrase(en: "The program is broken.", ko: "프로그램에 문제가 있습니다.")
        case .retry:
            Phrase(en: "It may work later: a conflict or a limit.", ko: "나중에 다시 하면 될 수 있습니다.")
        case .refused: Phrase(en: "Not signed in, or not allowed.", ko: "로그인하지 않았거나 권한이 없습니다.")
        case .interrupted: Phrase(en: "The person broke off.", ko: "사용자가 중단했습니다.")
        }
    }
}
