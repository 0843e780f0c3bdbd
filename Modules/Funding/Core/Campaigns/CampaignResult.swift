public import Vocabulary

/// Why and from where a campaign is paused.
public struct CampaignPause: Hashable, Sendable {
    public let reason: PauseReason
    /// The state that it had: `open`, `extended` or `deciding`.
    public let from: CampaignState
    public let at: Timestamp

    /// Memberwise.
    public init(reason: PauseReason, from: CampaignState, at moment: Timestamp) {
        (self.reason, self.from, at) = (reason, from, moment)
    }
}

/// What came of a campaign, as it was decided. It is published as such, and never counted on: what was given
/// back since is told by the total.
public struct CampaignResult: Hashable, Sendable {
    /// How it ended.
    public enum Ending: String, Sendable, CaseIterable {
        /// The shelter gets the money.
        case reached
        /// Too little came.
        case missed
        /// Called off by its shelter, or by an operator.
        case cancelled
    }

    public let ending: Ending
    /// What was paid and not on its way back then.
    public let amount: Money
    /// How many backings that were.
    public let backings: Int
    public let at: Timestamp

    /// Memberwise.
    public init(ending: Ending, amount: Money, backings: Int, at moment: Timestamp) {
        (self.ending, self.amount, self.backings, at) = (ending, amount, backings, moment)
    }
}
