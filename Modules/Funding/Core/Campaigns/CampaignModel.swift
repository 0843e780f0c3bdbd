/// What becomes of the money at the deadline.
public enum CampaignModel: String, Sendable, CaseIterable {
    /// The shelter gets what there is.
    case keepItAll = "keep-it-all"
    /// The shelter gets it if the goal was reached; else all of it goes back. Paid by card alone, at once:
    /// it is refunded on failure. At most `CampaignTimes.longestAllOrNothing` long.
    case allOrNothing = "all-or-nothing"
    /// Each item for itself, up to its wanted quantity; the shelter gets what there is.
    case itemBased = "item-based"
}
