public import Auth
public import Terminal

extension AuthError: LocalizedDomainError {
    /// The error in both languages.
    public var phrase: Phrase { service?.phrase ?? Phrase(en: message, ko: korean) }

    private var korean: String {
        switch self {
        case .invalidFields: "이대로는 받을 수 없습니다. 아래 항목을 고치세요."
        case .wrongCredentials: "이메일과 비밀번호가 맞지 않습니다. 둘 다 확인한 뒤 다시 시도하세요."
        case .sessionEnded: "세션이 끝났습니다. 다시 로그인하세요."
        case .noSuchMember: "그런 회원이 없습니다."
        case .noSuchSession: "그런 세션이 없습니다. 내 세션 목록을 확인하세요."
        case .changed: "그사이에 계정이 바뀌었습니다. 다시 확인한 뒤 고치세요."
        case .forbidden: "운영자만 할 수 있습니다."
        case .service(let failure): failure.phrase.ko
        }
    }

    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .wrongCredentials:
            Phrase(
                en: "'madang auth join' makes an account if you have none.",
                ko: "계정이 없으면 'madang auth join'으로 가입하세요.")
        case .sessionEnded: Phrase(en: "madang auth login", ko: "madang auth login")
        case .noSuchSession: Phrase(en: "madang auth sessions", ko: "madang auth sessions")
        case .changed: Phrase(en: "madang profile show", ko: "madang profile show")
        case .invalidFields, .noSuchMember, .forbidden, .service: nil
        }
    }
}
