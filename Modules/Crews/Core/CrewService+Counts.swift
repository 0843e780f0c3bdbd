public import Vocabulary

extension MemberCountKind {
    /// The crews of a member.
    public static let crews = MemberCountKind(declared: "crews")
}

/// The crews of members are counted for their profiles.
extension CrewService: MemberCounts {
    /// The number of each member's crews that the principal finds by `crews(of:_:)`. Throws outages.
    public func counts(
        of asked: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        let hidden = try await members.hiddenMembers(among: Set(asked), from: principal)
        let shown = Set(asked).subtracting(hidden)
        let found = try await mappingToService { () throws(CrewError) in try await store.tallies(of: shown) }
        let owners = try await members.hiddenMembers(among: Set(found.map(\.owner)), from: principal)
        var numbers: [MemberID: Int] = [:]
        for tally in found where tally.isListed(for: principal, hiding: owners) {
            numbers[tally.member, default: 0] += tally.number
        }
        return asked.map { [MemberCount(.crews, numbers[$0] ?? 0)] }
    }
}

extension CrewTally {
    /// Whether the list of the member's crews holds these for the principal, from which those owners are
    /// hidden: members see in their own list also where they have asked, and closed crews.
    fileprivate func isListed(for principal: Principal, hiding owners: Set<MemberID>) -> Bool {
        if principal.isMember(member) { return CrewScope.own.contains(standing) }
        return isOpen && MembershipList.members.states.contains(standing) && !owners.contains(owner)
    }
}
