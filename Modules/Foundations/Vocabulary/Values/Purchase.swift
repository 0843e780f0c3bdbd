/// A purchase as the domain that sells is told of it.
public struct Purchase: Hashable, Sendable {
    /// The order under which everything about the purchase is repeated safely.
    public let order: OrderID
    /// The record that is paid for: a deal, a membership, a backing.
    public let record: AnyIdentifier
    public let buyer: MemberID
    /// The whole price, fixed when the order was opened.
    public let total: Money
    /// The buyer may pay until then.
    public let until: Timestamp

    /// Memberwise.
    public init(order: OrderID, record: AnyIdentifier, buyer: MemberID, total: Money, until: Timestamp) {
        (self.order, self.record, self.buyer) = (order, record, buyer)
        (self.total, self.until) = (total, until)
    }
}

/// What a member wants to pay for.
public struct PurchaseRequest: Hashable, Sendable {
    public let record: AnyIdentifier
    /// The amount, where the buyer chooses it; nil where it is the record's own.
    public let amount: Money?

    /// Memberwise.
    public init(_ record: AnyIdentifier, amount: Money? = nil) {
        (self.record, self.amount) = (record, amount)
    }
}

/// The terms of a purchase at the moment of asking.
public struct PurchaseQuote: Hashable, Sendable {
    /// What is bought, in the words of its own record.
    public let title: String
    public let unitPrice: Money
    /// At least 1.
    public let quantity: Int
    /// The member, crew or campaign that gets the money.
    public let payee: AnyIdentifier
    /// The moment until which the unit, seat or item can be held for a payment.
    public let payBy: Timestamp
    public let earning: Earning
    public let refunds: RefundTerms
    /// How the payee sells, as the buyer is told; nil for a payee who is no seller, such as a crew.
    public let sellerKind: SellerKind?
    /// Whether it is paid by card alone, since all of it may go back.
    public let isCardOnly: Bool

    /// Memberwise.
    public init(
        title: String, unitPrice: Money, quantity: Int, payee: AnyIdentifier, payBy: Timestamp,
        earning: Earning, refunds: RefundTerms, sellerKind: SellerKind? = nil, isCardOnly: Bool = false
    ) {
        (self.title, self.unitPrice, self.quantity) = (title, unitPrice, quantity)
        (self.payee, self.payBy, self.earning, self.refunds) = (payee, payBy, earning, refunds)
        (self.sellerKind, self.isCardOnly) = (sellerKind, isCardOnly)
    }

    /// The whole price. Throws `overflow`.
    public func total() throws(MoneyError) -> Money { try unitPrice.multiplied(by: Int64(quantity)) }
}

/// The moment from which the money of a fulfilled order is the payee's.
public enum Earning: Hashable, Sendable {
    /// When the order is fulfilled: a fee, a donation.
    case atOnce
    /// When the buyer has received the goods, or has let the time for a complaint pass.
    case afterReceipt
    /// At that moment: when a campaign has reached its goal.
    case at(Timestamp)
}

/// What a buyer gets back who withdraws, in words and as data.
public struct RefundTerms: Hashable, Sendable {
    /// The share that is given back until a moment.
    public struct Step: Hashable, Sendable {
        public let until: Timestamp
        /// In hundredths of a percent, 0 to 10,000.
        public let basisPoints: Int

        /// Takes the nearest share for one below nothing or beyond all.
        public init(until: Timestamp, basisPoints: Int) {
            (self.until, self.basisPoints) = (until, min(max(0, basisPoints), 10_000))
        }
    }

    /// In the order of their moments. After the last one nothing is given back.
    public let steps: [Step]
    /// The terms for people.
    public let english: String
    public let korean: String

    /// Memberwise.
    public init(_ steps: [Step], english: String, korean: String) {
        (self.steps, self.english, self.korean) = (steps, english, korean)
    }

    /// The amount that a buyer who withdraws now gets back, rounded down.
    public func refund(of paid: Money, at now: Timestamp) -> Money {
        let points = steps.first { now < $0.until }.map { Int64($0.basisPoints) } ?? 0
        let (whole, rest) = paid.minorUnits.quotientAndRemainder(dividingBy: 10_000)
        return Money(whole * points + rest * points / 10_000, paid.currency)
    }
}

/// Why something cannot be paid for.
public enum PurchaseFailure: Error, Hashable, Sendable {
    /// There is no such record, or the buyer may not see it.
    case notFound
    /// The record is of a kind, or in a state, that is not paid for.
    case notForSale
    /// The payee cannot pay themselves.
    case ownRecord
    /// Another member is the one to pay.
    case notTheBuyer
    /// Nothing is left, or what was held is not held any more.
    case gone
    /// The terms are others than those of the order.
    case changed
    /// The amount must lie between these.
    case amount(minimum: Money, maximum: Money)
    /// Another order for the same record is open or paid.
    case otherOrder(OrderID)
    /// A failure common to all verbs.
    case service(ServiceFailure)
}
