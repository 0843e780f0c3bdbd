import Feed
import Testing
import Vocabulary

/// The order "popular" without a store: places, and the walks of its cursors.
@Suite struct PopularityTests {
    private static let hour: Int64 = 3_600_000_000
    private static let moment = Timestamp(microseconds: 1_767_225_600_123_456)
    private static let raw = RawIdentifier(milliseconds: 1, random: (0, 1))

    private static func post(likes: Int, createdAt: Timestamp) -> FeedPost {
        FeedPost(
            id: FeedPostID(raw), author: MemberID(raw), content: FeedPostContent(text: "느티나무"),
            state: .shown, likes: likes, createdAt: createdAt, editedAt: nil, version: .first)
    }

    private static func place(_ likes: Int, at microseconds: Int64 = 0) -> Int64 {
        Popularity.place(createdAt: Timestamp(microseconds: microseconds), likes: likes)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 10, 20, 31, 32, 40])
    func eachDoublingOfLikesWeighsTwelveHours(doublings: Int) {
        let likes = 1 << doublings - 1
        #expect(Self.place(likes) == Int64(doublings) * 12 * Self.hour)
        #expect(Popularity.doubling == .seconds(12 * 3_600))
    }

    /// Computed with fifty digits, rounded down to a 65,536th of twelve hours: 0.66 seconds.
    @Test(arguments: [
        (2, 68_470_312_500), (4, 100_306_713_867), (5, 111_670_312_500), (6, 121_277_197_265),
        (9, 143_506_713_867), (99, 287_014_086_914), (100, 287_634_375_000), (999, 430_521_459_960),
        (1_000_000, 861_043_579_101),
    ])
    func placesBetweenDoublingsAreThoseOfTheLogarithm(likes: Int, place: Int64) {
        #expect(Self.place(likes) == place)
    }

    @Test func moreLikesAndLaterTimesAreNeverWorse() {
        var last = Int64.min
        for likes in 0...20_000 {
            let place = Self.place(likes)
            #expect(place > last, "\(likes) likes stand above \(likes - 1)")
            last = place
        }
        for likes in [1_000_000, 1 << 31, 1 << 33, Int.max] {
            #expect(Self.place(likes) >= Self.place(likes - 1))
        }
        #expect(Self.place(7, at: 5) == Self.place(7, at: 4) + 1)
        #expect(Self.place(7, at: -5) == Self.place(7) - 5)
    }

    @Test func impossibleNumbersOfLikesAreNone() {
        #expect(Self.place(-1) == 0 && Self.place(.min) == 0)
        #expect(Self.place(.max) == 63 * 12 * Self.hour)
    }

    @Test func aTimeOfCreationInTheFutureCountsAsNow() {
        let later = Self.moment.advanced(by: .seconds(3_600))
        let post = Self.post(likes: 3, createdAt: later)
        let now = Popularity.place(of: post, at: Self.moment)
        #expect(now == Popularity.place(createdAt: Self.moment, likes: 3))
        #expect(Popularity.place(of: post, at: later) == Popularity.place(createdAt: later, likes: 3))
        let afterwards = later.advanced(by: .seconds(60))
        #expect(Popularity.place(of: post, at: afterwards) == Popularity.place(of: post, at: later))
    }

    @Test func aWalkIsReadFromTheScopeOfItsCursors() {
        let walk = PopularWalk(at: Self.moment)
        #expect(walk.beganAt == Timestamp(microseconds: 1_767_225_600_000_000))
        for passed in [Duration.zero, .seconds(1), .seconds(3_600), .seconds(86_399)] {
            #expect(PopularWalk(scope: walk.scope, at: Self.moment.advanced(by: passed)) == walk)
        }
        #expect(PopularWalk(at: Self.moment.advanced(by: .seconds(1))).scope != walk.scope)
    }

    @Test func aWalkLastsADay() {
        let walk = PopularWalk(at: Self.moment)
        let end = walk.beganAt.advanced(by: PopularWalk.lifetime)
        #expect(PopularWalk.lifetime == .seconds(86_400))
        #expect(PopularWalk(scope: walk.scope, at: end) == walk)
        #expect(PopularWalk(scope: walk.scope, at: end.advanced(by: .microseconds(1))) == nil)
    }

    @Test func aWalkThatBeginsLaterIsRefused() {
        let walk = PopularWalk(at: Self.moment.advanced(by: .seconds(1)))
        #expect(PopularWalk(scope: walk.scope, at: Self.moment) == nil)
        #expect(PopularWalk(scope: walk.scope, at: walk.beganAt) == walk)
    }

    @Test func scopesOfOtherListsAreNoWalks() {
        let member = MemberID(Self.raw)
        let lists: [FeedList] = [.newest, .following, .liked, .of(member), .wearing(AnyIdentifier(member))]
        let scopes = lists.map { FeedScope.of($0, for: member) } + [0, .max, 1_767_225_600]
        for scope in scopes { #expect(PopularWalk(scope: scope, at: Self.moment) == nil, "\(scope)") }
    }
}
