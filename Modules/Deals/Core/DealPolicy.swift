public import Vocabulary

/// Who may see and do what with a deal: the two whom it is about, and nobody else, whatever their role.
public enum DealPolicy {
    /// The member who acts. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(DealError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Lets one of the two go on. Throws `notFound` for anybody else, and where it is not made yet.
    public static func requireParty(_ member: MemberID, of deal: Deal) throws(DealError) {
        guard deal.isBetween(member), !deal.isBeingMade else { throw .notFound }
    }

    /// Lets the seller go on. Throws `sellerOnly`, or `notFound` for somebody who is neither.
    public static func requireSeller(_ member: MemberID, of deal: Deal) throws(DealError) {
        try requireParty(member, of: deal)
        if deal.seller != member { throw .sellerOnly }
    }

    /// Lets somebody buy. Throws `ownListing`, `notOnSale`, `notEnough`.
    public static func requireBuyer(
        _ member: MemberID, of offered: OfferedGoods, quantity: Int
    ) throws(DealError) {
        if offered.goods.seller == member { throw .ownListing }
        guard offered.isOnSale else { throw .notOnSale }
        if offered.available < quantity { throw .notEnough(available: offered.available) }
    }

    /// The deal as the member may see it: how the other can be reached is shown once it is accepted, and
    /// not any more when it came to nothing.
    public static func shown(_ deal: Deal, to member: MemberID) -> Deal {
        if deal.state == .accepted || deal.state == .done { return deal }
        var shown = deal
        if member == deal.seller { shown.contacts.buyer = "" } else { shown.contacts.seller = "" }
        return shown
    }
}
