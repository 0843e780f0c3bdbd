import AuthScreens
import Deals
import DealsScreens
import Listings
import ListingsScreens
import Terminal
import Vocabulary

extension Domain {
    /// Where a listing leads on a whole screen: it is reserved by a deal, and its seller is a member.
    static let listingDestinations = ListingDestinations(
        reservation: { .reservation(of: ListedID($0.listing.id.raw), $0.listing.details.title) },
        purchase: { .dealToPay(for: ListedID($0.listing.id.raw), $0.listing.details.title) },
        seller: { .member($0.seller.id) }, record: recordDestinations)
}
