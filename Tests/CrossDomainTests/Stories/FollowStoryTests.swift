import Auth
import Composition
import ContractKit
import Feed
import TestHooks
import TestKit
import Testing
import Vocabulary

/// Follows and likes of members that block each other, are suspended, and come back.
@Suite(.hangLimit)
struct FollowStoryTests {
    @Test(
        "A block ends follows in both directions, and its end does not bring them back",
        arguments: Place.allCases)
    func blocked(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (one, other) = (try await stage.join("보라"), try await stage.join("민준"))
        let third = try await stage.join("다래")
        let (own, theirs) = (try await one.services, try await other.services)
        _ = try await own.feed.follow(other.id)
        _ = try await theirs.feed.follow(one.id)
        _ = try await third.services.feed.follow(one.id)
        #expect(try await own.feed.relation(to: other.id).followsBack)
        try await Self.expectNumbers(of: one, followers: 2, following: 1, for: stage.platform.anonymous)

        try await own.auth.block(other.id)
        await #expect(throws: FeedError.memberNotFound) { try await theirs.feed.relation(to: one.id) }
        await #expect(throws: FeedError.memberNotFound) { try await theirs.feed.follow(one.id) }
        try await stage.local.deliver()
        for services in [stage.platform.anonymous, own] {
            try await Self.expectNumbers(of: one, followers: 1, following: 0, for: services)
        }
        try await Self.expectNumbers(of: other, followers: 0, following: 0, for: stage.platform.anonymous)

        try await own.auth.unblock(other.id)
        try await stage.local.deliver()
        let relation = try await own.feed.relation(to: other.id)
        #expect(!relation.isFollowed && !relation.followsBack)
        try await Self.expectNumbers(of: one, followers: 1, following: 0, for: theirs)
        #expect(try await theirs.feed.follow(one.id).isFollowed)
        try await Self.expectNumbers(of: one, followers: 2, following: 0, for: own)
    }

    @Test(
        "Likes of a suspended member do not count until the member is restored", arguments: Place.allCases)
    func suspended(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (author, fan) = (try await stage.join("보라"), try await stage.join("민준"))
        let keeper = try await stage.join("지킴이")
        try await stage.local.appoint(keeper.id, as: .operator)
        let accounts = try await stage.login("지킴이").services.auth
        let services = try await author.services
        let photo = try await services.uploadSample("코디").id
        let post = try await services.feed.publish(FeedPostDraft(text: "가을 #단풍", photos: [photo])).post.id
        #expect(try await fan.services.feed.like(post) == 1)
        #expect(try await keeper.services.feed.like(post) == 2)

        try await accounts.suspend(fan.id, reason: "광고")
        try await stage.local.deliver()
        #expect(try await Self.likes(of: post, stage) == [1, 1])
        try await accounts.restore(fan.id, reason: "해명을 들음")
        try await stage.local.deliver()
        #expect(try await Self.likes(of: post, stage) == [2, 2])
        let again = try await stage.login("민준").services
        #expect(try await again.feed.post(post).isLiked, "the like was kept")

        try await accounts.suspend(fan.id, reason: "광고")
        try await accounts.restore(fan.id, reason: "")
        try await stage.local.deliver()
        #expect(try await Self.likes(of: post, stage) == [2, 2], "the last message counts")
        #expect(try await stage.login("민준").services.feed.unlike(post) == 1)
    }

    @Test("A profile's numbers are the lengths of its reader's lists", arguments: Place.allCases)
    func counted(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (author, reader) = (try await stage.join("보라"), try await stage.join("민준"))
        let (hidden, leaver) = (try await stage.join("숨은이"), try await stage.join("떠난이"))
        let own = try await author.services
        for number in 1...3 {
            let photo = try await own.uploadSample("코디").id
            let draft = FeedPostDraft(text: "코디 \(number)", photos: [photo])
            let post = try await own.feed.publish(draft).post.id
            if number == 3 { try await own.feed.remove(post) }
        }
        for follower in [reader, hidden, leaver] {
            _ = try await follower.services.feed.follow(author.id)
            _ = try await own.feed.follow(follower.id)
        }
        try await reader.services.auth.block(hidden.id)
        try await leaver.withdraw()
        try await stage.local.tidy()

        let visitor = stage.platform.anonymous
        try await Self.expectNumbers(of: author, followers: 2, following: 2, for: visitor)
        try await Self.expectNumbers(of: author, followers: 2, following: 2, for: own)
        let reading = try await reader.services
        try await Self.expectNumbers(of: author, followers: 1, following: 1, for: reading)
        for services in [visitor, own, reading] {
            let counts = try await services.auth.profile(of: author.id).counts
            let posts = try await services.feed.posts(.of(author.id), .first).items.count
            #expect(posts == 2 && counts.first { $0.kind == .feedPosts }?.number == posts)
        }
    }

    /// The likes that a visitor reads of a post, by itself and in the list of popular ones.
    private static func likes(of post: FeedPostID, _ stage: Stage) async throws -> [Int] {
        let feed = try stage.platform.anonymous.feed
        let listed = try await feed.posts(.popular, .first).items.first { $0.post.id == post }
        return [try await feed.post(post).post.likes, listed?.post.likes ?? -1]
    }

    /// Checks the numbers of a member against the lists and the profile that these services read.
    private static func expectNumbers(
        of member: Person, followers: Int, following: Int, for services: Services,
        at location: SourceLocation = #_sourceLocation
    ) async throws {
        let feed = try services.feed
        let relation = try await feed.relation(to: member.id)
        let lists = [
            try await feed.follows(.followers, of: member.id, .first).items.count,
            try await feed.follows(.following, of: member.id, .first).items.count,
        ]
        let counts = try await services.auth.profile(of: member.id).counts
        let told = [MemberCountKind.followers, .following].map { kind in
            counts.first { $0.kind == kind }?.number
        }
        #expect(
            [relation.followers, relation.following] == [followers, following], sourceLocation: location)
        #expect(lists == [followers, following], "the lists", sourceLocation: location)
        #expect(told == [followers, following], "the profile", sourceLocation: location)
    }
}
