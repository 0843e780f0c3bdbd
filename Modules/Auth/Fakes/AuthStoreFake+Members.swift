public import Auth
public import Vocabulary

extension AuthStoreFake {
    /// As `members` answers.
    public func members(
        _ filter: MemberFilter, _ page: PageRequest
    ) async throws(AuthError) -> Page<MemberRecord> {
        try await members(filter, page)
    }

    /// As `add` answers.
    public func add(_ invitation: Invitation, digest: String, for act: StaffAct) async throws(AuthError) {
        try await add(invitation, digest, act)
    }

    /// As `invitation` answers.
    public func invitation(digest: String) async throws(AuthError) -> Invitation? {
        try await invitation(digest)
    }

    /// As `invitations` answers.
    public func invitations(
        _ page: PageRequest, at now: Timestamp
    ) async throws(AuthError) -> Page<Invitation> {
        try await invitations(page, now)
    }

    /// As `revoke` answers.
    public func revoke(_ id: InvitationID, for act: StaffAct) async throws(AuthError) -> Bool {
        try await revoke(id, act)
    }
}
