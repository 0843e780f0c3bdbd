public import Commands
import Listings
import Terminal
import Vocabulary

extension MemberCountWording {
    /// What the counts of listings are called, as the tab of a member's page.
    public static let ofListings = [MemberCountWording(.listings, Phrase(en: "Listings", ko: "물건"))]
}
