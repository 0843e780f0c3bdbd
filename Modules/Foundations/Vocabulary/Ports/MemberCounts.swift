/// Counts what members have, for their profiles: listings, posts, followers. Each domain may provide it for
/// its own kinds; the platform asks all of them.
public protocol MemberCounts: Sendable {
    /// The counts of each of these members, in the order given; a domain counts the same kinds of each
    /// member, in the same order.
    ///
    /// A count is the length of the list that the principal sees: both have one predicate, so they agree on
    /// records that are hidden, removed or behind a block, and on members who are suspended or have
    /// withdrawn. A member who is unknown, has withdrawn or is hidden from the principal has counts of 0, or
    /// none. Costs at most one query for each kind, whatever the number of members. Throws outages of the
    /// store.
    func counts(of members: [MemberID], for principal: Principal) async throws(ServiceFailure)
        -> [[MemberCount]]
}

extension MemberCounts {
    /// As `counts(of:for:)`, guaranteed to give one list for each member; makes no query for no members.
    /// Throws `internal` if the number of lists differs.
    public func counts(
        ofEach members: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        if members.isEmpty { return [] }
        let counts = try await counts(of: members, for: principal)
        guard counts.count == members.count else {
            throw .internal("\(counts.count) of \(members.count) members are counted")
        }
        return counts
    }
}
