public import Vocabulary

/// The order by which a deal is paid, and how far the payment has come. The money itself is Payments'.
public struct DealPayment: Hashable, Sendable {
    /// The order of the payment; another one than that of the hold in the market (`Deal.order`).
    public let order: OrderID
    public internal(set) var state: DealPaymentState

    /// Memberwise.
    public init(_ order: OrderID, _ state: DealPaymentState) {
        (self.order, self.state) = (order, state)
    }
}

/// How far the payment of a deal has come.
///
///     open ──fulfilled──▶ paid ──money back──▶ returned
///      └─────let go─────▶ (no payment)
public enum DealPaymentState: String, Sendable, CaseIterable {
    /// The buyer can pay: the deal is neither cancelled nor completed by hand, and does not expire.
    case open
    /// The units are sold for the money.
    case paid
    /// The money went back to the buyer.
    case returned
}

/// Where a deal stands for one order.
enum DealStanding: Hashable, Sendable {
    /// No order is open or paid, and the order can have it.
    case free
    /// Held for the order.
    case held
    /// Sold by the order.
    case fulfilled
    /// Not the order's, for that reason.
    case refused(PurchaseFailure)
}

extension Deal {
    /// The price of all its units; nil beyond what an amount can hold.
    public var total: Money? { try? goods.price.multiplied(by: Int64(quantity)) }

    /// Whether its end does not count against the buyer's holds: a checkout that was let go is no hold that
    /// came to nothing.
    public var isForgiven: Bool { hadCheckout }

    /// Where it stands for an order, which was let go or not. No step in the market may be pending.
    func standing(of order: OrderID, wasLetGo: Bool) -> DealStanding {
        if let payment, payment.order == order {
            switch payment.state {
            case .open: return state == .accepted ? .held : .refused(.gone)
            case .paid: return .fulfilled
            case .returned: return .refused(.gone)
            }
        }
        if wasLetGo { return .refused(.gone) }
        if let payment, payment.state != .returned { return .refused(.otherOrder(payment.order)) }
        switch state {
        case .accepted: return .free
        case .requested: return .refused(.notForSale)
        case .done, .returned, .declined, .cancelled, .expired: return .refused(.gone)
        }
    }
}
