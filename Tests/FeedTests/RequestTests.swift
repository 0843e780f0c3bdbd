import ContractKit
import Feed
import TestKit
import Testing
import Vocabulary
import Wire

@Suite struct RequestTests {
    static let posts = "/api/v1/feed/posts"
    static let members = "/api/v1/feed/members"
    static let raw = RawIdentifier(milliseconds: 1, random: (0, 1))
    static let post = "\(posts)/\(FeedPostID(raw))"
    static let listing = "\(Identifier<MadeUpSubject>(raw))"
    static let unknown = "\(members)/\(MemberID(raw))"

    /// Method and target, sent by a member, and what is answered: status, code, fields in error.
    static let rows = pages + lists + hashtags + records + bodies

    private static let pages = [
        RequestRow("GET \(posts)?limit=0", "422 feed-post-incomplete limit"),
        RequestRow("GET \(posts)?limit=x", "400 bad-request limit"),
        RequestRow("GET \(posts)?page=0", "422 feed-post-incomplete page"),
        RequestRow("GET \(posts)?after=abc", "400 bad-request after"),
        RequestRow("GET \(posts)?order=random", "400 bad-request order"),
        RequestRow("GET \(posts)/mine?state=lost", "400 bad-request state"),
        RequestRow("GET \(unknown)/followers?after=abc", "400 bad-request after"),
    ]

    private static let lists = [
        RequestRow("GET \(posts)?list=following", "200"), RequestRow("GET \(posts)?list=liked", "200"),
        RequestRow("GET \(posts)?worn=\(listing)", "200"),
        RequestRow("GET \(posts)?author=\(MemberID(raw))", "200"),
        RequestRow("GET \(posts)?list=best", "400 bad-request list"),
        RequestRow("GET \(posts)?list=popular&tag=ootd", "400 bad-request tag"),
        RequestRow("GET \(posts)?list=newest&author=\(MemberID(raw))", "400 bad-request author"),
        RequestRow("GET \(posts)?tag=ootd&worn=\(listing)", "400 bad-request worn"),
        RequestRow("GET \(posts)?list=liked&list=liked", "400 bad-request list"),
        RequestRow("GET \(posts)?author=\(listing)", "400 bad-request author"),
        RequestRow("GET \(posts)?worn=7", "400 bad-request worn"),
    ]

    private static let hashtags = [
        RequestRow("GET /api/v1/feed/hashtags", "200"),
        RequestRow("GET /api/v1/feed/hashtags?limit=3", "400 bad-request limit"),
        RequestRow("GET \(posts)?tag=%EC%BD%94%EB%94%94", "200"),
        // The same decomposed, with `#`, and with a full-width one.
        RequestRow("GET \(posts)?tag=%E1%84%8F%E1%85%A9%E1%84%83%E1%85%B5", "200"),
        RequestRow("GET \(posts)?tag=%23ootd", "200"), RequestRow("GET \(posts)?tag=%EF%BC%83ootd", "200"),
        RequestRow("GET \(posts)?tag=2026", "400 bad-request tag"),
        RequestRow("GET \(posts)?tag=", "400 bad-request tag"),
        RequestRow("GET \(posts)?tag=%CC%81", "400 bad-request tag"),
        RequestRow("GET \(posts)?tag=a%20b", "400 bad-request tag"),
        RequestRow("GET \(posts)?tag=" + String(repeating: "a", count: 51), "400 bad-request tag"),
    ]

    private static let records = [
        RequestRow("GET \(posts)/xyz", "400 bad-request id"),
        RequestRow("GET \(posts)/\(listing)", "400 bad-request id"),
        RequestRow("GET \(post)", "404 feed-post-not-found"),
        RequestRow("PATCH \(posts)", "405 no-such-endpoint"),
        RequestRow("PUT \(post)/like", "404 feed-post-not-found"),
        RequestRow("DELETE \(post)/worn", "404 feed-post-not-found"),
        RequestRow("GET \(members)/7", "400 bad-request member"),
        RequestRow("GET \(unknown)", "404 feed-member-not-found"),
        RequestRow("PUT \(unknown)/follow", "404 feed-member-not-found"),
        RequestRow("GET \(unknown)/following", "404 feed-member-not-found"),
    ]

    private static let bodies = [
        RequestRow("POST \(posts)", body: "{}", "422 feed-post-incomplete photos"),
        RequestRow("POST \(posts)", body: "[]", "400 bad-request body"),
        RequestRow(
            "POST \(posts)", body: #"{"text":7,"photos":"pic","worn":7,"author":"me"}"#,
            "400 bad-request author,text,photos,worn"),
        RequestRow("POST \(posts)", body: #"{"worn":{"title":"유니폼"}}"#, "400 bad-request worn.id"),
        RequestRow("PUT \(post)", body: #"{"version":0}"#, "400 bad-request version"),
        RequestRow(
            "POST \(post)/moderation", body: #"{"act":"burn","reason":"이유"}"#, "400 bad-request act"),
    ]

    @Test(arguments: rows) func requestsAreAnsweredByTheTable(row: RequestRow) async {
        let story = WireStory()
        await row.expect(
            from: story.service.dispatcher, token: PrincipalToken(story.environment.members.stranger).text)
    }

    @Test(arguments: ["following", "liked"])
    func anAnonymousVisitorHasNoListOfTheirOwn(list: String) async {
        await RequestRow("GET \(Self.posts)?list=\(list)", "401 sign-in-required")
            .expect(from: WireStory().service.dispatcher, token: nil)
    }

    @Test func anAnswerCanBeSentBackAsAnEdit() async throws {
        let story = WireStory()
        let id = try await story.published(worn: story.listing())
        _ = try await story.owner.post(id)
        let answer = try #require(story.recorder.exchanges.last).response
        let row = RequestRow(
            "PUT \(Self.posts)/\(id)", body: String(decoding: answer.body, as: UTF8.self), "200")
        let token = PrincipalToken(story.environment.members.owner).text
        await row.expect(from: story.service.dispatcher, token: token)
        let view = try await story.visitor.post(id)
        #expect(view.worn != nil && view.post.version == Version(2) && view.post.content.photos.count == 1)
    }
}
