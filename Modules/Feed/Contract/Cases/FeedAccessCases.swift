import ContractKit
import Feed
import Vocabulary

/// Which principals may do what with a post and with follows.
enum FeedAccessCases {
    /// Posts that show what this source makes.
    static func cases(_ source: FeedPartSource) -> AccessCases {
        AccessCases(
            introduction: """
                A post is *shown*, *hidden* by a moderator, *moderated* (removed by a moderator), *removed* by
                its author, or *missing*: nothing ever had that name. The owner is its author and sells the
                listing that is worn in it. 404 stands also where it is secret that it exists; then the answer
                is, byte for byte, that for a missing one. The followed member has no column, or is *missing*.
                The request to publish shows a photo of the owner's, which no other member can use: 422.
                """,
            states: states, secretStates: ["hidden", "moderated", "removed"], requests: requests,
            prepare: { try await prepare($0, $1, source) })
    }

    private static let states: [String: [String]] = {
        let ofPosts = ["shown", "hidden", "moderated", "removed", AccessCases.missing]
        let ofMembers = [AccessCases.stateless, AccessCases.missing]
        let states = aboutPosts.map { ($0, ofPosts) } + aboutMembers.map { ($0, ofMembers) }
        return Dictionary(states) { first, _ in first }
    }()

    /// The endpoints that are about one post.
    private static let aboutPosts = [
        "feed.detach", "feed.edit", "feed.history", "feed.like", "feed.moderate", "feed.page", "feed.remove",
        "feed.show", "feed.unlike",
    ]

    /// The endpoints that are about one member.
    private static let aboutMembers = [
        "feed.follow", "feed.followers", "feed.following", "feed.relation", "feed.unfollow",
    ]

    private static let requests: [String: AccessRequest] = {
        let path = ["id": "{post}"]
        let (one, member) = (AccessRequest(path: path), AccessRequest(path: ["member": "{followed}"]))
        let post = #"{"text":"단풍 구경 #오오티디","photos":["{photo}"]}"#
        return [
            "feed.browse": AccessRequest(), "feed.mine": AccessRequest(), "feed.hashtags": AccessRequest(),
            "feed.publish": AccessRequest(body: post), "feed.edit": AccessRequest(path: path, body: post),
            "feed.show": one, "feed.remove": one, "feed.history": one, "feed.detach": one, "feed.like": one,
            "feed.unlike": one, "feed.page": one,
            "feed.moderate": AccessRequest(path: path, body: #"{"act":"remove","reason":"도배 글입니다"}"#),
            "feed.follow": member, "feed.unfollow": member, "feed.relation": member,
            "feed.followers": member, "feed.following": member,
        ]
    }()

    /// One of the owner's in that state.
    @Sendable private static func prepare(
        _ state: String, _ members: TestMembers, _ source: FeedPartSource
    ) async throws -> TestNames {
        let (owner, buyer) = (members.owner, members.buyer.principal)
        let raw = try expectValue(owner.principal.memberID, "the owner is a member").raw
        let unknown = MemberID(try expectValue(owner.principal.sessionID, "a session").raw)
        let followed = try expectValue(buyer.memberID, "the buyer is a member")
        var names = [
            "post": "\(FeedPostID(raw))", "photo": "\(try await source.photo(owner.services))",
            "followed": "\(state == AccessCases.missing ? unknown : followed)",
        ]
        if state == AccessCases.missing || state == AccessCases.stateless { return names }
        let draft = FeedPostDraft(
            text: "느티나무 아래에서", photos: [try await source.photo(owner.services)],
            worn: try await source.listing(owner.services, "전북 현대 홈 유니폼"))
        let verbs = try owner.services.feed
        let id = try await verbs.publish(draft).post.id
        if state == "removed" { try await verbs.remove(id) }
        if let act = [SubjectAct.hide: "hidden", .remove: "moderated"].first(where: { $0.value == state }) {
            _ = try await members.moderator.services.feed.moderate(id, act.key, reason: "도배 글입니다")
        }
        names["post"] = "\(id)"
        return names
    }
}
