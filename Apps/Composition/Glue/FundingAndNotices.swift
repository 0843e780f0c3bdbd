import Funding
import FundingScreens
import Terminal
import Vocabulary

extension Domain {
    /// The screen that a notice of funding leads to, where its place says more than its record: the member's
    /// backings, to pay, to withdraw and to choose; the updates of the campaign; or the member's receipts.
    /// Nil for any other notice.
    static func placeInFunding(of subject: AnyIdentifier, _ place: AnyIdentifier?) -> Destination? {
        switch place?.prefix {
        case BackingSubject.prefix: .ownBackings
        case UpdateSubject.prefix: subject.typed(CampaignSubject.self).map { .updates(of: $0) }
        case ReceiptSubject.prefix: .ownReceipts
        default: nil
        }
    }
}
