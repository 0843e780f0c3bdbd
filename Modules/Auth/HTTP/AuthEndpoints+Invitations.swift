public import Auth
public import Vocabulary
public import Wire

/// Endpoints of registration and of operators' codes.
extension AuthEndpoints {
    /// Sets a new password by a code.
    public static let resetPassword = Endpoint<ResetInput, Nothing, AuthError>(
        name: "auth.resetPassword", .post, "/api/v1/auth/reset", access: .anyone, limit: loginLimit,
        summary: "Sets a new password by a code from an operator, and ends all sessions.",
        input: ResetInput.shape,
        failures: AuthWire.failures.only(.invalidFields([]), .resetRefused, tooMany))

    /// The rule for joining.
    public static let registration = Endpoint<Nothing, Registration, AuthError>(
        name: "auth.registration", .get, "/api/v1/auth/registration", access: .anyone,
        summary: "Who may join: everybody, who has an invitation, or nobody.",
        input: .nothing, output: AuthWire.registration, failures: AuthWire.failures.only())

    /// Makes an invitation.
    public static let invite = Endpoint<InvitationDraft, NewInvitation, AuthError>(
        name: "auth.invite", .post, "/api/v1/invitations", access: .member,
        summary: "Makes an invitation and tells its code; for operators.",
        input: AuthWire.invitationDraft, output: AuthWire.newInvitation,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden))

    /// Lists invitations.
    public static let invitations = Endpoint<PageInput, Page<Invitation>, AuthError>(
        name: "auth.invitations", .get, "/api/v1/invitations", access: .member,
        summary: "A page of the invitations that have not expired, the last made first; for operators.",
        input: PageInput.shape, output: AuthWire.invitations,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden))

    /// Ends an invitation.
    public static let revokeInvitation = Endpoint<InvitationInput, Nothing, AuthError>(
        name: "auth.revokeInvitation", .delete, "/api/v1/invitations/{id}", access: .member,
        summary: "Ends an invitation; for operators.",
        input: InvitationInput.shape,
        failures: AuthWire.failures.only(.forbidden, .noSuchInvitation))
}
