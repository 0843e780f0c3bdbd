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
        case .ok: Phrase(en: "Success.", ko: "성공.")
        case .usage: Phrase(en: "The command line or a setting is wrong.", ko: "명령줄이나 설정이 잘못되었습니다.")
        case .invalid: Phrase(en: "The input is wrong; the fields are named.", ko: "입력이 잘못되었습니다. 항목이 표시됩니다.")
        case .notFound: Phrase(en: "Not found.", ko: "찾을 수 없습니다.")
        case .unavailable:
            Phrase(en: "Cannot reach the server or database.", ko: "서버나 데이터베이스에 연결할 수 없습니다.")
        case .internal: Phrase(en: "Internal error.", ko: "내부 오류.")
        case .retry:
            Phrase(en: "A conflict or a limit: try again later.", ko: "충돌 또는 제한. 나중에 다시 시도하세요.")
        case .refused: Phrase(en: "Not signed in, or not allowed.", ko: "로그인하지 않았거나 권한이 없습니다.")
        case .interrupted: Phrase(en: "Interrupted.", ko: "중단되었습니다.")
        }
    }
}
