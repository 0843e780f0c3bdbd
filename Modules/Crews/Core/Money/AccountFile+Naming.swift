import Vocabulary

extension AccountFile {
    /// After one of the leaders has named an account, with the notices to the others. Throws `closed`,
    /// `treasurersOnly`, `suspendedFromCrew`, and `invalidFields` as `PayoutNaming.named`.
    func named(
        _ account: PayoutAccount, by member: MemberID, _ ids: any IdentifierSource, at now: Timestamp
    ) throws(CrewError) -> AccountChange {
        guard crew.state == .open else { throw .closed }
        guard let actor = leaders.first(where: { $0.member == member }) else { throw .treasurersOnly }
        if actor.state == .suspended { throw .suspendedFromCrew }
        let known =
            naming ?? PayoutNaming(crew: crew.id, confirmed: nil, pending: nil, version: .first)
        let first = leaders.first { $0.member == known.pending?.namedBy }
        let next = try known.named(
            account, by: member, mayBegin: actor.role.keepsMoney,
            standing: first.map { $0.role.keepsMoney && $0.state != .suspended } ?? false, at: now)
        guard next != known else { return AccountChange(known) }
        let act: CrewMoneyAct = next.pending == nil ? .accountConfirmed : .accountNamed
        let notices = leaders.filter { $0.member != member }.map {
            Notice(ids.next(), act, to: $0.member, of: crew.id, by: member, at: now)
        }
        return AccountChange(next, notices: notices)
    }
}
