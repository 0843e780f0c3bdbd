import Feed
import Vocabulary
import Wire

extension FeedEndpoints {
    static let following: [EndpointDescription] = [
        follow.description, unfollow.description, relation.description, followers.description,
        followed.description,
    ]

    static let follow = Endpoint<OneFeedMember, FollowRelation, FeedError>(
        name: "feed.follow", .put, "/api/v1/feed/members/{member}/follow", access: .member,
        summary: "Follow a member; repeating it changes nothing.",
        input: OneFeedMember.shape, output: FeedWire.relation,
        failures: FeedWire.failures.only(.oneself, .memberNotFound, .tooManyFollows).orSilenced)

    static let unfollow = Endpoint<OneFeedMember, FollowRelation, FeedError>(
        name: "feed.unfollow", .delete, "/api/v1/feed/members/{member}/follow", access: .member,
        summary: "Unfollow a member; repeating it changes nothing.",
        input: OneFeedMember.shape, output: FeedWire.relation, failures: FeedWire.failures.only(.oneself))

    static let relation = Endpoint<OneFeedMember, FollowRelation, FeedError>(
        name: "feed.relation", .get, "/api/v1/feed/members/{member}", access: .anyone,
        summary: "How many members follow a member and are followed, and whether one follows the member.",
        input: OneFeedMember.shape, output: FeedWire.relation,
        failures: FeedWire.failures.only(.memberNotFound))

    static let followers = Endpoint<FollowsInput, Page<FollowView>, FeedError>(
        name: "feed.followers", .get, "/api/v1/feed/members/{member}/followers", access: .anyone,
        summary: "A page of the members that follow a member, the latest first.",
        input: FollowsInput.shape, output: FeedWire.follows,
        failures: FeedWire.failures.only(.invalidFields([]), .memberNotFound))

    static let followed = Endpoint<FollowsInput, Page<FollowView>, FeedError>(
        name: "feed.following", .get, "/api/v1/feed/members/{member}/following", access: .anyone,
        summary: "A page of the members that a member follows, the latest first.",
        input: FollowsInput.shape, output: FeedWire.follows,
        failures: FeedWire.failures.only(.invalidFields([]), .memberNotFound))
}
