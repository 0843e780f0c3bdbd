/// Tells which members are hidden from a member, for lists and details of all domains. `StandingDirectory`
/// decides whether a member may write to another.
public protocol BlockDirectory: Sendable {
    /// The members this one has blocked, and those who have blocked this one. Mostly empty. Costs at most one
    /// query, which reads a bounded number of rows. Throws outages of the store.
    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers

    /// Those of `others` that this member has blocked, or that have blocked this member: for a member with
    /// more hidden members than a list holds. Costs at most one query. Throws outages of the store.
    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID>
}

/// The members hidden from one member.
///
/// Any member can block any other, so the number has no limit; what is cached and what a statement carries
/// ends at `mostListed`.
public enum HiddenMembers: Hashable, Sendable {
    /// All of them, at most `mostListed`; a list excludes them in its statement.
    case listed(Set<MemberID>)
    /// More than `mostListed`; the authors of each page are checked after it was read.
    case crowd

    /// The largest number of members that is listed.
    public static let mostListed = 500

    /// The empty list.
    public static let nobody = HiddenMembers.listed([])

    /// The members that a statement excludes: all listed ones, or none for a crowd.
    public var leftOut: Set<MemberID> {
        if case .listed(let members) = self { members } else { [] }
    }
}

extension BlockDirectory {
    /// The members hidden from the principal: none for a visitor, since public content stays public, and none
    /// for moderators, who see everything. Makes no query if the session look-up has set `hidesNobody`, as it
    /// does for most members. Throws as `hiddenMembers(from:)`.
    @inlinable @inline(__always)
    public func hiddenMembers(from principal: Principal) async throws(ServiceFailure) -> HiddenMembers {
        guard let member = principal.memberID, !principal.has(.moderator),
            principal.acting?.hidesNobody != true
        else { return .nobody }
        return try await hiddenMembers(from: member)
    }

    /// Those of these members who are hidden from the principal. Throws as `hiddenMembers(from:)`.
    @inlinable
    public func hiddenMembers(
        among others: Set<MemberID>, from principal: Principal
    ) async throws(ServiceFailure) -> Set<MemberID> {
        if others.isEmpty { return [] }
        switch try await hiddenMembers(from: principal) {
        case .listed(let hidden): return hidden.isEmpty ? hidden : hidden.intersection(others)
        case .crowd:
            guard let member = principal.memberID else { return [] }
            return try await hiddenMembers(among: others, from: member)
        }
    }

    /// Whether this member is hidden from the principal. Throws as `hiddenMembers(from:)`.
    @inlinable
    public func hides(_ other: MemberID, from principal: Principal) async throws(ServiceFailure) -> Bool {
        try await !hiddenMembers(among: [other], from: principal).isEmpty
    }
}

extension MemberDirectory {
    /// The cards of these members as the principal sees them. Members that `blocks` hides have no nickname
    /// and no portrait, like withdrawn ones; unknown members are omitted. Throws as `cards(of:)` and
    /// `hiddenMembers(from:)`.
    public func cards(
        of ids: Set<MemberID>, for principal: Principal, hiding blocks: any BlockDirectory
    ) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        let hidden = try await blocks.hiddenMembers(among: ids, from: principal)
        var cards = try await cards(of: ids)
        for id in hidden where cards[id] != nil { cards[id] = MemberCard(id: id, nickname: nil) }
        return cards
    }
}
