public import Vocabulary

/// A record of goods that were supplied, which the law requires the domain of the goods to keep, for sales
/// that were paid here and for others alike (E-Commerce Act, article 6; its Enforcement Decree, article 6).
public struct SupplyRecord: Hashable, Sendable {
    /// The record of the goods: a listing.
    public let goods: AnyIdentifier
    /// The kind of the goods as its domain names it: lower-case letters and hyphens.
    public let category: String
    public let seller: MemberID
    public let buyer: MemberID
    public let quantity: Int
    /// The price of one as it was displayed when it was sold. The two may have agreed upon another.
    public let price: Money
    public let at: Timestamp
    /// When it is deleted.
    public let expiresAt: Timestamp

    /// Memberwise.
    public init(
        goods: AnyIdentifier, category: String, seller: MemberID, buyer: MemberID, quantity: Int,
        price: Money, at moment: Timestamp, expiresAt: Timestamp
    ) {
        (self.goods, self.category, self.seller, self.buyer) = (goods, category, seller, buyer)
        (self.quantity, self.price, at, self.expiresAt) = (quantity, price, moment, expiresAt)
    }
}

/// The records of supplied goods, which other domains keep.
public struct SupplySource: Sendable {
    let find: @Sendable (AnyIdentifier) async throws(ServiceFailure) -> [SupplyRecord]

    /// `find` answers the records of a deal, or of an order by which goods were held without one, the
    /// earliest first; none for a record of another kind. It throws outages.
    public init(
        _ find: @escaping @Sendable (AnyIdentifier) async throws(ServiceFailure) -> [SupplyRecord]
    ) {
        self.find = find
    }

    /// Nothing.
    public static let none = SupplySource { _ throws(ServiceFailure) in [] }
}

/// All records of a sale that the law requires.
public struct SaleRecords: Hashable, Sendable {
    /// The records of the paid orders, in the order in which they were written.
    public let orders: [OrderRecord]
    /// The records of the domain of the goods, the earliest first.
    public let supplies: [SupplyRecord]

    /// Memberwise.
    public init(orders: [OrderRecord], supplies: [SupplyRecord]) {
        (self.orders, self.supplies) = (orders, supplies)
    }
}
