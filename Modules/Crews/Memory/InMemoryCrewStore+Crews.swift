public import Vocabulary

extension InMemoryCrewStore {
    public func page(_ filter: CrewFilter, _ page: PageRequest) async throws(CrewError) -> Page<Crew> {
        if filter.order == .newest {
            return crews.page(page, scope: filter.scope) { filter.matches($0, count(of: $0.id)) }
        }
        return KeysetPage.cut(
            crews.values, page, scope: filter.scope, key: { filter.sortKey($0, count(of: $0.id)) },
            id: \.id.raw, where: { filter.matches($0, count(of: $0.id)) })
    }

    public func page(
        of member: MemberID, in states: [MembershipState], openOnly: Bool, hiding hidden: Set<MemberID>,
        _ page: PageRequest
    ) async throws(CrewError) -> Page<CrewStanding> {
        let found = memberships.compactMap { id, people -> CrewStanding? in
            guard let membership = people[member], states.contains(membership.state), let crew = crews[id],
                crew.state == .open || !openOnly && crew.state == .closed, !hidden.contains(crew.owner)
            else { return nil }
            return CrewStanding(crew: crew, membership: membership)
        }
        return KeysetPage.cut(
            found, page, scope: CrewScope.crews(of: member, in: states, openOnly: openOnly),
            key: \.membership.rank.microseconds, id: \.crew.id.raw)
    }

    public func counts(of crews: [CrewID]) async throws(CrewError) -> [CrewID: CrewCounts] {
        crews.reduce(into: [:]) { counts, id in
            if memberships[id] != nil { counts[id] = count(of: id) }
        }
    }

    private func count(of crew: CrewID) -> CrewCounts {
        (memberships[crew] ?? [:]).values.reduce(into: CrewCounts()) { $0.add($1.state) }
    }
}
