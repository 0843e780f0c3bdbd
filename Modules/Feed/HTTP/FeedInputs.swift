import Feed
import Vocabulary
import Wire

/// A verb's post and nothing else.
struct OneFeedPost: Sendable {
    let id: FeedPostID

    static let shape = Shape<OneFeedPost>("OneFeedPost", Field("id", .id()) { $0.id }) {
        OneFeedPost(id: $0)
    }
}

/// A moderator's act on a post, with its reason.
struct FeedModerationInput: Sendable {
    let id: FeedPostID
    let act: SubjectAct
    let reason: String

    static let shape = Shape<FeedModerationInput>(
        "FeedModerationInput",
        Field("id", .id()) { $0.id },
        Field("act", WireCoder<SubjectAct>.choice) { $0.act },
        Field("reason", reason, fallback: "") { $0.reason }
    ) { id, act, reason in FeedModerationInput(id: id, act: act, reason: reason) }

    private static let reason = WireCoder<String>.text(
        maximumLength: FeedPostModeration.reasonLengths.upperBound, example: "전화번호를 적었습니다")
}

/// A page of the member's own posts.
struct MyFeedPostsInput: Sendable {
    let state: FeedPostState?
    let page: PageFields

    static let shape = Shape<MyFeedPostsInput>(
        "MyFeedPostsInput",
        Field("state", WireCoder<FeedPostState>.choice.optional) { $0.state },
        Field(flattening: PageFields.shape) { $0.page }
    ) { state, page in MyFeedPostsInput(state: state, page: page) }
}

/// A verb's member and nothing else.
struct OneFeedMember: Sendable {
    let id: MemberID

    static let shape = Shape<OneFeedMember>("OneFeedMember", Field("member", .id()) { $0.id }) {
        OneFeedMember(id: $0)
    }
}

/// A page of the members on one side of a member's follows.
struct FollowsInput: Sendable {
    let member: MemberID
    let page: PageFields

    static let shape = Shape<FollowsInput>(
        "FollowsInput",
        Field("member", .id()) { $0.member },
        Field(flattening: PageFields.shape) { $0.page }
    ) { member, page in FollowsInput(member: member, page: page) }
}
