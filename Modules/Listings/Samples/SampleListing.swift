import Listings
import SampleKit
import Vocabulary

/// A listing of the sample, and what happens to it.
struct SampleListing: Sendable {
    /// Which member sells it, counted from 0.
    let seller: Int
    let draft: ListingDraft
    /// Which members like it, none twice, never the seller.
    let likers: [Int]
    let fate: Fate

    enum Fate: Hashable, Sendable {
        case onSale, draft, hidden
        /// Every unit is sold to that member.
        case sold(to: Int)
        /// Every unit is held for that member at the end.
        case reserved(for: Int)
    }
}

/// The sample's listings one after the other, the same for the same seed: nothing is kept, so there may be
/// millions.
struct SampleListings: Sequence, IteratorProtocol {
    private let clubs: [Club]
    private let members: Int
    private let count: Int
    private var position = 0
    private var randomness: SeededGenerator

    init(_ count: Int, of clubs: [Club], members: Int, seed: UInt64) {
        self.clubs = clubs
        self.members = members
        self.count = count
        randomness = SeededGenerator(seed: seed)
    }

    mutating func next() -> SampleListing? {
        guard position < count else { return nil }
        position += 1
        let seller = randomness.below(members)
        let draft = draft()
        let fate = fate(besides: seller)
        return SampleListing(seller: seller, draft: draft, likers: likers(besides: seller), fate: fate)
    }

    private mutating func draft() -> ListingDraft {
        switch randomness.below(100) {
        case ..<55: SampleDrafts.jersey(of: clubs, &randomness)
        case ..<78: SampleDrafts.clothing(&randomness)
        default: SampleDrafts.general(&randomness)
        }
    }

    /// A random member other than the seller.
    private mutating func other(than seller: Int) -> Int {
        (seller + 1 + randomness.below(members - 1)) % members
    }

    private mutating func fate(besides seller: Int) -> SampleListing.Fate {
        let buyer = other(than: seller)
        switch randomness.below(100) {
        case ..<6: return .sold(to: buyer)
        case ..<8: return .hidden
        case ..<10: return .draft
        // Holds last an hour at the most, so that only the newest listings can be reserved.
        case ..<30 where position > count - 40: return .reserved(for: buyer)
        default: return .onSale
        }
    }

    private mutating func likers(besides seller: Int) -> [Int] {
        // The product of two draws: many listings with few likes, few with many.
        let wanted = randomness.below(4) * randomness.below(5)
        var likers: Set<Int> = []
        for _ in 0..<wanted { likers.insert(other(than: seller)) }
        return likers.sorted()
    }
}
