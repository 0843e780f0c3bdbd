public import Vocabulary

/// Backing a campaign.
///
/// Of any number of members who want the last item at once exactly one gets it. Nothing is taken after the
/// close: money that comes too late goes back, and its payer is told.
public protocol BackingVerbs: Sendable {
    /// Chooses what to give: the order is opened for `BackingView.record`, within an hour. Another choice
    /// that was not paid is let go. With a key, calls within 30 days take effect once.
    ///
    /// Throws `notFound` (also where the owner of the shelter has blocked the member), `notCollecting`,
    /// `ownCampaign`, `beingPaid`, `tooManyBackings`, `invalidFields`, `service(.keyReused)`.
    func back(
        _ id: CampaignID, _ draft: BackingDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> BackingView

    /// One backing, for its backer, the treasurer of the shelter and operators. Throws `notFound`.
    func backing(_ id: BackingID) async throws(FundingError) -> BackingView

    /// Withdraws a backing before the deadline: its money is on its way back when it returns. Its backer may.
    /// Repeating it changes nothing. Throws `notFound`, `tooLate`, `beingPaid`.
    func leave(_ id: BackingID) async throws(FundingError) -> BackingView

    /// Chooses what becomes of the money for an item that cannot be had; once the campaign was called off it
    /// can only come back. Its backer may. Repeating it changes nothing. Throws `notFound`, `backingState`,
    /// `invalidFields` (answer, item).
    func choose(
        _ answer: ItemChoice.Answer, for item: Int, of id: BackingID
    ) async throws(FundingError) -> BackingView

    /// A page of the backers of a campaign who are named, the last first, without amounts. Throws `notFound`,
    /// `invalidFields`.
    func backers(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<BackerCard>

    /// A page of all backings of a campaign with names and amounts, for the treasurer of its shelter and
    /// operators. Throws `notFound`, `treasurersOnly`, `invalidFields`.
    func backings(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<BackingView>

    /// A page of the principal's own backings of all campaigns, the last first. Throws `invalidFields`.
    func ownBackings(_ page: PageRequest) async throws(FundingError) -> Page<BackingView>

    /// What the principal has given to all campaigns, by year, the last year first. Throws outages.
    func ownYears() async throws(FundingError) -> [BackedYear]
}
