public import Vocabulary

/// An order as one of the two sees it.
public struct OrderView: Hashable, Sendable {
    public let order: Order
    public let payment: PaymentView
    /// The oldest first.
    public let refunds: [Refund]
    /// The buyer as they are called now, without a nickname after withdrawal, or behind a block.
    public let buyer: MemberCard
    /// The payee, if it is a member.
    public let payee: MemberCard?
    /// The title of any other payee, such as a crew; nil where the reader may not see it.
    public let payeeTitle: String?
    /// When silence releases the money, if nothing else happens; nil where it does not.
    public let releasedAt: Timestamp?
    /// What the buyer wrote of an open complaint; nil where there is none, or once they have withdrawn.
    public let complaint: ComplaintView?

    /// Memberwise.
    public init(
        order: Order, payment: PaymentView, refunds: [Refund], buyer: MemberCard, payee: MemberCard?,
        payeeTitle: String? = nil, releasedAt: Timestamp?, complaint: ComplaintView?
    ) {
        (self.order, self.payment, self.refunds) = (order, payment, refunds)
        (self.buyer, self.payee, self.payeeTitle) = (buyer, payee, payeeTitle)
        (self.releasedAt, self.complaint) = (releasedAt, complaint)
    }
}

/// The words of an open complaint, as the two of its order see them.
public struct ComplaintView: Hashable, Sendable {
    public let text: String
    /// When they were written. The clock has stood still since the first complaint.
    public let since: Timestamp

    /// Memberwise.
    public init(text: String, since: Timestamp) { (self.text, self.since) = (text, since) }
}

/// The payment of an order as the two see it.
public struct PaymentView: Hashable, Sendable {
    public let state: PaymentState
    /// Whether no money moves.
    public let isTest: Bool
    public let isDisputed: Bool

    /// Memberwise.
    public init(state: PaymentState, isTest: Bool, isDisputed: Bool) {
        (self.state, self.isTest, self.isDisputed) = (state, isTest, isDisputed)
    }
}

/// A filter of a member's own orders.
public struct OrderFilter: Hashable, Sendable {
    /// On which side of an order one stands.
    public enum Side: String, Sendable, CaseIterable {
        case buying, selling
    }

    /// Only those in which one buys, or is paid.
    public var side: Side?
    public var state: OrderState?

    /// All, unless said otherwise.
    public init(side: Side? = nil, state: OrderState? = nil) { (self.side, self.state) = (side, state) }

    /// The scope that cursors of the list carry.
    public func scope(of member: MemberID) -> UInt64 {
        Cursor.scope(of: "orders \(member) \(side?.rawValue ?? "-") \(state?.rawValue ?? "-")")
    }

    /// Whether the member's list shows the order.
    public func matches(_ order: Order, of member: MemberID) -> Bool {
        let (buys, sells) = (order.buyer == member, order.payee == AnyIdentifier(member))
        let isOwn =
            switch side {
            case nil: buys || sells
            case .buying: buys
            case .selling: sells
            }
        return isOwn && (state == nil || state == order.state)
    }
}

/// The terms of a purchase before it is made, as the buyer is shown them.
public struct OfferView: Hashable, Sendable {
    public let quote: PurchaseQuote
    public let total: Money
    /// The payee, if it is a member.
    public let payee: MemberCard?
    /// The title of any other payee, such as a crew; nil where the reader may not see it.
    public let payeeTitle: String?
    /// Whether no money moves.
    public let isTest: Bool

    /// Memberwise.
    public init(
        quote: PurchaseQuote, total: Money, payee: MemberCard?, payeeTitle: String? = nil, isTest: Bool
    ) {
        (self.quote, self.total, self.isTest) = (quote, total, isTest)
        (self.payee, self.payeeTitle) = (payee, payeeTitle)
    }
}

/// The address at which an order is paid for.
public struct CheckoutAddress: Hashable, Sendable {
    /// The secret of the address, which lets any visitor pay and cancel. Nil once the order is not open.
    public let secret: RightSecret
    public let until: Timestamp

    /// Memberwise.
    public init(_ secret: RightSecret, until: Timestamp) { (self.secret, self.until) = (secret, until) }
}
