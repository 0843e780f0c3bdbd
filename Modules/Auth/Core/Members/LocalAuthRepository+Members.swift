import Vocabulary

extension LocalAuthRepository {
    func members(_ query: MemberQuery, _ page: PageRequest) async throws(AuthError) -> Page<ManagedMember> {
        _ = try await actingOperator()
        let filter = try query.checked()
        if case .after(let cursor) = page.start, cursor.scope != filter.scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let now = service.time.now()
        return try await store.members(filter, page).map { ManagedMember($0, at: now) }
    }

    func member(_ id: MemberID) async throws(AuthError) -> MemberDetails {
        _ = try await actingOperator()
        guard let record = try await store.record(of: id) else { throw .noSuchMember }
        let sessions = try await liveSessions(of: id)
        return MemberDetails(
            member: ManagedMember(record, at: service.time.now()), sessions: sessions.count,
            lastUsedAt: sessions.map(\.lastUsedAt).max())
    }

    func changeRole(of id: MemberID, to role: Role, reason: String) async throws(AuthError) {
        let act = try await act("auth.changeRole:\(role.rawValue)", on: id, reason, keepsAnOperator: true)
        try await carryOut(act, on: id) { record in
            guard record.account.role != role else { return nil }
            var next = record
            next.account = record.account.promoted(to: role)
            return next
        }
    }

    func suspend(_ id: MemberID, reason: String) async throws(AuthError) {
        let act = try await act(
            "auth.suspend", on: id, reason, needsReason: true, keepsAnOperator: true)
        let (now, by) = (act.event.actedAt, act.event.actor.memberID)
        try await carryOut(act, on: id, ending: .all) { record in
            let (since, reason) = (record.suspension?.since ?? now, act.event.reason ?? "")
            guard record.suspension?.reason != reason, let by else { return nil }
            return record.suspended(Suspension(since: since, reason: reason, by: by))
        }
    }

    func restore(_ id: MemberID, reason: String) async throws(AuthError) {
        let act = try await act("auth.restore", on: id, reason)
        try await carryOut(act, on: id) { record in
            record.suspension == nil ? nil : record.suspended(nil)
        }
    }

    func signOut(_ id: MemberID, reason: String) async throws(AuthError) {
        let act = try await act("auth.signOut", on: id, reason)
        let isSignedIn = try await !liveSessions(of: id).isEmpty
        try await carryOut(act, on: id, ending: .all) { record in isSignedIn ? record : nil }
    }

    private func liveSessions(of id: MemberID) async throws(AuthError) -> [SessionRecord] {
        let now = service.time.now()
        return try await store.sessions(of: id).filter { now < $0.expiresAt }
    }
}

extension LocalAuthRepository {
    /// The acting operator. Throws `signInRequired`, `forbidden`, `accessInvalid` for a withdrawn one.
    func actingOperator() async throws(AuthError) -> AuditActor {
        try AuthPolicy.mayAdminister(principal)
        let account = try await ownRecord().account
        guard account.role >= .operator else { throw .forbidden }
        return .member(account.id, role: account.role)
    }

    /// An act of the acting operator on a member. Throws `invalidFields` about `reason`.
    func act(
        _ verb: String, on id: MemberID, _ reason: String, needsReason: Bool = false,
        keepsAnOperator: Bool = false
    ) async throws(AuthError) -> StaffAct {
        let actor = try await actingOperator()
        var form = FormReader()
        let text = form.reason(reason, isRequired: needsReason)
        try form.finish()
        return act(verb, on: id, by: actor, text, keepsAnOperator: keepsAnOperator)
    }

    /// An act on a member now, for a validated reason.
    func act(
        _ verb: String, on id: MemberID, by actor: AuditActor, _ reason: String, keepsAnOperator: Bool = false
    ) -> StaffAct {
        let event = AuditEvent(
            id: service.ids.next(), by: actor, verb, "\(id)", affecting: id, at: service.time.now(),
            reason: reason.isEmpty ? nil : reason)
        return StaffAct(event, keepsAnOperator: keepsAnOperator)
    }

    /// Writes the changed record together with the event of the act; nothing if `change` returns nil. Throws
    /// `noSuchMember`, also for a withdrawn member, and as the store.
    func carryOut(
        _ act: StaffAct, on id: MemberID, ending sessions: EndedSessions = .none,
        _ change: (MemberRecord) throws(AuthError) -> MemberRecord?
    ) async throws(AuthError) {
        try await AuthError.retryingConflicts(on: "the account") { () throws(AuthError) -> Void? in
            guard let record = try await store.record(of: id), !record.account.isWithdrawn else {
                throw .noSuchMember
            }
            guard let next = try change(record) else { return () }
            let moment = act.event.actedAt
            let told = act.telling(next.suspensionNews(since: record, at: moment))
            let news = next.pictureNews(since: record, at: moment)
            let isWritten = try await store.replace(
                next, expecting: record.account.version, ending: sessions, for: told, telling: news)
            if isWritten { await service.pictures.follow(news) }
            return isWritten ? () : nil
        }
    }
}
