public import Vocabulary

/// Who may do what with a listing.
public enum ListingPolicy {
    /// The acting member. Throws `signInRequired` for an anonymous visitor.
    public static func member(_ principal: Principal) throws(ListingError) -> MemberID {
        guard let id = principal.memberID else { throw .service(.signInRequired) }
        return id
    }

    /// Whether the principal may see the listing: public ones are open to all, drafts to their seller, hidden
    /// ones to their seller and moderators. Removed ones are open to these two only if a moderator removed
    /// them, else to no principal.
    public static func maySee(_ listing: Listing, _ principal: Principal) -> Bool {
        switch listing.state {
        case .onSale, .reserved, .sold: true
        case .hidden: principal.isMember(listing.seller) || principal.has(.moderator)
        case .draft: principal.isMember(listing.seller)
        case .removed:
            listing.moderation != nil && (principal.isMember(listing.seller) || principal.has(.moderator))
        }
    }

    /// Requires that the principal is the seller. Throws `notYours`, or `notFound` where they may not see it.
    public static func requireSeller(of listing: Listing, _ principal: Principal) throws(ListingError) {
        guard maySee(listing, principal) else { throw .notFound }
        guard principal.isMember(listing.seller) else { throw .notYours }
    }

    /// The acting moderator or operator. Throws `signInRequired` for an anonymous visitor, `moderatorsOnly`
    /// for any other member.
    public static func moderator(_ principal: Principal) throws(ListingError) -> AuditActor {
        guard let actor = AuditActor(principal) else { throw .service(.signInRequired) }
        guard principal.has(.moderator) else { throw .moderatorsOnly }
        return actor
    }

    /// Throws `notFound` for a listing that the principal may not see.
    public static func requireSight(of listing: Listing, _ principal: Principal) throws(ListingError) {
        guard maySee(listing, principal) else { throw .notFound }
    }

    /// Lets moderators unhide what moderators have hidden, except their own listings. Throws `notFound`,
    /// `moderated`.
    public static func mayUnhide(_ listing: Listing, _ principal: Principal) throws(ListingError) {
        try requireSight(of: listing, principal)
        if principal.isMember(listing.seller), listing.moderation != nil { throw .moderated }
    }

    /// Lets a member hold units of another member's listing. Throws `notFound` or `ownListing`.
    public static func requireBuyer(of listing: Listing, _ principal: Principal) throws(ListingError) {
        guard maySee(listing, principal) else { throw .notFound }
        if principal.isMember(listing.seller) { throw .ownListing }
    }

    /// Lets the seller and operators (a payment service acts as one) turn a hold into a sale. Throws
    /// `notYours`, or `holdNotFound` for a principal without a part in it.
    public static func mayConfirm(_ hold: Hold, of listing: Listing, _ principal: Principal)
        throws(ListingError)
    {
        if principal.isMember(listing.seller) || principal.has(.operator) { return }
        throw principal.isMember(hold.holder) ? .notYours : .holdNotFound
    }

    /// Lets the holder, the seller and operators release a hold. Throws `holdNotFound` for others.
    public static func mayRelease(_ hold: Hold, of listing: Listing, _ principal: Principal)
        throws(ListingError)
    {
        if principal.isMember(hold.holder) || principal.isMember(listing.seller) || principal.has(.operator) {
            return
        }
        throw .holdNotFound
    }
}
