public import Vocabulary

/// Errors of accounts and sessions.
public enum AuthError: DescribedError {
    /// A form breaks rules: all of its field errors.
    case invalidFields([FieldError])
    /// Email and password do not match; which of them is wrong is not disclosed.
    case wrongCredentials
    /// The session was signed out, expired, was revoked or never existed. Signing in again is required.
    case sessionEnded
    /// There is no such member.
    case noSuchMember
    /// The member has no such session.
    case noSuchSession
    /// The account was changed since it was read.
    case changed
    /// The verb needs a role that the member lacks.
    case forbidden
    /// The verb needs a moderator or operator.
    case moderatorsOnly
    /// The target's role is equal to or higher than the actor's.
    case outranked
    /// The account is suspended, for that reason; empty if the reason was erased.
    case suspended(reason: String)
    /// Registration is closed.
    case registrationClosed
    /// Joining requires an invitation.
    case invitationRequired
    /// The invitation is unknown, used up or expired.
    case invitationRefused
    /// There is no such invitation.
    case noSuchInvitation
    /// The code for a new password is wrong, used or expired, or the email is not the member's.
    case resetRefused
    /// The change would leave no operator able to sign in.
    case lastOperator
    /// The member has reached the limit of settings.
    case tooManySettings
    /// Members cannot block themselves.
    case blockingOneself
    /// The member has reached the limit of blocks.
    case tooManyBlocks
    /// An error that any verb can have.
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
