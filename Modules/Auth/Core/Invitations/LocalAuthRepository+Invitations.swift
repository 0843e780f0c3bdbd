import Vocabulary

extension LocalAuthRepository {
    func registration() async throws(AuthError) -> Registration { service.registration }

    func invite(_ draft: InvitationDraft) async throws(AuthError) -> NewInvitation {
        let actor = try await actingOperator()
        guard let member = actor.memberID else { throw .forbidden }
        let invitation = try draft.invitation(service.ids.next(), by: member, at: service.time.now())
        let code = service.newCode()
        try await store.add(
            invitation, digest: service.digest(of: code, for: "invitation"),
            for: act("auth.invite", on: invitation.id, by: actor))
        return NewInvitation(invitation: invitation, code: code.text)
    }

    func invitations(_ page: PageRequest) async throws(AuthError) -> Page<Invitation> {
        _ = try await actingOperator()
        if case .after(let cursor) = page.start, cursor.scope != Invitation.scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        return try await store.invitations(page, at: service.time.now())
    }

    func revokeInvitation(_ id: InvitationID) async throws(AuthError) {
        let act = act("auth.revokeInvitation", on: id, by: try await actingOperator())
        guard try await store.revoke(id, for: act) else { throw .noSuchInvitation }
    }

    private func act(_ verb: String, on id: InvitationID, by actor: AuditActor) -> StaffAct {
        StaffAct(
            AuditEvent(
                id: service.ids.next(), by: actor, verb, "\(id)", affecting: nil, at: service.time.now()))
    }
}

extension AuthService {
    /// The invitation to use for joining now; nil if none is required. Throws `registrationClosed`,
    /// `invitationRequired`, `invitationRefused`.
    func admission(by typed: String?, at now: Timestamp) async throws(AuthError) -> InvitationUse? {
        switch registration {
        case .open: return nil
        case .closed: throw .registrationClosed
        case .invited:
            guard let typed, typed.contains(where: { !$0.isWhitespace }) else { throw .invitationRequired }
            guard let code = AccessCode(typed: typed) else { throw .invitationRefused }
            let digest = digest(of: code, for: "invitation")
            guard let invitation = try await store.invitation(digest: digest), invitation.isOpen(at: now)
            else { throw .invitationRefused }
            return InvitationUse(digest: digest, at: now)
        }
    }
}
