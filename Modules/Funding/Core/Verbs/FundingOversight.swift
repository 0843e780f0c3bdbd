public import Vocabulary

/// What operators do. Each act is logged with its reason, 2 to 300 characters. Every verb throws
/// `operatorsOnly` for others, and `invalidFields` (reason).
public protocol FundingOversight: Sendable {
    /// Decides about a shelter; its people see the reason. Suspending it pauses its campaigns and tells their
    /// backers. Throws `notFound`, `shelterState`.
    func decide(
        _ decision: ShelterDecision, about id: ShelterID, reason: String
    ) async throws(FundingError) -> ShelterView

    /// Pauses a campaign. Throws `notFound`, `campaignState`.
    func pause(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView

    /// Lets a paused campaign go on, under another verified shelter if one is given. One whose money the
    /// shelter may spend, or has not been paid yet, goes on under another if its own is suspended, has no
    /// members or is out of sight. What that shelter may collect within 12 months is checked again.
    ///
    /// Repeating it changes nothing. Throws `notFound`, `campaignState`, `notVerified`; for another shelter
    /// `registrationStays` for a registered campaign, and `registrationRequired` where the other campaigns of
    /// that shelter reach the sum of the law with this one.
    func resume(
        _ id: CampaignID, under shelter: ShelterID?, reason: String
    ) async throws(FundingError) -> CampaignView

    /// Calls a campaign off: all money goes back by itself. Of one with items that was delivered in part what
    /// was delivered stands, and an item of which fewer were delivered than paid for goes back to all of its
    /// backers. Repeating it changes nothing. Throws `notFound`, `campaignState`.
    func callOff(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView

    /// Records that a campaign was paid out to its account, by the number of the transfer; repeating it with
    /// the same amount changes nothing. Throws `notFound`, `campaignState`, `notVerified`, `accountMissing`,
    /// `balanceTooLow`, `invalidFields` (amount, transfer: `taken` where it is another's).
    func payOut(
        _ id: CampaignID, _ amount: Int64, transfer: String, reason: String
    ) async throws(FundingError) -> Payout

    /// The account to which a campaign is paid out, unmasked; reading it is logged. Throws `notFound`,
    /// `accountMissing`.
    func payoutAccount(of id: CampaignID, reason: String) async throws(FundingError) -> BankAccount

    /// A page of the backings whose refund the gateway has not made in many attempts, the youngest first: an
    /// operator of payments gives the money back by hand. Throws `invalidFields`.
    func stuckRefunds(_ page: PageRequest) async throws(FundingError) -> Page<BackingView>
}
