public import Vocabulary

/// Who may see and change a deal: its buyer and its seller, independent of roles.
public enum DealPolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(DealError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Requires a party of the deal. Throws `notFound` for others, and while the deal is being made.
    public static func requireParty(_ member: MemberID, of deal: Deal) throws(DealError) {
        guard deal.isBetween(member), !deal.isBeingMade else { throw .notFound }
    }

    /// Requires the seller. Throws `sellerOnly` for the buyer, `notFound` for others.
    public static func requireSeller(_ member: MemberID, of deal: Deal) throws(DealError) {
        try requireParty(member, of: deal)
        if deal.seller != member { throw .sellerOnly }
    }

    /// Requires the buyer. Throws `buyerOnly` for the seller, `notFound` for others.
    public static func requireBuyer(_ member: MemberID, of deal: Deal) throws(DealError) {
        try requireParty(member, of: deal)
        if deal.buyer != member { throw .buyerOnly }
    }

    /// Requires a member who may buy the goods. Throws `ownListing`, `notOnSale`, `notEnough`.
    public static func requireBuyer(
        _ member: MemberID, of offered: OfferedGoods, quantity: Int
    ) throws(DealError) {
        if offered.goods.seller == member { throw .ownListing }
        guard offered.isOnSale else { throw .notOnSale }
        if offered.available < quantity { throw .notEnough(available: offered.available) }
    }

    /// The deal as the member may see it: the other's contact is shown once the deal is accepted, and hidden
    /// again if it ends without a sale.
    public static func shown(_ deal: Deal, to member: MemberID) -> Deal {
        if [.accepted, .done, .returned].contains(deal.state) { return deal }
        var shown = deal
        if member == deal.seller { shown.contacts.buyer = "" } else { shown.contacts.seller = "" }
        return shown
    }
}
