public import Vocabulary

extension InMemoryCrewStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(CrewError) {
        closed.close(member)
        foundings.forget(member)
        for crew in memberships.filter({ $0.value[member]?.hasTraces ?? false }).keys.sorted() {
            let question = SeatQuestion(of: crew, about: member, reach: .everyone)
            guard let file = file(of: question, at: now), let membership = file.membership else { continue }
            write(SeatEngine(file, at: now).forget(membership), since: file, by: member, at: now)
        }
        for crew in crews.values.filter({ $0.coverBy == member }) {
            crews[crew.id] = crew.withoutCover(of: member, at: now)
        }
        for notice in meetings.forget(member, at: now) { waiting.append(OutboxMessage(notice)) }
        money.forget(member, at: now)
        calendarRights.removeAll { $0.member == member }
    }
}
