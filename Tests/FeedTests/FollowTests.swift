import ContractKit
import Feed
import FeedContract
import FeedFakes
import Testing
import Vocabulary

/// What is too large or too rare for the contract: the most follows, and a block in the middle of a follow.
@Suite struct FollowTests {
    private static let moment = Timestamp(microseconds: 1_767_225_600_000_000)
    private let ids = OrderedIdentifiers(.shuffled)

    /// Whether the follow is new.
    private func follow(
        _ store: any FeedStore, _ followee: MemberID, by follower: MemberID
    ) async throws -> Bool {
        let notice = Notice(
            id: ids.next(), .follow, to: followee, by: follower, about: AnyIdentifier(followee),
            at: Self.moment)
        let follow = Follow(by: follower, of: followee, since: Self.moment)
        return try await store.follow(follow, telling: notice)
    }

    @Test func aMemberFollowsAtMostFiveThousand() async throws {
        let (store, follower): (InMemoryFeedStore, MemberID) = (InMemoryFeedStore(), ids.next())
        let followees = (0..<Follow.most).map { _ in ids.next(MemberSubject.self) }
        for followee in followees {
            #expect(try await follow(store, followee, by: follower), "each of the first is new")
        }
        let more: MemberID = ids.next()
        await #expect(throws: FeedError.tooManyFollows) { try await follow(store, more, by: follower) }
        #expect(try await follow(store, followees[0], by: follower) == false, "a follow again is not new")
        #expect(try await follow(store, followees[0], by: more), "other members follow")
        #expect(try await store.followed(by: follower, among: [more]).isEmpty)
        try await store.unfollow(followees[0], by: follower)
        #expect(try await follow(store, more, by: follower), "one less makes room")
        #expect(try await store.followed(by: follower, among: nil).count == Follow.most)
    }

    @Test func aBlockInTheMiddleOfAFollowEndsIt() async throws {
        let environment = ClauseEnvironment(.ascending)
        let (buyer, owner) = (environment.members.buyer, environment.members.owner)
        let (follower, followee) = (try #require(buyer.memberID), try #require(owner.memberID))
        let sound = FeedStoreFake(forwardingTo: InMemoryFeedStore())
        var store = sound
        store.follow = { follow, notice throws(FeedError) in
            environment.directory.stand(follower, .blocked, towards: followee)
            try await sound.unfollow(followee, follower)
            return try await sound.follow(follow, notice)
        }
        let service = environment.service(over: store)
        await #expect(throws: FeedError.memberNotFound) {
            try await service.repository(for: buyer).follow(followee)
        }
        #expect(try await sound.followed(follower, nil).isEmpty, "no follow outlasts the block")
    }
}
