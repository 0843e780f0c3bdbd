public import Feed
import SampleKit
public import Vocabulary

/// Very many posts with likes, and follows, for measuring. The same seed gives the same feed.
///
/// Ten members like a post on average, none of them its author. A few members post much and have many
/// followers, most little and few. Of 2,000 successive posts one fiftieth of the members, another one each
/// time, give the likes: as in evenings, on which some are there.
public struct BulkFeed: Sendable {
    /// How many posts there are.
    public let posts: Int
    /// How many members post, like and follow.
    public let members: Int
    private var position = 0
    private var randomness: SeededGenerator

    /// A feed of that many posts by that many members, at least ten.
    public init(posts: Int, members: Int, seed: UInt64) {
        (self.posts, self.members) = (posts, members)
        randomness = SeededGenerator(seed: seed)
    }

    /// The member, counted from 0, that follows 1,000 others.
    public static let reader = 0
    /// The member that 10,000 others follow.
    public static let followed = 1
    /// The member that no other follows.
    public static let unfollowed = 2

    private static let mostFollowed = 1_000
    private static let mostFollowers = 10_000
    /// How many members like each of ten posts: a hundred in all.
    private static let likes = [3, 0, 40, 1, 9, 2, 15, 4, 20, 6]
    /// How many posts the same members like.
    private static let evening = 2_000
}

extension BulkFeed {
    /// The next post, published at `now` with one made-up photo, and its likes; `member` maps a member's
    /// number to its identifier. Nil after the last.
    public mutating func next(
        _ id: FeedPostID, showing picture: PictureID, at now: Timestamp, member: (Int) -> MemberID
    ) throws(FeedError) -> (post: FeedPost, likes: [FeedLike])? {
        guard position < posts else { return nil }
        let author = active(below: members)
        let words = randomness.chance(70) ? SampleFeedWords.korean : .english
        let draft = FeedPostDraft(text: words.text(&randomness), photos: [picture])
        let content = FeedPostContent(text: try draft.checked(), photos: [Self.card(picture)])
        let likes = likers(besides: author).enumerated().map { place, liker in
            let moment = now.advanced(by: .seconds(10 * (place + 1)))
            return FeedLike(of: id, by: member(liker), at: moment, telling: nil)
        }
        position += 1
        return (FeedPost(id: id, author: member(author), content: content, at: now), likes)
    }

    private static func card(_ picture: PictureID) -> PictureCard {
        PictureCard(
            id: picture, width: 1_080, height: 1_350, placeholder: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A",
            description: "오늘의 옷차림")
    }

    /// Members that like the next post, in the order of their numbers.
    private mutating func likers(besides author: Int) -> [Int] {
        let crowd = min(members, max(200, members / 50))
        let first = position / Self.evening * crowd
        let wanted = min(Self.likes[position % Self.likes.count], crowd - 1)
        var likers: Set<Int> = []
        while likers.count < wanted {
            let liker = (first + randomness.below(crowd)) % members
            if liker != author { likers.insert(liker) }
        }
        return likers.sorted()
    }

    /// A number from 0 on, below the bound, small ones more often.
    private mutating func active(below bound: Int) -> Int {
        randomness.below(bound) * randomness.below(bound) / max(1, bound)
    }
}

extension BulkFeed {
    /// The follows of the member with that number, in the order of the others' numbers: of `reader` 1,000, of
    /// other members five on average, and of 10,000 members also that of `followed`. Fewer where there are
    /// not so many members.
    public mutating func follows(
        by number: Int, since moment: Timestamp, member: (Int) -> MemberID
    ) -> [Follow] {
        let follower = member(number)
        return followees(of: number).map { Follow(by: follower, of: member($0), since: moment) }
    }

    private mutating func followees(of number: Int) -> [Int] {
        // The members behind the three that measurements ask about.
        let (first, rest) = (Self.unfollowed + 1, members - Self.unfollowed - 1)
        if number == Self.reader {
            let count = min(Self.mostFollowed, rest)
            return (0..<count).map { first + $0 * rest / count }
        }
        var followees: Set<Int> = []
        for _ in 0..<randomness.below(5) * randomness.below(6) {
            followees.insert(first + active(below: rest))
        }
        if number >= first, number < first + Self.mostFollowers { followees.insert(Self.followed) }
        followees.remove(number)
        return followees.sorted()
    }
}
