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
    /// The verb is for moderators and operators.
    case moderatorsOnly
    /// The member ranks as high as the one who acts, or higher.
    case outranked
    /// The account is suspended, for that reason; empty if none is told any more.
    case suspended(reason: String)
    /// Nobody may join here.
    case registrationClosed
    /// Only who has an invitation may join here.
    case invitationRequired
    /// The invitation is unknown, used up or expired.
    case invitationRefused
    /// There is no such invitation.
    case noSuchInvitation
    /// The code for a new password is wrong, used or expired, or the email is not the member's.
    case resetRefused
    /// Nobody would be left who is an operator and may sign in.
    case lastOperator
    /// The member keeps as many settings as anyone may.
    case tooManySettings
    /// Nobody blocks themselves.
    case blockingOneself
    /// The member has blocked as many others as anyone may.
    case tooManyBlocks
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
        case .moderatorsOnly: ErrorDescription(.forbidden, "auth-moderators-only", texts)
        case .outranked: ErrorDescription(.forbidden, "auth-outranked", texts)
        case .suspended: ErrorDescription(.forbidden, "auth-suspended", texts)
        case .registrationClosed: ErrorDescription(.forbidden, "auth-registration-closed", texts)
        case .invitationRequired: ErrorDescription(.forbidden, "auth-invitation-required", texts)
        case .invitationRefused: ErrorDescription(.forbidden, "auth-invitation-refused", texts)
        case .noSuchInvitation: ErrorDescription(.notFound, "auth-no-such-invitation", texts)
        case .resetRefused: ErrorDescription(.unauthenticated, "auth-reset-refused", texts)
        case .lastOperator: ErrorDescription(.conflict, "auth-last-operator", texts)
        case .tooManySettings: ErrorDescription(.conflict, "auth-too-many-settings", texts)
        case .blockingOneself: ErrorDescription(.invalid, "auth-blocking-oneself", texts)
        case .tooManyBlocks: ErrorDescription(.conflict, "auth-too-many-blocks", texts)
        case .service(let failure): failure.description
        }
    }
}
