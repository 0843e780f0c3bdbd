public import Vocabulary

/// An error that can say in every language what was tried and what to do.
public protocol LocalizedDomainError: DomainError {
    /// One or two sentences for people, without secrets.
    var phrase: Phrase { get }
}

extension ServiceFailure: LocalizedDomainError {
    /// The failure in both languages.
    public var phrase: Phrase { Phrase(en: message, ko: korean) }

    private var korean: String {
        switch self {
        case .signInRequired: "계정이 필요합니다. 로그인한 뒤 다시 시도하세요."
        case .accessExpired: "접근 토큰이 만료되었습니다. 갱신한 뒤 다시 시도하세요."
        case .accessInvalid: "접근 토큰이 더는 유효하지 않습니다. 다시 로그인하세요."
        case .badRequest: "요청을 읽을 수 없습니다. 아래 항목을 고치세요."
        case .noSuchEndpoint: "이 주소에는 아무것도 없습니다."
        case .keyReused: "이 멱등 키는 이미 다른 요청에 쓰였습니다. 새 키로 다시 보내세요."
        case .keyInFlight: "같은 멱등 키의 요청을 아직 처리하고 있습니다. 잠시 뒤 다시 보내세요."
        case .limited(let seconds): "요청이 너무 많습니다. \(seconds)초 뒤에 다시 시도하세요."
        case .unavailable(let reason): "필요한 부분이 응답하지 않습니다 (\(reason)). 잠시 뒤 다시 시도하세요."
        case .internal(let reason): "내부에 문제가 있습니다 (\(reason)). 운영자가 기록에서 확인할 수 있습니다."
        }
    }
}
