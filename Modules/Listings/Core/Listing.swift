public import Vocabulary

/// An offer of goods by a member. Every change is one of the transitions below; each gives the next value or
/// throws.
public struct Listing: Hashable, Sendable {
    public let id: ListingID
    public let seller: MemberID
    public private(set) var details: ListingDetails
    public internal(set) var stock: Stock
    public internal(set) var state: ListingState
    /// The moderator's act; nil unless a moderator has hidden or removed it.
    public internal(set) var moderation: ListingModeration?
    /// The number of likes. Kept by the store; no transition changes it.
    public let likes: Int
    public let createdAt: Timestamp
    /// When it was first shown to all.
    public private(set) var publishedAt: Timestamp?
    /// When its seller last moved it to the top.
    public private(set) var bumpedAt: Timestamp?
    public private(set) var updatedAt: Timestamp
    /// Counts the transitions; likes do not count.
    public private(set) var version: Version

    /// A new listing with that many units, a draft by default.
    public init(
        id: ListingID, seller: MemberID, details: ListingDetails, stock: Stock,
        as visibility: Visibility = .draft, at now: Timestamp
    ) {
        let isShown = visibility == .onSale
        self.init(
            id: id, seller: seller, details: details, stock: stock,
            state: isShown ? stock.openState : .draft, likes: 0, createdAt: now,
            publishedAt: isShown ? now : nil, updatedAt: now, version: .first)
    }

    /// A stored listing.
    public init(
        id: ListingID, seller: MemberID, details: ListingDetails, stock: Stock, state: ListingState,
        moderation: ListingModeration? = nil, likes: Int,
        createdAt: Timestamp, publishedAt: Timestamp?, bumpedAt: Timestamp? = nil, updatedAt: Timestamp,
        version: Version
    ) {
        self.id = id
        self.seller = seller
        self.details = details
        self.stock = stock
        self.state = state
        self.moderation = moderation
        self.likes = likes
        self.createdAt = createdAt
        self.publishedAt = publishedAt
        self.bumpedAt = bumpedAt
        self.updatedAt = updatedAt
        self.version = version
    }
}

extension Listing {
    /// The same listing as first published, with another identifier and time.
    public func asPublished(under id: ListingID, at moment: Timestamp) -> Listing {
        Listing(
            id: id, seller: seller, details: details, stock: stock,
            as: state == .draft ? .draft : .onSale, at: moment)
    }

    /// Published. Throws `wrongState` unless it is a draft or hidden, `moderated` if a moderator has hidden
    /// it.
    public func published(at now: Timestamp) throws(ListingError) -> Listing {
        try require(.draft, .hidden)
        if moderation != nil { throw .moderated }
        var next = changed(at: now)
        next.publishedAt = publishedAt ?? now
        next.state = stock.openState
        return next
    }

    /// Throws `wrongState` if it is sold, `notFound` if it is removed: neither is edited any more.
    public func requireEditable() throws(ListingError) { try require(.draft, .onSale, .reserved, .hidden) }

    /// With other details and that many units left. Throws `wrongState` if it is sold or removed, `unitsHeld`
    /// if more units are held than would be left.
    public func edited(_ details: ListingDetails, stock left: Int, at now: Timestamp) throws(ListingError)
        -> Listing
    {
        try requireEditable()
        guard let stock = Stock(left: left, held: stock.held) else { throw .unitsHeld(stock.held) }
        var next = changed(at: now)
        next.details = details
        next.stock = stock
        if state.isPublic { next.state = stock.openState }
        return next
    }

    /// When it was published or last moved to the top; the order "newest" sorts by it.
    public var listedAt: Timestamp? { bumpedAt ?? publishedAt }

    /// The least time between two moves to the top.
    public static let bumpInterval: Duration = .seconds(86_400)

    /// Moved to the top of the newest. Throws `wrongState` unless it is on sale, `bumpedAlready` within a day
    /// of its publication or of the last time.
    public func bumped(at now: Timestamp) throws(ListingError) -> Listing {
        try require(.onSale)
        if let next = listedAt?.advanced(by: Self.bumpInterval), now < next {
            throw .bumpedAlready(until: next)
        }
        var next = changed(at: now)
        next.bumpedAt = now
        return next
    }

    /// Sold elsewhere: all units without a hold are sold. Throws `wrongState` for a draft and for a sold one,
    /// `unitsHeld` if every unit left is held.
    public func soldElsewhere(at now: Timestamp) throws(ListingError) -> Listing {
        try require(.onSale, .reserved, .hidden)
        guard stock.available > 0, let rest = Stock(left: stock.held, held: stock.held) else {
            throw .unitsHeld(stock.held)
        }
        return with(rest, at: now)
    }

    /// Hidden by its seller. Throws `wrongState` unless it is on sale or reserved.
    public func hidden(at now: Timestamp) throws(ListingError) -> Listing {
        try require(.onSale, .reserved)
        var next = changed(at: now)
        next.state = .hidden
        return next
    }

    /// Removed. Throws `unitsHeld` while units are held, `notFound` if it is removed already.
    public func removed(at now: Timestamp) throws(ListingError) -> Listing {
        if state == .removed { throw .notFound }
        if stock.held > 0 { throw .unitsHeld(stock.held) }
        var next = changed(at: now)
        next.state = .removed
        next.moderation = nil
        return next
    }

    /// Removed because the seller has withdrawn, even with units held. The seller's texts are erased; price
    /// and category stay.
    public func withdrawn(at now: Timestamp) -> Listing {
        var next = changed(at: now)
        next.state = .removed
        next.moderation = nil
        next.details = ListingDetails(
            title: "", description: "", price: details.price, category: details.category,
            condition: details.condition, attributes: [:], reservation: details.reservation)
        return next
    }

    /// The same listing with other photos; the version belongs to the changes made with them.
    public func showing(_ photos: [PictureCard]) -> Listing {
        var next = self
        next.details = details.showing(photos)
        return next
    }

    /// The same listing with that many likes.
    public func with(likes: Int) -> Listing {
        Listing(
            id: id, seller: seller, details: details, stock: stock, state: state, moderation: moderation,
            likes: likes, createdAt: createdAt, publishedAt: publishedAt, bumpedAt: bumpedAt,
            updatedAt: updatedAt, version: version)
    }

    /// Whether its seller has withdrawn.
    var isErased: Bool { state == .removed && details.title.isEmpty }

    func require(_ allowed: ListingState...) throws(ListingError) {
        if state == .removed { throw .notFound }
        if !allowed.contains(state) { throw .wrongState(state) }
    }

    func changed(at now: Timestamp) -> Listing {
        var next = self
        next.updatedAt = now
        next.version = version.next
        return next
    }
}

extension Listing {
    /// With that many more units held. Throws `wrongState` unless it is on sale, `notEnough` if fewer are
    /// available.
    public func holding(_ quantity: Int, at now: Timestamp) throws(ListingError) -> Listing {
        if state == .reserved { throw .notEnough(available: 0) }
        try require(.onSale)
        return try moved(at: now) { stock throws(HoldFailure) in try stock.holding(quantity) }
    }

    /// With held units given back. A hidden or removed listing stays so.
    public func releasing(_ quantity: Int, at now: Timestamp) throws(ListingError) -> Listing {
        try moved(at: now) { stock throws(HoldFailure) in try stock.releasing(quantity) }
    }

    /// With held units sold.
    public func selling(_ quantity: Int, at now: Timestamp) throws(ListingError) -> Listing {
        try moved(at: now) { stock throws(HoldFailure) in try stock.selling(quantity) }
    }

    /// After one of its holds ended: its units are sold if it was confirmed, else given back.
    public func after(_ hold: Hold, at now: Timestamp) throws(ListingError) -> Listing {
        try moved(at: now) { stock throws(HoldFailure) in try stock.after(hold) }
    }

    private func moved(
        at now: Timestamp, _ move: (Stock) throws(HoldFailure) -> Stock
    ) throws(ListingError) -> Listing {
        with(try ListingError.mappingHolds { () throws(HoldFailure) in try move(stock) }, at: now)
    }

    fileprivate func with(_ stock: Stock, at now: Timestamp) -> Listing {
        var next = changed(at: now)
        next.stock = stock
        let isSoldOut = state == .hidden && moderation == nil && stock.left == 0
        if state.isPublic || isSoldOut { next.state = stock.openState }
        return next
    }
}

extension Stock {
    /// The state of a public listing with this stock.
    var openState: ListingState {
        if left == 0 { .sold } else if available == 0 { .reserved } else { .onSale }
    }
}
