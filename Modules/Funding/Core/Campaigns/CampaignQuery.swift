import UnicodeText
public import Vocabulary

/// The lists of campaigns that everybody sees.
public enum CampaignPhase: String, Sendable, CaseIterable {
    /// Those that take backings now. The clock alone ends that.
    case open
    /// Those whose deadline has passed: deciding, paused, giving back, and what became of them.
    case ended
    /// All but drafts.
    case all
}

/// A query for campaigns and their order. An empty field does not restrict.
public struct CampaignQuery: Hashable, Sendable {
    /// The order of a list; ties are broken by identifier, the youngest first.
    public enum Order: String, Sendable, CaseIterable {
        /// The one that was opened last first.
        case newest
        /// The one that ends first first.
        case endingSoon = "ending-soon"
    }

    public var phase: CampaignPhase = .open
    public var order: Order = .newest
    /// Every word of it must occur in the title, compared folded.
    public var text = ""
    public var shelter: ShelterID?
    public var model: CampaignModel?
    /// Leaves out those that collect an amount.
    public var itemsOnly = false

    /// All open campaigns, newest first.
    public init() {}

    /// The query in its canonical form for stores. Throws `invalidFields` with all field errors.
    public func checked() throws(FundingError) -> CampaignFilter {
        var form = FormReading()
        form.refuse(Keyword.brokenRules(by: text).map { FieldError("text", $0) })
        try form.finish()
        return CampaignFilter(self)
    }
}
