public import Vocabulary

/// What can go wrong with accounts and sessions.
public enum AuthError: DescribedError {
    /// A form breaks rules: all of its field errors.
    case invalidFields([FieldError])
    /// Email and password do not belong together; which of the two is wrong is not told.
    case wrongCredentials
    /// The session has ended: signed out, expired, revoked, or never there. Only signing in again helps.
    case sessionEnded
    /// There is no such member.
    case noSuchMember
    /// The member has no such session.
    case noSuchSession
    /// The account was changed since it was read.
    case changed
    /// The verb needs a role that the member does not have.
    case forbidden
    /// What any verb can meet.
    case service(ServiceFailure)

    /// The table of errors: both failures of sign-in count as unauthenticated.
    public var description: ErrorDescription {
        switch self {
        case .invalidFields(let fieldErrors):
            ErrorDescription(.invalid, "auth-incomplete", texts, fieldErrors: fieldErrors)
        case .wrongCredentials: ErrorDescription(.unauthenticated, "auth-wrong-credentials", texts)
        case .sessionEnded: ErrorDescription(.unauthenticated, "auth-session-ended", texts)
        case .noSuchMember: ErrorDescription(.notFound, "auth-no-such-member", texts)
        case .noSuchSession: ErrorDescription(.notFound, "auth-no-such-session", texts)
        case .changed: ErrorDescription(.conflict, "auth-changed", texts)
        case .forbidden: ErrorDescription(.forbidden, "auth-forbidden", texts)
        case .service(let failure): failure.description
        }
    }

    private var texts: ErrorDescription.Texts {
        switch self {
        case .invalidFields:
            (
                "Some fields are invalid. Correct the named fields.",
                "입력한 내용을 확인해 주세요. 아래 항목을 수정하세요."
            )
        case .wrongCredentials:
            (
                "Email and password do not match. Check both, then try again.",
                "이메일 또는 비밀번호가 올바르지 않습니다. 확인한 뒤 다시 시도하세요."
            )
        case .sessionEnded:
            ("The session has ended. Sign in again.", "세션이 종료되었습니다. 다시 로그인하세요.")
        case .noSuchMember:
            ("Member not found.", "해당 회원을 찾을 수 없습니다.")
        case .noSuchSession:
            (
                "Session not found. List your sessions to see which there are.",
                "해당 세션을 찾을 수 없습니다. 내 세션 목록을 확인하세요."
            )
        case .changed:
            (
                "The account has changed in the meantime. Read it again, then repeat the edit.",
                "그사이에 계정이 변경되었습니다. 다시 확인한 뒤 수정하세요."
            )
        case .forbidden:
            ("Only an operator may do this.", "운영자만 할 수 있습니다.")
        case .service(let failure): (failure.description.english, failure.description.korean)
        }
    }
}
