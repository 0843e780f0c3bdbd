public import Vocabulary

/// Units of a listing kept for one order until a moment, so that nobody else can have them while it is paid.
public struct Hold: Hashable, Sendable {
    public let listing: ListingID
    public let order: OrderID
    public let holder: MemberID
    public let quantity: Int
    /// From this moment on the hold has run out.
    public let until: Timestamp
    public private(set) var state: HoldState

    /// The longest a hold may last.
    public static let longest: Duration = .seconds(3600)

    /// Units kept for an order; new ones are active.
    public init(
        listing: ListingID, order: OrderID, holder: MemberID, quantity: Int, until: Timestamp,
        state: HoldState = .active
    ) {
        self.listing = listing
        self.order = order
        self.holder = holder
        self.quantity = quantity
        self.until = until
        self.state = state
    }

    /// Whether it has run out by the clock without having been confirmed or released.
    public func hasRunOut(at now: Timestamp) -> Bool { state == .active && until <= now }

    /// The hold after it ended that way. Ending the same way again changes nothing; throws `holdEnded` if it
    /// has ended another way.
    public func ended(_ end: HoldState) throws(ListingError) -> Hold {
        guard state == .active || state == end else { throw .holdEnded(state) }
        var next = self
        next.state = end
        return next
    }
}

/// Where a hold stands.
public enum HoldState: String, Sendable, CaseIterable {
    /// The units are kept.
    case active
    /// The units are sold to the order.
    case confirmed
    /// The units were given back.
    case released
    /// The units went back because the time was over.
    case expired
}
