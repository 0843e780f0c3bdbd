public import Vocabulary

/// A buyer's reservation of units of a listing, requested or agreed. Every change is one of the transitions
/// in `Deal+Changes`; each gives the next value or throws.
public struct Deal: Hashable, Sendable {
    public let id: DealID
    /// The goods as they were when the deal was made.
    public internal(set) var goods: DealtGoods
    public let buyer: MemberID
    /// The number of units, at least 1.
    public let quantity: Int
    /// For how many hours the units are held after acceptance.
    public let hours: Int
    public internal(set) var state: DealState
    /// The pending step in the market.
    public internal(set) var step: DealStep?
    /// The deadline of the seller's answer, or the end of the hold. An open deal expires then.
    public internal(set) var until: Timestamp
    /// The member who declined or cancelled it.
    public internal(set) var endedBy: MemberID?
    /// The contacts of the two members; blank where none is given.
    public internal(set) var contacts: DealContacts
    /// Whether it was made for being paid: then a checkout that is let go ends it, too.
    public let isToPay: Bool
    /// The order by which it is paid; nil where it is not.
    public internal(set) var payment: DealPayment?
    /// Whether an order was ever open for it.
    public internal(set) var hadCheckout: Bool
    /// When the seller handed over what was paid for, and when the buyer received it.
    public internal(set) var handedOverAt: Timestamp?
    public internal(set) var receivedAt: Timestamp?
    /// When it was made; the order "newest" sorts by it.
    public let createdAt: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// A new deal. Where the seller does not want to be asked, its units are to be held at once.
    public init(
        id: DealID, goods: DealtGoods, buyer: MemberID, quantity: Int, hours: Int, isToPay: Bool = false,
        at now: Timestamp
    ) {
        let until = goods.asksSeller ? DealTimes.answer(to: now) : DealTimes.end(from: now, hours: hours)
        self.init(
            id: id, goods: goods, buyer: buyer, quantity: quantity, hours: hours, state: .requested,
            step: goods.asksSeller ? nil : .keep, until: until, endedBy: nil, contacts: DealContacts(),
            isToPay: isToPay, createdAt: now, updatedAt: now, version: .first)
    }

    /// A stored deal; without a payment unless one is given.
    public init(
        id: DealID, goods: DealtGoods, buyer: MemberID, quantity: Int, hours: Int, state: DealState,
        step: DealStep?, until: Timestamp, endedBy: MemberID?, contacts: DealContacts, isToPay: Bool = false,
        payment: DealPayment? = nil, hadCheckout: Bool = false, handedOverAt: Timestamp? = nil,
        receivedAt: Timestamp? = nil, createdAt: Timestamp, updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.goods, self.buyer) = (id, goods, buyer)
        (self.quantity, self.hours) = (quantity, hours)
        (self.state, self.step, self.until) = (state, step, until)
        (self.endedBy, self.contacts) = (endedBy, contacts)
        (self.isToPay, self.payment, self.hadCheckout) = (isToPay, payment, hadCheckout)
        (self.handedOverAt, self.receivedAt) = (handedOverAt, receivedAt)
        (self.createdAt, self.updatedAt, self.version) = (createdAt, updatedAt, version)
    }
}

extension Deal {
    /// The seller.
    public var seller: MemberID { goods.seller }

    /// Whether the member is the buyer or the seller.
    public func isBetween(_ member: MemberID) -> Bool { member == buyer || member == seller }

    /// The other party of the deal.
    public func other(than member: MemberID) -> MemberID { member == buyer ? seller : buyer }

    /// True while an instant reservation waits for its hold; if that fails, the deal is removed.
    public var isBeingMade: Bool { state == .requested && !goods.asksSeller }

    /// Whether its time is over: its deadline has passed, or lies further ahead than any deadline set by now
    /// could, because a clock was ahead. A pending step in the market is finished first, and a deal that is
    /// being paid waits for its order.
    public func hasRunOut(at now: Timestamp) -> Bool {
        state.isOpen && step == nil && payment == nil
            && (until <= now || until.isBeyond(DealTimes.longest, from: now))
    }

    /// The deal as it was answered when it was made.
    public var asMade: Deal {
        var deal = Deal(
            id: id, goods: goods, buyer: buyer, quantity: quantity, hours: hours, isToPay: isToPay,
            at: createdAt)
        if deal.isBeingMade { deal = deal.stepped(.accepted, nil) }
        return deal
    }
}

/// The goods of a deal, as the market gave them when the deal was made.
public struct DealtGoods: Hashable, Sendable {
    public let listing: ListedID
    public let seller: MemberID
    /// Blank once the seller has withdrawn.
    public internal(set) var title: String
    /// The price of one unit; 0 for goods given away.
    public let price: Money
    /// Whether the seller wants to accept each deal.
    public let asksSeller: Bool

    /// Memberwise.
    public init(listing: ListedID, seller: MemberID, title: String, price: Money, asksSeller: Bool) {
        (self.listing, self.seller, self.title) = (listing, seller, title)
        (self.price, self.asksSeller) = (price, asksSeller)
    }
}

/// The contacts of the two members of a deal, one line each.
public struct DealContacts: Hashable, Sendable {
    public var seller: String
    public var buyer: String

    /// Blank by default.
    public init(seller: String = "", buyer: String = "") {
        (self.seller, self.buyer) = (seller, buyer)
    }
}

/// The durations of deals.
public enum DealTimes {
    /// The time for the seller's answer, in hours.
    public static let answerHours = 24
    /// The hours for which units may be held.
    public static let hours = 1...72
    /// The default hours for which units are held.
    public static let usualHours = 24
    /// For how many hours units are held that are paid for at once: an order is open for half an hour.
    public static let hoursToPay = 1
    /// The longest wait of a deal.
    public static let longest: Duration = .seconds(hours.upperBound * 3600)
    /// How long the two can still write to each other after the end.
    public static let talking: Duration = .seconds(14 * 86_400)
    /// How long an order that was let go is remembered.
    public static let letGo: Duration = .seconds(30 * 86_400)

    static func answer(to moment: Timestamp) -> Timestamp { end(from: moment, hours: answerHours) }

    static func end(from moment: Timestamp, hours: Int) -> Timestamp {
        moment.advanced(by: .seconds(hours * 3600))
    }
}
