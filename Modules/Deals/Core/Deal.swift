public import Vocabulary

/// Units of a listing that a buyer and a seller have agreed upon, or are about to. Every change is one of the
/// transitions in `Deal+Changes`; each gives the next value or throws.
public struct Deal: Hashable, Sendable {
    public let id: DealID
    /// The goods as they were when the deal was made.
    public internal(set) var goods: DealtGoods
    public let buyer: MemberID
    /// How many units, at least 1.
    public let quantity: Int
    /// For how many hours the units are kept once it is accepted.
    public let hours: Int
    public internal(set) var state: DealState
    /// What is still to be done in the market.
    public internal(set) var step: DealStep?
    /// Until when the seller may answer, or until when the units are kept. A deal that is still open then has
    /// expired.
    public internal(set) var until: Timestamp
    /// Who declined it or broke it off.
    public internal(set) var endedBy: MemberID?
    /// How to reach each of the two: blank where they said nothing.
    public internal(set) var contacts: DealContacts
    /// When it was made; by this "newest" is ordered.
    public let createdAt: Timestamp
    public internal(set) var updatedAt: Timestamp
    /// Counts the transitions.
    public internal(set) var version: Version

    /// A new one. Where the seller does not want to be asked, its units are to be kept at once.
    public init(
        id: DealID, goods: DealtGoods, buyer: MemberID, quantity: Int, hours: Int, at now: Timestamp
    ) {
        let until = goods.asksSeller ? DealTimes.answer(to: now) : DealTimes.end(from: now, hours: hours)
        self.init(
            id: id, goods: goods, buyer: buyer, quantity: quantity, hours: hours, state: .requested,
            step: goods.asksSeller ? nil : .keep, until: until, endedBy: nil, contacts: DealContacts(),
            createdAt: now, updatedAt: now, version: .first)
    }

    /// What a store has kept.
    public init(
        id: DealID, goods: DealtGoods, buyer: MemberID, quantity: Int, hours: Int, state: DealState,
        step: DealStep?, until: Timestamp, endedBy: MemberID?, contacts: DealContacts, createdAt: Timestamp,
        updatedAt: Timestamp, version: Version
    ) {
        (self.id, self.goods, self.buyer) = (id, goods, buyer)
        (self.quantity, self.hours) = (quantity, hours)
        (self.state, self.step, self.until) = (state, step, until)
        (self.endedBy, self.contacts) = (endedBy, contacts)
        (self.createdAt, self.updatedAt, self.version) = (createdAt, updatedAt, version)
    }
}

extension Deal {
    /// The seller.
    public var seller: MemberID { goods.seller }

    /// Whether the member is one of the two.
    public func isBetween(_ member: MemberID) -> Bool { member == buyer || member == seller }

    /// The other of the two.
    public func other(than member: MemberID) -> MemberID { member == buyer ? seller : buyer }

    /// Whether it was made where nobody is asked, and its units are not kept yet: perhaps they cannot be,
    /// and then it never was.
    public var isBeingMade: Bool { state == .requested && !goods.asksSeller }

    /// Whether it has run out by the clock: its moment has come, or lies further off than any can that was
    /// made by now, because a clock was ahead. What is being done in the market is finished first.
    public func hasRunOut(at now: Timestamp) -> Bool {
        state.isOpen && step == nil && (until <= now || until.isBeyond(DealTimes.longest, from: now))
    }

    /// The deal as it was answered to the one who made it.
    public var asMade: Deal {
        var deal = Deal(
            id: id, goods: goods, buyer: buyer, quantity: quantity, hours: hours, at: createdAt)
        if deal.isBeingMade { deal = deal.stepped(.accepted, nil) }
        return deal
    }
}

/// What a deal is about, as the market says when it is made.
public struct DealtGoods: Hashable, Sendable {
    public let listing: ListedID
    public let seller: MemberID
    /// Blank once the seller has left.
    public internal(set) var title: String
    /// What one unit costs; 0 where it is given away.
    public let price: Money
    /// Whether the seller wants to accept each deal.
    public let asksSeller: Bool

    /// Memberwise.
    public init(listing: ListedID, seller: MemberID, title: String, price: Money, asksSeller: Bool) {
        (self.listing, self.seller, self.title) = (listing, seller, title)
        (self.price, self.asksSeller) = (price, asksSeller)
    }
}

/// How to reach the two of a deal, a line of each.
public struct DealContacts: Hashable, Sendable {
    public var seller: String
    public var buyer: String

    /// Blank unless said.
    public init(seller: String = "", buyer: String = "") {
        (self.seller, self.buyer) = (seller, buyer)
    }
}

/// How long what lasts.
public enum DealTimes {
    /// How long a seller may take to answer, in hours.
    public static let answerHours = 24
    /// For how many hours units may be kept.
    public static let hours = 1...72
    /// For how many they are kept if nobody says.
    public static let usualHours = 24
    /// The longest that a deal waits for anything.
    public static let longest: Duration = .seconds(hours.upperBound * 3600)

    static func answer(to moment: Timestamp) -> Timestamp { end(from: moment, hours: answerHours) }

    static func end(from moment: Timestamp, hours: Int) -> Timestamp {
        moment.advanced(by: .seconds(hours * 3600))
    }
}
