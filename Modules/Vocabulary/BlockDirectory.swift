/// Tells every domain whose things a member does not see: asked by lists and details that show what members
/// have made. Whether somebody may write towards another, `StandingDirectory` says.
public protocol BlockDirectory: Sendable {
    /// The members whom this one has blocked, and those who have blocked this one. None for most. At most
    /// one question to the store, which reads a bounded number of rows. Throws what keeps it from answering.
    func hiddenMembers(from member: MemberID) async throws(ServiceFailure) -> HiddenMembers

    /// Those of these members whom this one has blocked, or who have blocked this one: for a member from whom
    /// more are hidden than are listed. At most one question to the store. Throws what keeps it from
    /// answering.
    func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(ServiceFailure) -> Set<MemberID>
}

/// The members whose things one member does not see.
///
/// Anybody can block anybody, so that a crowd decides how many they are: what is kept of them, and what a
/// statement carries, ends at `mostListed`.
public enum HiddenMembers: Hashable, Sendable {
    /// All of them, at most `mostListed`; a list leaves them out in its statement.
    case listed(Set<MemberID>)
    /// More than `mostListed`; the authors of each page that was read are asked about.
    case crowd

    /// How many are listed at the most.
    public static let mostListed = 500

    /// Nobody.
    public static let nobody = HiddenMembers.listed([])

    /// The members whom a statement leaves out: all that are listed, and none of a crowd.
    public var leftOut: Set<MemberID> {
        if case .listed(let members) = self { members } else { [] }
    }
}

extension BlockDirectory {
    /// Whose things the principal does not see: nobody's are hidden from a visitor, since what is public
    /// stays public, nor from moderators, who look after all. Where the look-up of the session has told that
    /// nobody is hidden from them, as it does for most, nothing is asked. Throws as `hiddenMembers(from:)`.
    @inlinable @inline(__always)
    public func hiddenMembers(from principal: Principal) async throws(ServiceFailure) -> HiddenMembers {
        guard let member = principal.memberID, !principal.has(.moderator),
            principal.acting?.hidesNobody != true
        else { return .nobody }
        return try await hiddenMembers(from: member)
    }

    /// Those of these members whose things the principal does not see. Throws as `hiddenMembers(from:)`.
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

    /// Whether the principal does not see this member's things. Throws as `hiddenMembers(from:)`.
    @inlinable
    public func hides(_ other: MemberID, from principal: Principal) async throws(ServiceFailure) -> Bool {
        try await !hiddenMembers(among: [other], from: principal).isEmpty
    }
}

extension MemberDirectory {
    /// The cards of these members as the principal sees them: without nickname and portrait of those whom
    /// `blocks` hides from them, as of members who have withdrawn. Unknown ones are left out. Throws as
    /// `cards(of:)` and `hiddenMembers(from:)`.
    public func cards(
        of ids: Set<MemberID>, for principal: Principal, hiding blocks: any BlockDirectory
    ) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        let hidden = try await blocks.hiddenMembers(among: ids, from: principal)
        var cards = try await cards(of: ids)
        for id in hidden where cards[id] != nil { cards[id] = MemberCard(id: id, nickname: nil) }
        return cards
    }
}
