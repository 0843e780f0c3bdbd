import Community
import Vocabulary
import Wire

/// A verb's post and nothing else.
struct OnePost: Sendable {
    let id: PostID

    static let shape = Shape<OnePost>("OnePost", Field("id", .id()) { $0.id }) { OnePost(id: $0) }
}

/// A moderator's act on a post, with its reason.
struct PostModerationInput: Sendable {
    let id: PostID
    let act: SubjectAct
    let reason: String

    static let shape = Shape<PostModerationInput>(
        "PostModerationInput",
        Field("id", .id()) { $0.id },
        Field("act", WireCoder<SubjectAct>.choice) { $0.act },
        Field("reason", reason, fallback: "", note: .required) { $0.reason }
    ) { id, act, reason in PostModerationInput(id: id, act: act, reason: reason) }

    private static let reason = WireCoder<String>.text(
        minimumLength: PostModeration.reasonLengths.lowerBound,
        maximumLength: PostModeration.reasonLengths.upperBound, example: "전화번호를 적었습니다")
}

/// A query for posts that are shown to all, and the page of it.
struct PostBrowseInput: Sendable {
    let query: PostQuery
    let page: PageFields

    static let shape = Shape<PostBrowseInput>(
        "PostBrowseInput",
        Field("category", PostWire.slug.optional) { $0.query.category },
        Field("author", WireCoder<MemberID>.id().optional) { $0.query.author },
        Field("keyword", .text(maximumLength: PostQuery.longestKeyword), fallback: "") { $0.query.keyword },
        Field(flattening: PageFields.shape) { $0.page }
    ) { category, author, keyword, page in
        PostBrowseInput(query: PostQuery(category: category, author: author, keyword: keyword), page: page)
    }
}

/// A page of the member's own posts.
struct MyPostsInput: Sendable {
    let state: PostState?
    let page: PageFields

    static let shape = Shape<MyPostsInput>(
        "MyPostsInput",
        Field("state", WireCoder<PostState>.choice.optional) { $0.state },
        Field(flattening: PageFields.shape) { $0.page }
    ) { state, page in MyPostsInput(state: state, page: page) }
}
