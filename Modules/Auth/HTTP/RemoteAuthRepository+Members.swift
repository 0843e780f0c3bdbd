public import Auth
public import Vocabulary
import Wire

extension RemoteAuthRepository {
    public func members(
        _ query: MemberQuery, _ page: PageRequest
    ) async throws(AuthError) -> Page<ManagedMember> {
        let input = MembersInput(role: query.role, state: query.state, page: PageFields(page))
        if query.text.isEmpty { return try await bearer.call(AuthEndpoints.members, input) }
        return try await bearer.call(
            AuthEndpoints.searchMembers, MemberSearchInput(text: query.text, filter: input))
    }

    public func member(_ id: MemberID) async throws(AuthError) -> MemberDetails {
        try await bearer.call(AuthEndpoints.managedMember, MemberInput(id: id))
    }

    public func changeRole(of id: MemberID, to role: Role, reason: String) async throws(AuthError) {
        _ = try await bearer.call(
            AuthEndpoints.changeRole, RoleInput(id: id, role: role, reason: reason))
    }

    public func suspend(_ id: MemberID, reason: String) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.suspend, ReasonInput(id: id, reason: reason))
    }

    public func restore(_ id: MemberID, reason: String) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.restore, ReasonInput(id: id, reason: reason))
    }

    public func signOut(_ id: MemberID, reason: String) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.signOut, ReasonInput(id: id, reason: reason))
    }

    public func resetPassword(of id: MemberID) async throws(AuthError) -> PasswordReset {
        try await bearer.call(AuthEndpoints.newReset, MemberInput(id: id))
    }

    public func export(_ id: MemberID) async throws(AuthError) -> MemberExport {
        try await bearer.call(AuthEndpoints.export, MemberInput(id: id))
    }
}

extension RemoteAuthRepository {
    public func silence(_ id: MemberID, hours: Int, reason: String) async throws(AuthError) -> Silence {
        try await bearer.call(
            AuthEndpoints.silence, SilenceInput(id: id, hours: hours, reason: reason))
    }

    public func unsilence(_ id: MemberID, reason: String) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.unsilence, ReasonInput(id: id, reason: reason))
    }
}

extension RemoteAuthRepository {
    public func resetPassword(email: String, code: String, new: String) async throws(AuthError) {
        _ = try await visitor.call(
            AuthEndpoints.resetPassword, ResetInput(email: email, code: code, new: new))
    }

    public func registration() async throws(AuthError) -> Registration {
        try await visitor.call(AuthEndpoints.registration, Nothing())
    }

    public func invite(_ draft: InvitationDraft) async throws(AuthError) -> NewInvitation {
        try await bearer.call(AuthEndpoints.invite, draft)
    }

    public func invitations(_ page: PageRequest) async throws(AuthError) -> Page<Invitation> {
        try await bearer.call(AuthEndpoints.invitations, PageInput(page: PageFields(page)))
    }

    public func revokeInvitation(_ id: InvitationID) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.revokeInvitation, InvitationInput(id: id))
    }
}
