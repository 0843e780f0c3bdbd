public import Feed
public import Vocabulary
public import Wire

extension FeedWire {
    /// How the reader and a member stand to each other, and the member's numbers.
    public static let relation: WireCoder<FollowRelation> = Shape<FollowRelation>(
        "FollowRelation",
        Field("followers", .count) { $0.followers },
        Field("following", .count) { $0.following },
        Field("followed", .bool) { $0.isFollowed },
        Field("followsBack", .bool) { $0.followsBack }
    ) { followers, following, isFollowed, followsBack in
        FollowRelation(
            followers: followers, following: following, isFollowed: isFollowed, followsBack: followsBack)
    }.coder

    /// A member in a list of followers or of members followed.
    public static let follow: WireCoder<FollowView> = Shape<FollowView>(
        "Follow",
        Field("member", WireCoder.memberCard("FollowMember", nickname: "이웃")) { $0.member },
        Field("since", .timestamp) { $0.since },
        Field("followed", .bool) { $0.isFollowed }
    ) { member, since, isFollowed in
        FollowView(member: member, since: since, isFollowed: isFollowed)
    }.coder

    /// A page of such a list.
    public static let follows: WireCoder<Page<FollowView>> = .page("FollowPage", of: follow)
}
