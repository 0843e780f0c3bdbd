public import Vocabulary

/// The atomic operations on stored campaigns. A campaign, and whatever belongs to it, is changed by a
/// decision.
public protocol CampaignStore: Sendable {
    /// Inserts a draft, and answers it. The same step writes the request's idempotency record and the message
    /// about its photos. If the same request was made within 30 days, inserts nothing and answers the
    /// campaign of then as it is now.
    ///
    /// Throws `notFound` if there is no such shelter, `managersOnly` unless the actor is its owner then,
    /// `tooManyCampaigns` for a shelter with `mostOfShelter` that are drafts or live,
    /// `service(.internal)` if the identifier is taken, `service(.keyReused)`, `service(.accessInvalid)` for
    /// an actor who was forgotten.
    func insert(
        _ campaign: Campaign, by actor: MemberID, request: IdempotentRequest?
    ) async throws(FundingError) -> Campaign

    /// The campaign drafted by the same request within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func drafted(for request: IdempotentRequest) async throws(FundingError) -> Campaign?

    /// The campaign in any state; nil if there is none. Throws outages.
    func find(_ id: CampaignID) async throws(FundingError) -> Campaign?

    /// The campaigns with these identifiers, read in one snapshot; unknown ones are left out. Throws outages.
    func find(_ ids: [CampaignID]) async throws(FundingError) -> [Campaign]

    /// Holds the campaign's row, reads the file of the question, and writes the change that `decision` gives,
    /// all in one transaction: no other decision about that campaign is made meanwhile, on this server or
    /// another. Where the question reads shelters, their rows are held before it, in the order of their
    /// identifiers. Answers the file as it is after the change.
    ///
    /// The same step writes the change's messages to the outbox (`CampaignChange.messages`), its tellings
    /// behind those that wait, and notes an order that was let go, for 30 days. With a request it writes the
    /// idempotency record of the backing or update that is new, and changes nothing if the same request was
    /// made within 30 days. An empty change writes nothing.
    ///
    /// `decision` may be called more than once, by a transaction that is repeated, and has no effects. Throws
    /// `notFound` if there is no such campaign, shelter or backing of it, what `decision` throws,
    /// `invalidFields` (transfer, taken) for a new payout with the number of another,
    /// `service(.accessInvalid)` for an actor or a backer of a new backing who was forgotten,
    /// `service(.keyReused)`.
    func decide(
        _ question: CampaignQuestion, request: IdempotentRequest?, at now: Timestamp,
        _ decision: @escaping @Sendable (CampaignFile) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile

    /// A page of the campaigns that the filter matches at a moment, in its order. The caller has checked the
    /// cursor. Throws outages.
    func page(
        _ filter: CampaignFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(FundingError) -> Page<Campaign>

    /// A page of all campaigns of a shelter, drafts among them, the one that was made last first.
    /// Throws outages.
    func page(of shelter: ShelterID, _ page: PageRequest) async throws(FundingError) -> Page<Campaign>

    /// At most `limit` campaigns for which the clock or the end of something else may decide: collecting and
    /// past the deadline; deciding, without held backings or for longer than `CampaignTimes.waiting`; giving
    /// back, without backings that are held, backed or on their way; settled for
    /// `CampaignTimes.published`. The longest due first. Throws outages.
    func due(at now: Timestamp, limit: Int) async throws(FundingError) -> [CampaignID]

    /// The first moment after now at which a list changes by time alone (`Campaign.changesAt`); nil if none.
    /// Throws outages.
    func nextChange(after now: Timestamp) async throws(FundingError) -> Timestamp?

    /// These campaigns with their shelters and counts, read in one snapshot, in their order; unknown ones are
    /// left out. What Payments tells of those found, as payees in this order, is read in the same snapshot.
    /// Without items it reads a bounded number of rows for each. Throws outages.
    func shown(
        _ ids: [CampaignID], withItems: Bool
    ) async throws(FundingError) -> [ShownCampaign]

    /// Writes the notices of the oldest telling that has backings left to at most `limit` more of them: those
    /// that were paid (`BackingState.wasPaid`), in the order of their identifiers. Notes how far it came, and
    /// ends tellings before it that have none left, in the same transaction. It looks at `limit` tellings at
    /// most, so that it may end some and tell nothing.
    ///
    /// Answers how many backings it read and how many empty tellings it ended, together; 0 only if nothing
    /// waits. Throws outages.
    func tell(limit: Int) async throws(FundingError) -> Int

    /// The update; nil if there is none. Throws outages.
    func update(_ id: UpdateID) async throws(FundingError) -> CampaignUpdate?

    /// The updates with these identifiers, read in one snapshot; unknown ones are left out. Throws outages.
    func updates(_ ids: [UpdateID]) async throws(FundingError) -> [CampaignUpdate]

    /// The update made by the same request within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func update(madeFor request: IdempotentRequest) async throws(FundingError) -> CampaignUpdate?

    /// A page of a campaign's updates that are shown, the youngest first; of deliveries alone if asked for.
    /// Throws outages.
    func updates(
        of campaign: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignUpdate>

    /// The payout of that transfer; nil if there is none. Throws outages.
    func payout(_ transfer: String) async throws(FundingError) -> Payout?

    /// A page of a campaign's payouts, the youngest first; those in the ledger alone if asked for.
    /// Throws outages.
    func payouts(
        of campaign: CampaignID, postedOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<Payout>

    /// At most `limit` payouts that the ledger may not have yet, the oldest first. Throws outages.
    func pendingPayouts(limit: Int) async throws(FundingError) -> [Payout]
}

extension FundingError {
    /// The most campaigns of one shelter that are drafts or live.
    public static let mostOfShelter = 20
}
