import Listings
import Synchronization
import Vocabulary

/// A store in memory with one fault.
final class BrokenListingStore: ListingStore {
    let inner: InMemoryListingStore
    let sabotage: Sabotage?
    /// How many listings stood before each cursor when it was given out.
    let offsets = Mutex<[Cursor: Int]>([:])
    /// What the faults need to remember.
    let memory = Mutex<Memory>(Memory())

    struct Memory {
        /// How often each listing was liked.
        var likes: [ListingID: Int] = [:]
        /// What each member likes.
        var likers: [MemberID: Set<ListingID>] = [:]
        /// The first title of each listing.
        var titles: [ListingID: String] = [:]
        /// What could be had of each listing when units were first asked for.
        var stock: [ListingID: Int] = [:]
        /// The listing of which units were first held for each order.
        var orders: [OrderID: ListingID] = [:]
        /// The orders that asked for units.
        var asked: Set<OrderID> = []
        /// Confirmed holds.
        var sales: [Hold] = []
        /// The requests that were refused.
        var refused: Set<IdempotentRequest.Scope> = []
    }

    init(_ inner: InMemoryListingStore, _ sabotage: Sabotage?) {
        self.inner = inner
        self.sabotage = sabotage
    }

    func insert(_ listing: Listing, request: IdempotentRequest?) async throws(ListingError) -> Listing {
        let asked = listing
        var listing = listing
        memory.withLock { $0.titles[listing.id] = listing.details.title }
        switch sabotage {
        case .losesNewListings: return listing
        case .startsInSecondVersion: listing = listing.with(version: listing.version.next)
        case .decomposesText: listing = listing.with { $0.replacing("한", with: "\u{1112}\u{1161}\u{11AB}") }
        case .keepsBlanks: listing = listing.with { $0 + " " }
        case .dropsDiscounts:
            let price = try? Price(list: listing.details.price.list, discount: nil)
            listing = listing.with(price: price ?? listing.details.price)
        case .showsDraftsAtOnce where listing.state == .draft:
            listing = try listing.published(at: listing.createdAt)
        default: break
        }
        let kept = try await inner.insert(listing, request: bent(request))
        return kept.id == asked.id ? asked : try await bent(kept, at: asked.createdAt)
    }

    func find(_ id: ListingID, viewer: MemberID?, at now: Timestamp) async throws(ListingError)
        -> ListingEntry?
    {
        if sabotage == .expiresSales { try await expireSales(of: id, at: now) }
        let found = try await inner.find(id, viewer: viewer, at: clock(now, touching: true))
        guard var entry = found else { return nil }
        switch sabotage {
        case .hidesDraftsFromSellers where entry.listing.state == .draft: return nil
        case .keepsSoldListings where entry.listing.state == .removed && entry.listing.stock.left == 0:
            entry = ListingEntry(listing: entry.listing.with(state: .sold), isLiked: entry.isLiked)
        case .likesForEverybody: entry = ListingEntry(listing: entry.listing, isLiked: true)
        case .movesVersionsOnReading:
            let version = Version(entry.listing.version.number + 1)
            entry = ListingEntry(listing: entry.listing.with(version: version), isLiked: entry.isLiked)
        case .neverReserves where entry.listing.state == .reserved:
            entry = ListingEntry(listing: entry.listing.with(state: .onSale), isLiked: entry.isLiked)
        default: break
        }
        return entry
    }

    func replace(_ listing: Listing, expecting expected: Version) async throws(ListingError) -> Bool {
        var (listing, expected) = (listing, expected)
        let now = listing.updatedAt
        guard let old = try await inner.find(listing.id, viewer: nil, at: clock(now))?.listing else {
            return false
        }
        switch sabotage {
        case .losesEdits where old.details != listing.details: return true
        case .renewsPublication where old.state == .hidden && listing.state.isPublic:
            listing = listing.with(publishedAt: now)
        case .movesVersionsOnReading: expected = old.version
        case .staysInFirstVersion: listing = listing.with(version: old.version)
        case .editsPublish where !old.state.isPublic && old.details != listing.details:
            listing = listing.with(state: .onSale)
        case .editsForgetLikes where old.details != listing.details:
            for member in likers(of: listing.id) {
                _ = try await inner.setLike(false, listing.id, by: member, at: now)
            }
        case .removesByHiding where listing.state == .removed: listing = listing.with(state: .hidden)
        case .losesHoldsWhenHidden where listing.state == .hidden:
            listing = listing.with(stock: Stock(left: listing.stock.left))
        default: break
        }
        return try await inner.replace(listing, expecting: expected)
    }

    func likers(of id: ListingID) -> [MemberID] {
        memory.withLock { memory in memory.likers.filter { $0.value.contains(id) }.map(\.key) }
    }

    /// The moment that the broken clock shows.
    func clock(_ now: Timestamp, touching: Bool = false) -> Timestamp {
        switch sabotage {
        case .neverExpires: return Timestamp(microseconds: 0)
        case .expiresLate: return now.advanced(by: .microseconds(-1))
        case .expiresAllAtOnce: return now.advanced(by: .seconds(60))
        case .expiresWhenTouched: return touching ? now : Timestamp(microseconds: 0)
        default: return now
        }
    }
}

extension Listing {
    /// The same listing in parts otherwise.
    func with(
        state: ListingState? = nil, stock: Stock? = nil, price: Price? = nil, publishedAt: Timestamp? = nil,
        version: Version? = nil, likes: Int? = nil, _ text: (String) -> String = { $0 }
    ) -> Listing {
        let details = ListingDetails(
            title: text(details.title), description: details.description, price: price ?? details.price,
            category: details.category, condition: details.condition, attributes: details.attributes)
        return Listing(
            id: id, seller: seller, details: details, stock: stock ?? self.stock, state: state ?? self.state,
            likes: likes ?? self.likes, createdAt: createdAt, publishedAt: publishedAt ?? self.publishedAt,
            updatedAt: updatedAt, version: version ?? self.version)
    }
}
