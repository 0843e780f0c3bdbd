public import Vocabulary

extension MemberCountKind {
    /// The shown feed posts of a member.
    public static let feedPosts = MemberCountKind(declared: "feed-posts")
    /// The members that follow a member.
    public static let followers = MemberCountKind(declared: "followers")
    /// The members that a member follows.
    public static let following = MemberCountKind(declared: "following")
}

/// The posts and follows of members are counted for their profiles.
extension FeedService: MemberCounts {
    /// The lengths of the lists that the principal reads: of each member's posts, followers and followed
    /// members. One query for each kind. Throws outages.
    public func counts(
        of asked: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        let unseen = try await members.hiddenMembers(among: Set(asked), from: principal)
        let hidden = try await members.hiddenMembers(from: principal).leftOut
        let shown = Set(asked).subtracting(unseen)
        let (posts, followers, following) = try await mappingToService { () throws(FeedError) in
            (
                try await store.postCounts(of: shown),
                try await store.followCounts(.followers, of: shown, without: hidden),
                try await store.followCounts(.following, of: shown, without: hidden)
            )
        }
        return asked.map { member in
            [
                MemberCount(.feedPosts, posts[member] ?? 0),
                MemberCount(.followers, followers[member] ?? 0),
                MemberCount(.following, following[member] ?? 0),
            ]
        }
    }
}
