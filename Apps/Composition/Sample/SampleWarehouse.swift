import Auth
import Listings
import ListingsSQL
import Vocabulary

/// As many listings as wanted, for measuring: the sample neighbourhood's members and goods, each listing as
/// its transitions make it, written by the store in large transactions below the verbs.
///
/// The same seed gives the same listings, identifiers and times included. Nobody likes anything and nothing
/// is held.
public struct SampleWarehouse: Sendable {
    /// How many listings there are.
    public let listings: Int
    /// What the goods follow from.
    public let seed: UInt64

    /// A warehouse of that many listings.
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
        guard let local = platform as? LocalPlatform, let store = local.stores.listings as? SQLListingStore
        else { throw ServiceFailure.internal("a warehouse needs a database") }
        _ = try await SampleNeighbourhood(listings: 0, seed: seed).fill(platform)
        let sellers = try await sellers(local)
        let clock = SampleClock(Self.opening)
        let ids = SampleIdentifiers(clock, seed: seed)
        var goods = SampleListings(listings, of: try Club.all(), members: sellers.count, seed: seed)
        for _ in stride(from: 0, to: listings, by: Self.batch) {
            var batch: [Listing] = []
            while batch.count < Self.batch, let sample = goods.next() {
                clock.move(to: clock.now().advanced(by: Self.step))
                batch.append(try listing(sample, of: sellers[sample.seller], ids.next(), at: clock.now()))
            }
            try await store.insert(batch)
            progress(batch.count)
        }
    }

    private func sellers(_ platform: LocalPlatform) async throws -> [MemberID] {
        var sellers: [MemberID] = []
        for number in 0..<SampleNeighbourhood.memberCount {
            let email = SampleNeighbourhood.email(of: number)
            guard let record = try await platform.stores.auth.record(emailKey: email) else {
                throw ServiceFailure.internal("\(email) has not joined")
            }
            sellers.append(record.account.id)
        }
        return sellers
    }

    private func listing(
        _ sample: SampleListing, of seller: MemberID, _ id: RawIdentifier, at now: Timestamp
    ) throws(ListingError) -> Listing {
        let (details, units) = try sample.draft.checked()
        guard let stock = Stock(left: units) else { throw .service(.internal("stock below zero")) }
        let visibility: Visibility = sample.fate == .draft ? .draft : .onSale
        let listing = Listing(
            id: ListingID(id), seller: seller, details: details, stock: stock, as: visibility, at: now)
        return switch sample.fate {
        case .onSale, .reserved, .draft: listing
        case .hidden: try listing.hidden(at: now)
        case .sold: try listing.holding(units, at: now).selling(units, at: now)
        }
    }
}
