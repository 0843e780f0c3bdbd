public import Composition
import Listings
import ListingsContract
import ListingsSQL
import Vocabulary

/// As many listings as wanted, for measuring: the sample neighbourhood's members and goods, each listing as
/// its transitions make it, written by the store in large transactions below the verbs.
///
/// The same seed gives the same listings, identifiers and times included. Nobody likes anything and nothing
/// is held.
public struct BulkFilling: Sendable {
    /// How many listings there are.
    public let listings: Int
    /// What the goods follow from.
    public let seed: UInt64

    /// That many listings.
    public init(listings: Int, seed: UInt64 = 1) {
        self.listings = listings
        self.seed = seed
    }

    /// How many listings one transaction holds.
    private static let batch = 2000
    /// When the first listing is published: 2026-01-01T00:00:00Z.
    private static let opening = Timestamp(microseconds: 1_767_225_600_000_000)
    /// How long after a listing the next one is published.
    private static let step = Duration.seconds(20)

    /// Fills an empty database, and tells after each transaction how many listings it added. Throws what the
    /// stores throw, and `internal` for a backend that is not a database.
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
