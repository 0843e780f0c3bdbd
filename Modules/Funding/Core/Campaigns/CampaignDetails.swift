import UnicodeText
public import Vocabulary

/// What a campaign says about itself, checked.
public struct CampaignDetails: Hashable, Sendable {
    /// One line of 2 to 60 characters.
    public var title: String
    /// For what the money is: one line of 2 to 100 characters (Donations Act, article 4).
    public var purpose: String
    /// 1 to 5,000 characters in any number of lines.
    public var story: String
    public var goal: CampaignGoal
    public var model: CampaignModel
    /// The most that is collected, in won, at least the goal; nil where any amount above the goal is taken.
    /// For items it is the goal: each is taken up to its wanted quantity. Always set for `itemBased`.
    public var cap: Money?
    /// The share of the costs in what is collected, in percent, 0 to 15.
    public var costShare: Int
    public var deadline: CampaignDeadline
    /// Nil for a campaign that needs none.
    public var registration: CampaignRegistration?

    /// Memberwise.
    public init(
        title: String, purpose: String, story: String, goal: CampaignGoal, model: CampaignModel, cap: Money?,
        costShare: Int, deadline: CampaignDeadline, registration: CampaignRegistration?
    ) {
        (self.title, self.purpose, self.story) = (title, purpose, story)
        (self.goal, self.model, self.cap) = (goal, model, cap)
        (self.costShare, self.deadline, self.registration) = (costShare, deadline, registration)
    }

    /// The title as a keyword is looked for in it.
    public var foldedTitle: String { title.folded }

    /// Whether items are taken up to their wanted quantity alone.
    public var limitsItems: Bool { cap != nil || registration != nil }
}
