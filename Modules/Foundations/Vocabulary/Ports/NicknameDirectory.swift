/// Finds members by nickname, for texts that mention them.
public protocol NicknameDirectory: Sendable {
    /// The members who have these nicknames now, keyed by the name as given; case, width and normal form do
    /// not matter. Names without a member are omitted. Costs at most one query, of at most 1,000 names.
    /// Throws `internal` for more, and outages of the store.
    func members(called nicknames: Set<String>) async throws(ServiceFailure) -> [String: MemberID]
}
