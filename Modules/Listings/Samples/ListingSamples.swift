public import Listings
public import SampleKit
public import Vocabulary

/// Listings of the sample neighbourhood: jerseys of real clubs, clothes and other items, in Korean and
/// English. Most have photos; some are liked, sold, reserved or hidden.
public struct ListingSamples: Sendable {
    /// The samples, as a neighbourhood is filled with them.
    public static let data = SampleData(
        english: "listings", korean: "물건", drawings: SamplePhotos.drawings
    ) { stage in
        var samples = try await ListingSamples(stage)
        return try await samples.fill()
    }

    private let stage: any SampleStage
    private let clubs: [Club]
    /// Counts listings left by an interrupted run, by seller; this run skips them.
    private var present: [Int]
    private var added = 0

    private init(_ stage: any SampleStage) async throws {
        self.stage = stage
        clubs = Club.clubs(try stage.resource("clubs.tsv"))
        present = []
        for member in 0..<stage.memberCount {
            let mine = try await stage.services(of: member).listings.mine(
                nil, PageRequest(.number(1), limit: 1))
            present.append(mine.numbering?.total ?? 0)
        }
    }

    private mutating func fill() async throws -> Int {
        let goods = SampleListings(stage.size, of: clubs, members: stage.memberCount, seed: stage.seed)
        let photos = SamplePhotos(of: clubs, seed: stage.seed)
        for (position, listing) in goods.enumerated() {
            stage.move(to: Double(position + 1) / Double(stage.size))
            try await publish(listing, showing: photos.photos(of: listing.draft, at: position))
            stage.step()
        }
        return added
    }

    private mutating func publish(
        _ listing: SampleListing, showing photos: [DescribedDrawing]
    ) async throws {
        if present[listing.seller] > 0 {
            present[listing.seller] -= 1
            return
        }
        let seller = try await stage.services(of: listing.seller).listings
        let isDraft = listing.fate == .draft
        var draft = listing.draft
        draft.photos = try await stage.pictures(of: photos, by: listing.seller)
        let id = try await seller.publish(draft, as: isDraft ? .draft : .onSale).listing.id
        added += 1
        if isDraft { return }
        for liker in listing.likers { _ = try await stage.services(of: liker).listings.like(id) }
        switch listing.fate {
        case .onSale, .draft: break
        case .hidden: _ = try await seller.hide(id)
        case .sold(let buyer):
            let hold = try await Self.hold(id, listing.draft.stock, for: buyer, on: stage)
            _ = try await seller.confirm(id, hold.order)
        // Holds last at most an hour, so they are made last.
        case .reserved(let buyer):
            stage.atEnd { [stage] in
                _ = try await Self.hold(id, listing.draft.stock, for: buyer, on: stage)
            }
        }
    }

    private static func hold(
        _ id: ListingID, _ quantity: Int, for buyer: Int, on stage: any SampleStage
    ) async throws -> Hold {
        // One order per listing, so that the listing's identifier serves for both.
        let until = stage.now().advanced(by: .seconds(3000))
        return try await stage.services(of: buyer).listings
            .hold(id, quantity: quantity, for: OrderID(id.raw), until: until)
    }
}

/// Many listings for measuring, made by their transitions, without likes and holds.
public struct BulkListings: Sendable {
    private var goods: SampleListings

    /// The same listings for the same seed, of clubs in the form of `clubs.tsv` and that many sellers.
    public init(_ count: Int, clubs: String, sellers: Int, seed: UInt64) {
        goods = SampleListings(count, of: Club.clubs(clubs), members: sellers, seed: seed)
    }

    /// The next listing, made at `now`; `seller` maps a seller's number to a member. Nil after the last.
    public mutating func next(
        _ id: ListingID, at now: Timestamp, seller: (Int) -> MemberID
    ) throws(ListingError) -> Listing? {
        guard let sample = goods.next() else { return nil }
        let (details, units) = try sample.draft.checked()
        guard let stock = Stock(left: units) else { throw .service(.internal("stock below zero")) }
        let visibility: Visibility = sample.fate == .draft ? .draft : .onSale
        let listing = Listing(
            id: id, seller: seller(sample.seller), details: details, stock: stock, as: visibility, at: now)
        return switch sample.fate {
        case .onSale, .reserved, .draft: listing
        case .hidden: try listing.hidden(at: now)
        case .sold: try listing.holding(units, at: now).selling(units, at: now)
        }
    }
}
