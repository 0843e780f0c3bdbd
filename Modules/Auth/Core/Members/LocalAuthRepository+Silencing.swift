import Vocabulary

extension LocalAuthRepository {
    func silence(_ id: MemberID, hours: Int, reason: String) async throws(AuthError) -> Silence {
        let actor = try await actingModerator()
        var form = FormReader()
        let (hours, text) = (form.silence(hours: hours), form.reason(reason, isRequired: true))
        try form.finish()
        let act = act("auth.silence", on: id, by: actor, text)
        let until = act.event.actedAt.advanced(by: .seconds(Int64(hours) * 3600))
        let silence = Silence(until: until, reason: text)
        try await carryOut(act, on: id) { record throws(AuthError) in
            try AuthPolicy.requireRank(above: record.account.role, actor)
            return record.silenced(silence, by: actor.memberID)
        }
        return silence
    }

    func unsilence(_ id: MemberID, reason: String) async throws(AuthError) {
        let actor = try await actingModerator()
        var form = FormReader()
        let text = form.reason(reason, isRequired: false)
        try form.finish()
        let act = act("auth.unsilence", on: id, by: actor, text)
        try await carryOut(act, on: id) { record throws(AuthError) in
            try AuthPolicy.requireRank(above: record.account.role, actor)
            let isSilenced = record.account.silence?.holds(at: act.event.actedAt) == true
            return isSilenced ? record.silenced(nil, by: nil) : nil
        }
    }

    /// The acting moderator or operator. Throws `signInRequired`, `moderatorsOnly`, `accessInvalid` for a
    /// withdrawn one, `silenced`.
    private func actingModerator() async throws(AuthError) -> AuditActor {
        try AuthPolicy.mayModerate(principal)
        let record = try await ownRecord()
        try record.requireAudible(at: service.time.now())
        guard record.account.role >= .moderator else { throw .moderatorsOnly }
        return .member(record.account.id, role: record.account.role)
    }
}
