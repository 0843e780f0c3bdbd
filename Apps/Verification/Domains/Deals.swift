import Composition
import DealsContract

extension Trial {
    /// How deals are tried: about listings.
    static let deals = Trial(
        .deals, contract: .dealsOverListings, verification: DealVerification.verification(.listings),
        drill: { _ in DealDrill(.listings) })
}
