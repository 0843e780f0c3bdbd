public import Vocabulary

/// What shelters tell the backers of a campaign.
public protocol UpdateVerbs: Sendable {
    /// Tells backers news or thanks, or notes what was bought or delivered, with photos; the people of the
    /// shelter may. With a key, calls within 30 days take effect once. Throws `notFound`, `shelterOnly`,
    /// `campaignState`, `invalidFields`, `service(.keyReused)`.
    func tell(
        _ id: CampaignID, _ draft: UpdateDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> UpdateView

    /// A page of a campaign's updates, the youngest first; the log of deliveries alone if asked for. Throws
    /// `notFound`, `invalidFields`.
    func updates(
        of id: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<UpdateView>
}
