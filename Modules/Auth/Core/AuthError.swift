public import Vocabulary

/// What can go wrong with accounts and sessions.
public enum AuthError: DomainError {
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

    /// As each case says; both failures of sign-in count as unauthenticated.
    public var kind: ErrorKind {
        switch self {
        case .invalidFields: .invalid
        case .wrongCredentials, .sessionEnded: .unauthenticated
        case .noSuchMember, .noSuchSession: .notFound
        case .changed: .conflict
        case .forbidden: .forbidden
        case .service(let failure): failure.kind
        }
    }

    /// One stable code per case.
    public var code: String {
        switch self {
        case .invalidFields: "auth-incomplete"
        case .wrongCredentials: "auth-wrong-credentials"
        case .sessionEnded: "auth-session-ended"
        case .noSuchMember: "auth-no-such-member"
        case .noSuchSession: "auth-no-such-session"
        case .changed: "auth-changed"
        case .forbidden: "auth-forbidden"
        case .service(let failure): failure.code
        }
    }

    /// English, one or two sentences.
    public var message: String {
        switch self {
        case .invalidFields: "The form cannot be taken as it is. Correct the named fields."
        case .wrongCredentials: "Email and password do not match. Check both, then try again."
        case .sessionEnded: "The session has ended. Sign in again."
        case .noSuchMember: "There is no such member."
        case .noSuchSession: "You have no such session. List your sessions to see which there are."
        case .changed: "The account was changed meanwhile. Read it again, then repeat the edit."
        case .forbidden: "Only an operator may do this."
        case .service(let failure): failure.message
        }
    }

    /// The field errors of a form, or of a request that could not be read.
    public var fieldErrors: [FieldError] {
        switch self {
        case .invalidFields(let fieldErrors): fieldErrors
        case .service(let failure): failure.fieldErrors
        default: []
        }
    }

    /// The failure that any verb can meet, nil for the domain's own.
    public var service: ServiceFailure? {
        if case .service(let failure) = self { failure } else { nil }
    }
}
