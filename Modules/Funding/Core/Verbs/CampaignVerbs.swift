public import Vocabulary

/// Campaigns: find, write, open and end them.
public protocol CampaignVerbs: Sendable {
    /// A page of campaigns that match, by what is open at the moment of asking. Pages by cursor neither
    /// repeat nor skip a campaign that stays; numbered pages carry the total. Throws `invalidFields`.
    func browse(_ query: CampaignQuery, _ page: PageRequest) async throws(FundingError) -> Page<CampaignView>

    /// One campaign with its total, read at one moment. A draft is seen by the people of its shelter; one
    /// that is out of sight by these, its backers, operators and moderators. Throws `notFound`.
    func campaign(_ id: CampaignID) async throws(FundingError) -> CampaignView

    /// A page of all campaigns of a shelter, drafts among them, for its people and operators. Throws
    /// `notFound`, `shelterOnly`, `invalidFields`.
    func campaigns(
        of shelter: ShelterID, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignView>

    /// Writes a draft; the owner of the shelter may. With a key, calls within 30 days take effect once.
    /// Throws `notFound`, `managersOnly`, `tooManyCampaigns`, `service(.keyReused)`, and `invalidFields`:
    /// a deadline that has passed, an hour that there is not or twice in that zone, a zone that there is not.
    func draft(
        _ draft: CampaignDraft, of shelter: ShelterID, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> CampaignView

    /// Changes a campaign; the owner of the shelter may. Of an open one only title, story, photos and, unless
    /// it is all-or-nothing, items: what was chosen at another price cannot be paid for any more, and what is
    /// being paid for keeps its price. Throws as `draft`,
    /// and `campaignState`, `campaignFixed`, `itemTaken`, `changed`, `tooLate`.
    func edit(
        _ id: CampaignID, _ draft: CampaignDraft, expecting version: Version?
    ) async throws(FundingError) -> CampaignView

    /// Opens a draft; the owner of a verified shelter may. Repeating it changes nothing. Throws `notFound`,
    /// `managersOnly`, `notVerified`, `campaignState`, `registrationRequired`, `registrationPeriod`,
    /// `accountMissing`, `invalidFields` (deadline).
    func open(_ id: CampaignID) async throws(FundingError) -> CampaignView

    /// Puts the deadline off, once and before it has passed, by 14 days at most; backers are told that they
    /// may leave. The owner may. Throws `notFound`, `managersOnly`, `campaignState`, `tooLate`,
    /// `registrationPeriod`, `invalidFields`.
    func extend(_ id: CampaignID, to deadline: DeadlineDraft) async throws(FundingError) -> CampaignView

    /// Ends the collecting before the deadline; what is being paid still comes in. The owner may. Repeating
    /// it changes nothing. Throws `notFound`, `managersOnly`, `campaignState`, `notReached`.
    func close(_ id: CampaignID) async throws(FundingError) -> CampaignView

    /// Calls a campaign off: all money goes back by itself. The owner may until it is decided. Repeating it
    /// changes nothing. Throws `notFound`, `managersOnly`, `campaignState`.
    func cancel(_ id: CampaignID) async throws(FundingError) -> CampaignView

    /// Says that an item cannot be had: each backer of it chooses. The owner may. Repeating it changes
    /// nothing. Throws `notFound`, `managersOnly`, `campaignState`.
    func lack(_ item: Int, in id: CampaignID) async throws(FundingError) -> CampaignView

    /// A page of the payouts of a campaign, the youngest first, with masked accounts; for all who see it.
    /// Throws `notFound`, `invalidFields`.
    func payouts(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<Payout>
}
