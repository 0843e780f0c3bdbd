import SampleKit

/// A post of the sample feed, and what happens to it.
struct SampleFeedPost: Sendable {
    /// Which member posts it, counted from 0.
    let author: Int
    let text: String
    /// Text added by an edit; nil for most.
    let addition: String?
    let photos: [DescribedDrawing]
    /// Which of the listings that the author may wear it shows, counted around; nil for most.
    let worn: Int?
    /// Which members like it, none twice, never the author.
    let likers: [Int]
}

/// One member follows another, both counted from 0.
struct SampleFollow: Hashable, Sendable {
    let follower: Int
    let followee: Int
}

/// The posts and follows of the sample feed one after the other, the same for the same seed.
struct SampleFeed: Sendable {
    private let members: Int
    private var randomness: SeededGenerator

    init(members: Int, seed: UInt64) {
        self.members = members
        randomness = SeededGenerator(seed: seed)
    }

    /// The next follow: a few members have many followers.
    mutating func follow() -> SampleFollow {
        let follower = randomness.below(members)
        let followee = min(other(than: follower), other(than: follower))
        return SampleFollow(follower: follower, followee: followee)
    }

    /// The next post: two of five with a jersey, most of these show a listing.
    mutating func post() -> SampleFeedPost {
        let author = randomness.below(members)
        let (isMatch, isKorean) = (randomness.chance(40), randomness.chance(70))
        let words = words(isMatch, isKorean)
        let text = words.text(&randomness)
        let addition = randomness.pick(words.additions, else: "")
        let isEdited = randomness.chance(12)
        let outfit = Outfit(jersey: isMatch, &randomness)
        var photos = [outfit.drawing(inKorean: isKorean)]
        if randomness.chance(25) { photos.append(outfit.detail(inKorean: isKorean)) }
        let (choice, isWorn) = (randomness.below(10_000), randomness.chance(80))
        return SampleFeedPost(
            author: author, text: text, addition: isEdited ? addition : nil, photos: photos,
            worn: isMatch && isWorn ? choice : nil, likers: likers(besides: author))
    }

    private func words(_ isMatch: Bool, _ isKorean: Bool) -> SampleFeedWords {
        switch (isMatch, isKorean) {
        case (true, true): .koreanMatch
        case (true, false): .englishMatch
        case (false, true): .korean
        case (false, false): .english
        }
    }

    /// A random member other than this one.
    private mutating func other(than member: Int) -> Int {
        (member + 1 + randomness.below(max(1, members - 1))) % max(1, members)
    }

    private mutating func likers(besides author: Int) -> [Int] {
        // The product of two draws: many posts with few likes, few with many.
        let wanted = randomness.below(4) * randomness.below(6)
        var likers: Set<Int> = []
        for _ in 0..<wanted { likers.insert(other(than: author)) }
        return likers.sorted()
    }
}
