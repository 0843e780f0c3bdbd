public import Vocabulary

/// One member follows another.
public struct Follow: Hashable, Sendable {
    public let follower: MemberID
    public let followee: MemberID
    public let since: Timestamp

    /// Memberwise.
    public init(by follower: MemberID, of followee: MemberID, since: Timestamp) {
        (self.follower, self.followee, self.since) = (follower, followee, since)
    }

    /// The most members that one member follows.
    public static let most = 5_000
}

/// Which members of a member's follows are meant.
public enum FollowSide: String, Sendable, CaseIterable {
    /// Those that follow the member.
    case followers
    /// Those that the member follows.
    case following
}

extension Follow {
    /// The member on that side: the follower among followers, the followee among those followed.
    public func member(on side: FollowSide) -> MemberID { side == .followers ? follower : followee }
}

/// A member in a list of followers or of members followed, as one principal sees it.
public struct FollowView: Hashable, Sendable {
    public let member: MemberCard
    public let since: Timestamp
    /// Whether the principal follows this member; false for an anonymous visitor.
    public let isFollowed: Bool

    /// Memberwise.
    public init(member: MemberCard, since: Timestamp, isFollowed: Bool) {
        (self.member, self.since, self.isFollowed) = (member, since, isFollowed)
    }
}

/// How the principal and a member stand to each other, and the member's numbers.
public struct FollowRelation: Hashable, Sendable {
    /// How many members follow this one: as many as the principal's list of them has.
    public let followers: Int
    /// How many members this one follows: as many as the principal's list of them has.
    public let following: Int
    /// Whether the principal follows the member.
    public let isFollowed: Bool
    /// Whether the member follows the principal.
    public let followsBack: Bool

    /// Memberwise.
    public init(followers: Int, following: Int, isFollowed: Bool, followsBack: Bool) {
        (self.followers, self.following) = (followers, following)
        (self.isFollowed, self.followsBack) = (isFollowed, followsBack)
    }
}

/// Which members follow which, for other domains: a port.
public protocol FollowDirectory: Sendable {
    /// Those of `others` that the member follows. Costs at most one query. Throws outages of the store.
    func followed(
        by member: MemberID, among others: Set<MemberID>
    ) async throws(ServiceFailure) -> Set<MemberID>

    /// All members that the member follows, at most `Follow.most`. Costs one query. Throws outages of the
    /// store.
    func followed(by member: MemberID) async throws(ServiceFailure) -> Set<MemberID>
}
