import Vocabulary

/// Members' cards, and whom they do not see, as they were told, for as long as nothing is changed by anybody:
/// one cache for all domains. Standings are asked for each time: whoever looked a session up knows them
/// already.
///
/// A page shows the cards of its authors, who are few beside its items; reading them anew took a quarter of
/// the time of a page.
struct CachedMemberDirectory: MemberPorts {
    private let members: any MemberPorts
    private let revision: @Sendable () -> Int64?
    private let cards = RevisionCache<MemberID, MemberCard>()
    private let hidden = RevisionCache<MemberID, Set<MemberID>>()

    /// Asks the directory, but for what it has told since `revision` changed; always, while that is nil.
    init(_ members: any MemberPorts, revision: @escaping @Sendable () -> Int64?) {
        self.members = members
        self.revision = revision
    }

    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        guard let revision = revision() else { return try await members.cards(of: ids) }
        let known = cards.values(of: ids, at: revision)
        if known.count == ids.count { return known }
        // All are read again, so that the cards of one answer are of one moment.
        let read = try await members.cards(of: ids)
        cards.keep(read, at: revision)
        return read
    }

    func actingMember(_ member: MemberID, towards other: MemberID?, known: ActingMember?)
        async throws(ServiceFailure) -> ActingMember
    {
        try await members.actingMember(member, towards: other, known: known)
    }

    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID] {
        try await members.members(called: nicknames)
    }

    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> Set<MemberID> {
        guard let revision = revision() else { return try await members.hiddenMembers(from: member) }
        if let known = hidden.values(of: [member], at: revision)[member] { return known }
        let read = try await members.hiddenMembers(from: member)
        hidden.keep([member: read], at: revision)
        return read
    }
}
