import PaymentsScreens
import Terminal
import Vocabulary

extension Domain {
    /// Where a deal is paid for on a whole screen: its terms, then its payment.
    static let dealPayment: @Sendable (AnyIdentifier) -> Destination = { .purchase(of: $0) }
}
