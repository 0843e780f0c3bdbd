import Vocabulary

/// Members' cards, and whom they do not see, as they were told, for as long as nothing is changed by anybody:
/// one cache for all domains. Standings are asked for each time: whoever looked a session up knows them
/// already.
///
/// A page shows the cards of its authors, who are few beside its items; reading them anew took a quarter of
/// the time of a page.
struct CachedMemberDirectory: MemberPorts {
    private let members: any MemberPorts
    private let cards: RevisionCache<MemberID, MemberCard>
    private let hidden: RevisionCache<MemberID, HiddenMembers>

    /// Asks the directory, but for what it has told since `revision` changed; always, while that is nil.
    init(_ members: any MemberPorts, revision: @escaping @Sendable () -> Int64?) {
        self.members = members
        // A value of hidden members is as large as five hundred cards.
        (cards, hidden) = (
            RevisionCache(revision: revision), RevisionCache(atMost: 1_000, revision: revision)
        )
    }

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        try await cards.values(of: ids) { () throws(ServiceFailure) in try await members.cards(of: ids) }
    }

    func cards(ofEach ids: [MemberID]) async throws(ServiceFailure) -> [MemberCard] {
        if let known = cards.known(each: ids, else: { MemberCard(id: $0, nickname: nil) }) { return known }
        let found = try await cards(of: Set(ids))
        return ids.map { found.card(of: $0) }
    }

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        try await members.actingMember(member, towards: other, known: known)
    }

    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        try await members.members(called: nicknames)
    }

    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers {
        let known = try await hidden.values(of: [member]) { () throws(ServiceFailure) in
            [member: try await members.hiddenMembers(from: member)]
        }
        return known[member] ?? .nobody
    }

    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID> {
        try await members.hiddenMembers(among: others, from: member)
    }
}
