public import Auth
public import Vocabulary
public import Wire

/// Endpoints of operators' acts on members.
extension AuthEndpoints {
    /// Lists members.
    public static let members = Endpoint<MembersInput, Page<ManagedMember>, AuthError>(
        name: "auth.members", .get, "/api/v1/members", access: .member,
        summary: "A page of the members, the last joined first; for operators.",
        input: MembersInput.shape, output: AuthWire.managedMembers,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden))

    /// Searches members; by POST, so that the text does not appear in a URL.
    public static let searchMembers = Endpoint<MemberSearchInput, Page<ManagedMember>, AuthError>(
        name: "auth.searchMembers", .post, "/api/v1/members/search", access: .member,
        summary: "A page of the members with that identifier, or whose email or nickname holds the text; "
            + "for operators.",
        input: MemberSearchInput.shape, output: AuthWire.managedMembers,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden))

    /// Shows a member.
    public static let managedMember = Endpoint<MemberInput, MemberDetails, AuthError>(
        name: "auth.member", .get, "/api/v1/members/{id}/account", access: .member,
        summary: "One member in full; for operators.",
        input: AuthWire.member, output: AuthWire.memberDetails,
        failures: AuthWire.failures.only(.forbidden, .noSuchMember))

    /// Changes a role.
    public static let changeRole = Endpoint<RoleInput, Nothing, AuthError>(
        name: "auth.changeRole", .put, "/api/v1/members/{id}/role", access: .member,
        summary: "Gives a member another role; for operators.",
        input: RoleInput.shape,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden, .noSuchMember, .lastOperator))

    /// Suspends a member.
    public static let suspend = Endpoint<ReasonInput, Nothing, AuthError>(
        name: "auth.suspend", .post, "/api/v1/members/{id}/suspend", access: .member,
        summary: "Ends a member's sessions and lets them neither sign in nor write; for operators.",
        input: ReasonInput.required,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden, .noSuchMember, .lastOperator))

    /// Restores a suspended member.
    public static let restore = Endpoint<ReasonInput, Nothing, AuthError>(
        name: "auth.restore", .post, "/api/v1/members/{id}/restore", access: .member,
        summary: "Lets a suspended member sign in and write again; for operators.",
        input: ReasonInput.optional,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden, .noSuchMember))

    /// Signs a member out.
    public static let signOut = Endpoint<ReasonInput, Nothing, AuthError>(
        name: "auth.signOut", .post, "/api/v1/members/{id}/sign-out", access: .member,
        summary: "Ends all of a member's sessions; for operators.",
        input: ReasonInput.optional,
        failures: AuthWire.failures.only(.invalidFields([]), .forbidden, .noSuchMember))

    /// Issues a password reset code.
    public static let newReset = Endpoint<MemberInput, PasswordReset, AuthError>(
        name: "auth.newReset", .post, "/api/v1/members/{id}/reset-password", access: .member,
        summary: "Gives a code by which a member sets a new password, once within 30 minutes; for operators.",
        input: AuthWire.member, output: AuthWire.passwordReset,
        failures: AuthWire.failures.only(.forbidden, .noSuchMember))

    /// Exports a member's data; by POST, because it writes an audit event.
    public static let export = Endpoint<MemberInput, MemberExport, AuthError>(
        name: "auth.export", .post, "/api/v1/members/{id}/export", access: .member,
        summary: "Everything that accounts keep of a member; for operators.",
        input: AuthWire.member, output: AuthWire.export,
        failures: AuthWire.failures.only(.forbidden, .noSuchMember))
}
