import Vocabulary

/// The jobs of dues. Each takes one batch, answers how many records it changed, and is safe to run on several
/// servers at once.
extension CrewService {
    /// The most records that one job reads at a time.
    public static let duesBatch = 100

    /// Makes the dues of the present month for those who owe and have none: once for each crew, member and
    /// month, however often it runs. Answers how many it made. Throws `service` failures.
    @discardableResult
    public func makeDues() async throws(CrewError) -> Int {
        let (now, ids) = (time.now(), ids)
        let month = now.koreanMonth
        var made = 0
        for crew in try await store.crewsWithoutDues(of: month, limit: Self.duesBatch) {
            made += try await store.makeDues(of: month, in: crew, limit: Self.duesBatch) {
                $0.made(for: month, ids, at: now)
            }
        }
        return made
    }

    /// Reminds members of open dues: three days before the last day, and the day after it. Nothing is sent
    /// from 21 to 9 o'clock in Korea. Answers how many members it reminded. Throws `service` failures.
    @discardableResult
    public func remindOfDues() async throws(CrewError) -> Int {
        let (now, ids) = (time.now(), ids)
        guard DueTimes.hours.contains(now.koreanHour) else { return 0 }
        let dues = try await store.duesToRemind(at: now, limit: Self.duesBatch)
        for due in dues {
            _ = try await store.decide(due: due.id, order: nil, by: nil, at: now) {
                file throws(CrewError) in
                // A moderator may have taken the crew away since the dues were read.
                guard file.isOwed, let next = file.due.reminded(at: now) else { return DueChange() }
                var change = DueChange(next)
                let act: DueAct = next.isInArrears(at: now) ? .overdue : .reminder
                change.notices = [next.notice(act, ids.next(), at: now)]
                return change
            }
        }
        return dues.count
    }

    /// Suspends members who are in arrears for `DueTimes.grace`, and restores those who have none any more.
    /// Owners are never suspended. Answers how many members it looked at. Throws `service` failures.
    @discardableResult
    public func settleArrears() async throws(CrewError) -> Int {
        let now = time.now()
        let end = now.advanced(by: .zero - DueTimes.grace)
        let inArrears = try await store.inArrears(by: end, limit: Self.duesBatch)
        for debtor in inArrears where try await store.isInArrears(debtor, by: end) {
            try await turn(debtor, .suspended, .suspended) { membership throws(CrewError) in
                guard membership.state == .member, membership.role != .owner else { return membership }
                return try membership.suspended(.arrears, at: now)
            }
        }
        let outOfArrears = try await store.outOfArrears(at: now, limit: Self.duesBatch)
        for debtor in outOfArrears { try await restore(debtor) }
        return inArrears.count + outOfArrears.count
    }

    /// Restores a member whose arrears may have ended just now. Ignores failures: the job does it then.
    func restoreAfterArrears(_ debtor: CrewDebtor) async { try? await restore(debtor) }

    private func restore(_ debtor: CrewDebtor) async throws(CrewError) {
        let now = time.now()
        if try await store.isInArrears(debtor, by: now) { return }
        try await turn(debtor, .restored, .restored) { $0.restored(from: .arrears, at: now) }
    }

    /// Writes another standing of a member, and tells them and those who look after the crew's money.
    private func turn(
        _ debtor: CrewDebtor, _ act: DueAct, _ told: CrewMoneyAct,
        _ next: @escaping @Sendable (Membership) throws(CrewError) -> Membership
    ) async throws(CrewError) {
        let (now, ids) = (time.now(), ids)
        let question = SeatQuestion(of: debtor.crew, about: debtor.member, reach: .leaders)
        do throws(CrewError) {
            _ = try await store.decide(question, at: now) { file throws(CrewError) in
                var change = CrewChange()
                guard let membership = file.membership else { return change }
                let turned = try next(membership)
                if turned == membership { return change }
                change.memberships = [turned]
                let leaders = file.others.filter { $0.role.keepsMoney || $0.role.manages }.map(\.member)
                change.notices =
                    [Notice(ids.next(), act, to: debtor.member, of: debtor.crew, at: now)]
                    + leaders.filter { $0 != debtor.member }.map {
                        Notice(ids.next(), told, to: $0, of: debtor.crew, by: debtor.member, at: now)
                    }
                return change
            }
        } catch .notFound {
            return
        }
    }
}
