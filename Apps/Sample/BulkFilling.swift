public import Composition
import Listings
import ListingsSQL
import ListingsSamples
import Vocabulary

/// Any number of listings and feed posts, for measurements: members and goods of the sample neighbourhood,
/// each record made by its transitions and written by the store in large transactions below the verbs.
///
/// The same seed gives the same records, including identifiers and times. Listings have no likes and no
/// holds.
public struct BulkFilling: Sendable {
    /// The number of listings.
    public let listings: Int
    /// The number of feed posts; ten times as many likes, and a tenth as many members.
    public let posts: Int
    /// The seed of the goods.
    public let seed: UInt64

    /// This many listings and feed posts.
    public init(listings: Int, posts: Int = 0, seed: UInt64 = 1) {
        self.listings = listings
        self.posts = posts
        self.seed = seed
    }

    /// How many listings and feed posts there will be.
    public var total: Int { listings + posts }

    /// The number of records of one transaction.
    static let batch = 2000
    /// When the first listing is published: 2026-01-01T00:00:00Z. Posts are older.
    static let opening = Timestamp(microseconds: 1_767_225_600_000_000)
    /// The time between two published records.
    static let step = Duration.seconds(20)

    /// Fills an empty database and reports after each transaction how many listings and feed posts it added.
    /// Throws what the stores throw, and `internal` for a backend that is not a database.
    public func fill(
        _ platform: any Platform, progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        guard let local = platform as? LocalPlatform, let database = local.database else {
            throw ServiceFailure.unreachable(
                english: "Listings in bulk need a database: name one with --backend.",
                korean: "대량의 물건은 데이터베이스에만 채울 수 있습니다. --backend로 지정하세요.")
        }
        let store = SQLListingStore(database)
        _ = try await SampleNeighbourhood(listings: 0, seed: seed, hasPictures: false).fill(platform)
        let sellers = try await sellers(local)
        let clock = SampleClock(Self.opening)
        let ids = SampleIdentifiers(clock, seed: seed)
        var goods = BulkListings(
            listings, clubs: try SampleNeighbourhood.resource("clubs.tsv"), sellers: sellers.count, seed: seed
        )
        for _ in stride(from: 0, to: listings, by: Self.batch) {
            var batch: [Listing] = []
            while batch.count < Self.batch {
                clock.move(to: clock.now().advanced(by: Self.step))
                let id: ListingID = ids.next()
                guard let next = try goods.next(id, at: clock.now(), seller: { sellers[$0] }) else { break }
                batch.append(next)
            }
            try await store.insert(batch)
            progress(batch.count)
        }
        try await fillFeed(local, sellers, progress)
    }

    private func sellers(_ platform: LocalPlatform) async throws -> [MemberID] {
        var sellers: [MemberID] = []
        for number in 0..<SampleNeighbourhood.memberCount {
            let email = SampleNeighbourhood.email(of: number)
            guard let seller = try await platform.member(withEmail: email) else {
                throw ServiceFailure.internal("\(email) has not joined")
            }
            sellers.append(seller)
        }
        return sellers
    }
}
