public import Vocabulary

extension InMemoryAuthStore {
    public func add(_ invitation: Invitation, digest: String, for act: StaffAct) throws(AuthError) {
        invitations[digest] = invitation
        waiting.append(OutboxMessage(act.event))
    }

    public func invitation(digest: String) throws(AuthError) -> Invitation? { invitations[digest] }

    public func invitations(_ page: PageRequest, at now: Timestamp) throws(AuthError) -> Page<Invitation> {
        KeysetPage.cut(
            invitations.values.filter { now < $0.expiresAt }, page, scope: Invitation.scope,
            key: \.madeAt.microseconds, id: \.id.raw)
    }

    public func revoke(_ id: InvitationID, for act: StaffAct) throws(AuthError) -> Bool {
        guard let digest = invitations.first(where: { $0.value.id == id })?.key else { return false }
        invitations[digest] = nil
        waiting.append(OutboxMessage(act.event))
        return true
    }

    func use(_ use: InvitationUse) throws(AuthError) {
        guard let invitation = invitations[use.digest], invitation.isOpen(at: use.usedAt) else {
            throw .invitationRefused
        }
        invitations[use.digest] = invitation.usedOnce()
    }
}
