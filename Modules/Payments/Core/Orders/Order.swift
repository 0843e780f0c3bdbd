public import Vocabulary

/// A member's order for one record. The price is fixed when it is opened. Every change is one of the
/// transitions in `Order+Changes`; each gives the next value or throws.
public struct Order: Hashable, Sendable {
    public let id: OrderID
    public let buyer: MemberID
    /// What is bought.
    public let record: AnyIdentifier
    /// The member, crew or campaign that gets the money.
    public let payee: AnyIdentifier
    public let price: OrderPrice
    public let earning: Earning
    public let refunds: RefundTerms
    /// How the payee sold when the order was opened; nil for a payee who is no seller.
    public let sellerKind: SellerKind?
    /// Whether it is paid by card alone. Money of another means goes back in full.
    public let isCardOnly: Bool
    /// What was bought, in words; blank once one of the two has withdrawn. It stands beside the ledger.
    public internal(set) var title: String
    public internal(set) var state: OrderState
    /// The pending step at the purchasable.
    public internal(set) var step: OrderStep?
    /// Why it ended; nil while it goes on, and for a fulfilled order, unless the buyer has withdrawn for a
    /// part of the money.
    public internal(set) var end: OrderEnd?
    /// The way of the goods to the buyer, where the money waits for it.
    public internal(set) var delivery: Delivery
    /// The buyer may pay until then.
    public let payBy: Timestamp
    /// Given back so far, in refunds that succeeded.
    public internal(set) var refunded: Money
    /// When it was opened; the order "newest" sorts by it.
    public let openedAt: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// A new order by these terms, whose purchase is to be held. Throws `invalidFields` for a price of
    /// nothing, or one that does not fit.
    public init(
        id: OrderID, of request: PurchaseRequest, by buyer: MemberID, _ quote: PurchaseQuote, fee: FeeRate,
        at now: Timestamp
    ) throws(OrderError) {
        self.init(
            id: id, buyer: buyer, record: request.record, payee: quote.payee,
            price: try OrderPrice(quote, fee: fee), earning: quote.earning, refunds: quote.refunds,
            sellerKind: quote.sellerKind, isCardOnly: quote.isCardOnly, title: quote.title, state: .opening,
            step: .hold, end: nil, delivery: Delivery(),
            payBy: quote.limited(at: now).payBy,
            refunded: Money(0, quote.unitPrice.currency), openedAt: now, updatedAt: now, version: .first)
    }

    /// A stored order.
    public init(
        id: OrderID, buyer: MemberID, record: AnyIdentifier, payee: AnyIdentifier, price: OrderPrice,
        earning: Earning, refunds: RefundTerms, sellerKind: SellerKind? = nil, isCardOnly: Bool = false,
        title: String, state: OrderState, step: OrderStep?, end: OrderEnd?, delivery: Delivery,
        payBy: Timestamp,
        refunded: Money, openedAt: Timestamp, updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.buyer, self.record, self.payee) = (id, buyer, record, payee)
        (self.price, self.earning, self.refunds, self.title) = (price, earning, refunds, title)
        (self.sellerKind, self.isCardOnly) = (sellerKind, isCardOnly)
        (self.state, self.step, self.end, self.delivery) = (state, step, end, delivery)
        (self.payBy, self.refunded) = (payBy, refunded)
        (self.openedAt, self.updatedAt, self.version) = (openedAt, updatedAt, version)
    }
}

extension Order {
    /// The purchase as its domain is told of it.
    public var purchase: Purchase {
        Purchase(order: id, record: record, buyer: buyer, total: price.total, until: payBy)
    }

    /// Whether what is paid for it counts for the total of its payee: whether it is earned at a moment.
    public var isRaised: Bool { if case .at = earning { true } else { false } }

    /// Whether the time to pay is over, or lies further ahead than any time given now, because a clock was
    /// ahead.
    public func hasRunOut(at now: Timestamp) -> Bool {
        state.isOpen && step == nil && (payBy <= now || payBy.isBeyond(OrderTimes.toPay, from: now))
    }
}

/// The price of an order. It never changes.
public struct OrderPrice: Hashable, Sendable {
    public let unit: Money
    /// At least 1.
    public let quantity: Int
    /// More than nothing.
    public let total: Money
    /// The house's share.
    public let fee: FeeRate

    /// The price by these terms. Throws `invalidFields` (price) unless the total is at least 1 and fits, in
    /// won.
    public init(_ quote: PurchaseQuote, fee: FeeRate) throws(OrderError) {
        guard let total = try? quote.total(), total.minorUnits >= 1, quote.quantity >= 1 else {
            throw .invalidFields([FieldError("price", .outOfRange(minimum: 1, maximum: Int64.max))])
        }
        guard total.currency == .krw else {
            throw .invalidFields([FieldError("currency", .unknown(allowed: [Currency.krw.rawValue]))])
        }
        (unit, quantity, self.total, self.fee) = (quote.unitPrice, quote.quantity, total, fee)
    }

    /// A stored price.
    public init(unit: Money, quantity: Int, total: Money, fee: FeeRate) {
        (self.unit, self.quantity, self.total, self.fee) = (unit, quantity, total, fee)
    }
}

/// The house's share of what is paid, in hundredths of a percent.
public struct FeeRate: Hashable, Sendable {
    /// 0 to 10,000.
    public let basisPoints: Int

    /// Nil outside of 0 to 10,000.
    public init?(basisPoints: Int) {
        guard (0...10_000).contains(basisPoints) else { return nil }
        self.basisPoints = basisPoints
    }

    private init(unchecked basisPoints: Int) { self.basisPoints = basisPoints }

    /// Nothing.
    public static let none = FeeRate(unchecked: 0)

    /// The fee of what the buyer has paid and not got back, rounded down.
    public func fee(of kept: Money) -> Money {
        let (whole, rest) = kept.minorUnits.quotientAndRemainder(dividingBy: 10_000)
        let points = Int64(basisPoints)
        return Money(whole * points + rest * points / 10_000, kept.currency)
    }
}

extension PurchaseQuote {
    /// The same with no more time to pay than an order opened now has.
    func limited(at now: Timestamp) -> PurchaseQuote {
        PurchaseQuote(
            title: title, unitPrice: unitPrice, quantity: quantity, payee: payee,
            payBy: min(payBy, now.advanced(by: OrderTimes.toPay)), earning: earning, refunds: refunds,
            sellerKind: sellerKind, isCardOnly: isCardOnly)
    }
}

/// The durations of orders.
public enum OrderTimes {
    /// How long a buyer may pay, at most.
    public static let toPay: Duration = .seconds(30 * 60)
    /// How long a webhook that was seen is remembered.
    public static let webhooks: Duration = .seconds(7 * 86_400)
}
