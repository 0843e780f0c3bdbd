public import Vocabulary

extension InMemoryCrewStore {
    public func tallies(of members: Set<MemberID>) async throws(CrewError) -> [CrewTally] {
        memberships.flatMap { id, people -> [CrewTally] in
            guard let crew = crews[id], crew.state == .open || crew.state == .closed else { return [] }
            return people.values.filter { members.contains($0.member) && !$0.state.isOver }.map {
                CrewTally(1, of: $0.member, owner: crew.owner, $0.state, isOpen: crew.state == .open)
            }
        }
    }
}
