public import Vocabulary

/// A record of a sale that the law requires the platform to keep, also after the seller or the buyer has
/// withdrawn: E-Commerce Act, article 6, and its Enforcement Decree, article 6. It holds no word of a member.
public struct TradeRecord: Hashable, Sendable {
    public let listing: ListingID
    /// The order of the hold that was confirmed.
    public let order: OrderID
    public let seller: MemberID
    public let buyer: MemberID
    public let category: Category
    public let quantity: Int
    /// The listing's price of one unit when it was sold.
    public let price: Money
    public let tradedAt: Timestamp
    /// When it is deleted.
    public let expiresAt: Timestamp

    /// Five years: records of payment and supply.
    public static let lifetime: Duration = .seconds(157_788_000)

    /// Memberwise.
    public init(
        listing: ListingID, order: OrderID, seller: MemberID, buyer: MemberID, category: Category,
        quantity: Int, price: Money, tradedAt: Timestamp, expiresAt: Timestamp
    ) {
        (self.listing, self.order, self.seller, self.buyer) = (listing, order, seller, buyer)
        (self.category, self.quantity, self.price) = (category, quantity, price)
        (self.tradedAt, self.expiresAt) = (tradedAt, expiresAt)
    }

    /// The record of a hold on a listing that is confirmed now; nil for a hold that ended another way.
    public init?(of hold: Hold, on listing: Listing, at now: Timestamp) {
        guard hold.state == .confirmed else { return nil }
        self.init(
            listing: hold.listing, order: hold.order, seller: listing.seller, buyer: hold.holder,
            category: listing.details.category, quantity: hold.quantity,
            price: listing.details.price.sale, tradedAt: now, expiresAt: now.advanced(by: Self.lifetime))
    }
}
