public import Vocabulary

/// Units of a listing kept for one order until a moment, so that nobody else can have them while it is paid.
public typealias Hold = UnitHold<ListingSubject>

extension UnitHold where Subject == ListingSubject {
    /// The listing of which units are held.
    public var listing: ListingID { thing }

    /// Units kept for an order; new ones are active.
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
    /// Units of listings are held for at most three days, in as many holds as one likes.
    public static let listings = HoldLimits(longest: .seconds(72 * 3600), largest: Stock.largest)

    /// While an order is paid they are held for at most an hour.
    public static let orders = HoldLimits(longest: .seconds(3600), largest: Stock.largest)

    /// The same with so many holds of a member at a time, so many of them on one listing, and a pause after
    /// one that came to nothing.
    public static func listings(perMember: Int?, perListing: Int?, pause: Duration) -> HoldLimits {
        HoldLimits(
            longest: listings.longest, largest: listings.largest, perMember: perMember, perThing: perListing,
            pause: pause)
    }

    /// For neighbours who share what there is.
    public static let usual = listings(perMember: 3, perListing: 1, pause: .seconds(3600))
}

extension ListingError {
    /// What a failure of a hold is called here.
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

    /// Runs what holds, and throws its failures as the domain's.
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
