import Deals
import DealsScreens
import Listings
import Terminal
import Vocabulary

extension Domain {
    /// Where a listing is reserved on a whole screen: by a deal.
    static let reservation: @Sendable (ListingView) -> Destination = { view in
        .reservation(of: ListedID(view.listing.id.raw), view.listing.details.title)
    }
}
