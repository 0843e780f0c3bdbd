public import Vocabulary

/// What a member has given in one year, over all campaigns.
public struct BackedYear: Hashable, Sendable {
    /// The Korean calendar's, by the moment of the payment.
    public let year: Int64
    /// What was paid and is not given back or on its way back, in won.
    public let amount: Money
    /// How many backings that is.
    public let backings: Int

    /// Memberwise.
    public init(year: Int64, amount: Money, backings: Int) {
        (self.year, self.amount, self.backings) = (year, amount, backings)
    }
}
