public import Auth
public import Vocabulary

extension AuthRepositoryFake {
    /// As `members` answers.
    public func members(
        _ query: MemberQuery, _ page: PageRequest
    ) async throws(AuthError) -> Page<ManagedMember> {
        try await members(query, page)
    }

    /// As `member` answers.
    public func member(_ id: MemberID) async throws(AuthError) -> MemberDetails {
        try await member(id)
    }

    /// As `changeRole` answers.
    public func changeRole(of id: MemberID, to role: Role, reason: String) async throws(AuthError) {
        try await changeRole(id, role, reason)
    }

    /// As `suspend` answers.
    public func suspend(_ id: MemberID, reason: String) async throws(AuthError) {
        try await suspend(id, reason)
    }

    /// As `restore` answers.
    public func restore(_ id: MemberID, reason: String) async throws(AuthError) {
        try await restore(id, reason)
    }

    /// As `signOut` answers.
    public func signOut(_ id: MemberID, reason: String) async throws(AuthError) {
        try await signOut(id, reason)
    }

    /// As `silence` answers.
    public func silence(_ id: MemberID, hours: Int, reason: String) async throws(AuthError) -> Silence {
        try await silence(id, hours, reason)
    }

    /// As `unsilence` answers.
    public func unsilence(_ id: MemberID, reason: String) async throws(AuthError) {
        try await unsilence(id, reason)
    }

    /// As `newReset` answers.
    public func resetPassword(of id: MemberID) async throws(AuthError) -> PasswordReset {
        try await newReset(id)
    }

    /// As `resetPassword` answers.
    public func resetPassword(email: String, code: String, new: String) async throws(AuthError) {
        try await resetPassword(email, code, new)
    }

    /// As `export` answers.
    public func export(_ id: MemberID) async throws(AuthError) -> MemberExport {
        try await export(id)
    }
}

extension AuthRepositoryFake {
    /// As `registration` answers.
    public func registration() async throws(AuthError) -> Registration {
        try await registration()
    }

    /// As `invite` answers.
    public func invite(_ draft: InvitationDraft) async throws(AuthError) -> NewInvitation {
        try await invite(draft)
    }

    /// As `invitations` answers.
    public func invitations(_ page: PageRequest) async throws(AuthError) -> Page<Invitation> {
        try await invitations(page)
    }

    /// As `revokeInvitation` answers.
    public func revokeInvitation(_ id: InvitationID) async throws(AuthError) {
        try await revokeInvitation(id)
    }
}
