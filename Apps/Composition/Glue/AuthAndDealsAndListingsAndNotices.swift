import AuthScreens
import Deals
import DealsScreens
import Listings
import ListingsScreens
import NoticesScreens
import Terminal
import Vocabulary

extension Domain {
    /// Where on a whole screen can be seen what a notice is about.
    static let noticeWays = NoticeWays { subject in
        if let deal: DealID = subject.typed() { return .deal(deal) }
        if let listing: ListingID = subject.typed() { return .listing(listing) }
        if let member: MemberID = subject.typed() { return .member(member) }
        return nil
    }
}
