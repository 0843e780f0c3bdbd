public import Vocabulary

extension MemberCountKind {
    /// The shown posts of a member on the board.
    public static let boardPosts = MemberCountKind(declared: "board-posts")
}

/// The posts of members are counted for their profiles.
extension PostService: MemberCounts {
    /// The number of each member's posts that the principal finds by `browse` with that author. Throws
    /// outages.
    public func counts(
        of authors: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        let asked = Set(authors)
        let hidden = try await blocks.hiddenMembers(among: asked, from: principal)
        let found: [MemberID: Int]
        do throws(PostError) {
            found = try await store.shownCounts(of: asked.subtracting(hidden))
        } catch {
            throw error.service ?? .internal(error.code)
        }
        return authors.map { [MemberCount(.boardPosts, found[$0] ?? 0)] }
    }
}
