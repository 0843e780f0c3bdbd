public import Vocabulary

extension MemberCountKind {
    /// The public listings of a member.
    public static let listings = MemberCountKind(declared: "listings")
}

/// The listings of members are counted for their profiles.
extension ListingService: MemberCounts {
    /// The number of each member's listings that the principal finds by `browse` with that seller. Throws
    /// outages.
    public func counts(
        of sellers: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        let asked = Set(sellers)
        let hidden = try await members.hiddenMembers(among: asked, from: principal)
        let found: [MemberID: Int]
        do throws(ListingError) {
            found = try await store.publicCounts(of: asked.subtracting(hidden))
        } catch {
            throw error.service ?? .internal(error.code)
        }
        return sellers.map { [MemberCount(.listings, found[$0] ?? 0)] }
    }
}
