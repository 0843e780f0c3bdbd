import AuthScreens
import Comments
import CommentsScreens
import Deals
import DealsScreens
import Listings
import ListingsScreens
import Terminal
import Vocabulary

extension Domain {
    /// Where a listing leads on a whole screen: it is reserved by a deal, its seller is a member, and what is
    /// said about it are comments.
    static let listingWays = ListingWays(
        reservation: { .reservation(of: ListedID($0.listing.id.raw), $0.listing.details.title) },
        seller: { .member($0.seller.id) },
        comments: { .comments(on: AnyIdentifier($0.listing.id), $0.listing.details.title) })

    /// Where what is commented on is seen on a whole screen; nil where it is not.
    static func commentedPlace(_ subject: AnyIdentifier) -> Destination? {
        subject.typed(ListingSubject.self).map { .listing($0) }
    }
}
