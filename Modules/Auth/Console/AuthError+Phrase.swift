public import Auth
public import Terminal

extension AuthError: LocalizedDomainError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .wrongCredentials:
            Phrase(
                en: "Run 'madang auth join' if you have no account.",
                ko: "계정이 없으면 'madang auth join'으로 가입하세요.")
        case .sessionEnded: Phrase("madang auth login")
        case .noSuchSession: Phrase("madang auth sessions")
        case .changed: Phrase("madang profile show")
        case .lastOperator: Phrase("madang members role ID operator")
        case .invitationRequired:
            Phrase(en: "madang auth join --invitation CODE", ko: "madang auth join --invitation 코드")
        case .noSuchInvitation: Phrase("madang invitations list")
        case .resetRefused: Phrase("madang auth reset")
        case .tooManySettings: Phrase("madang api GET /api/v1/me/settings")
        case .tooManyBlocks: Phrase("madang members blocked")
        case .invalidFields, .blockingOneself, .noSuchMember, .forbidden, .moderatorsOnly, .outranked,
            .suspended, .registrationClosed,
            .invitationRefused,
            .service:
            nil
        }
    }
}
