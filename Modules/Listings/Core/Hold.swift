public import Vocabulary

/// Units of a listing reserved for one order until a moment, while the order is paid.
public typealias Hold = UnitHold<ListingSubject>

extension UnitHold where Subject == ListingSubject {
    /// The listing of which units are held.
    public var listing: ListingID { thing }

    /// A hold for an order, active by default.
    public init(
        listing: ListingID, order: OrderID, holder: MemberID, quantity: Int, until: Timestamp,
        state: HoldState = .active
    ) {
        self.init(
            thing: listing, order: order, holder: holder, quantity: quantity, until: until, state: state)
    }

    /// As `ending(as:at:)`. Throws `holdEnded`.
    public func ended(_ end: HoldState, at now: Timestamp) throws(ListingError) -> Hold {
        try ListingError.mappingHolds { () throws(HoldFailure) in try ending(as: end, at: now) }
    }

    /// As `answer(to:)`. Throws `holdEnded`, `holdNotFound`.
    public func repeated(by other: Hold) throws(ListingError) -> Hold {
        try ListingError.mappingHolds { () throws(HoldFailure) in try answer(to: other) }
    }
}

extension HoldLimits {
    /// Limits of listings: at most three days per hold, any number of holds.
    public static let listings = HoldLimits(longest: .seconds(72 * 3600), largest: Stock.largest)

    /// Limits of orders: at most an hour per hold, while the order is paid.
    public static let orders = HoldLimits(longest: .seconds(3600), largest: Stock.largest)

    /// The limits of listings with that many holds per member, that many of them per listing, and a pause
    /// after a hold that ends without a sale.
    public static func listings(perMember: Int?, perListing: Int?, pause: Duration) -> HoldLimits {
        HoldLimits(
            longest: listings.longest, largest: listings.largest, perMember: perMember, perThing: perListing,
            pause: pause)
    }

    /// The default limits for a neighbourhood.
    public static let usual = listings(perMember: 3, perListing: 1, pause: .seconds(3600))
}

extension ListingError {
    /// The domain's error for a failure of a hold.
    public init(_ failure: HoldFailure) {
        switch failure {
        case .notFound: self = .holdNotFound
        case .ended(let state): self = .holdEnded(state)
        case .notEnough(let available): self = .notEnough(available: available)
        case .tooMany(let until): self = .tooManyHolds(until: until)
        case .tooManyOfThing(let until): self = .heldAlready(until: until)
        case .inconsistent(let reason): self = .service(.internal(reason))
        }
    }

    /// Runs operations on holds and throws their failures as the domain's errors.
    static func mappingHolds<Value>(
        _ body: () throws(HoldFailure) -> Value
    ) throws(ListingError) -> Value {
        do throws(HoldFailure) {
            return try body()
        } catch {
            throw ListingError(error)
        }
    }
}
