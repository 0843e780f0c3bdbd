import Funding
import Vocabulary
import Wire

extension FundingEndpoints {
    /// What operators do.
    static let oversight: [EndpointDescription] = [
        decide.description, pause.description, resume.description, callOff.description, payOut.description,
        readAccount.description, stuckRefunds.description,
    ]

    static let decide = Endpoint<ShelterDecisionInput, ShelterView, FundingError>(
        name: "shelters.decide", .post, "/api/v1/shelters/{id}/decision", access: .member,
        summary: "Verify, decline, suspend or restore a shelter; for operators.",
        input: ShelterDecisionInput.shape, output: FundingWire.shelter,
        failures: FundingWire.failures.only(
            .invalidFields([]), .operatorsOnly, .notFound, .shelterState(.abandoned)))

    static let pause = Endpoint<CampaignActInput, CampaignView, FundingError>(
        name: "funding.pause", .post, "/api/v1/campaigns/{id}/pause", access: .member,
        summary: "Pause a campaign; for operators.",
        input: CampaignActInput.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .invalidFields([]), .operatorsOnly, .notFound, .campaignState(.closed)))

    static let resume = Endpoint<ResumptionInput, CampaignView, FundingError>(
        name: "funding.resume", .post, "/api/v1/campaigns/{id}/resume", access: .member,
        summary: "Let a paused campaign go on, under another verified shelter if one is given; or move one "
            + "with money whose own shelter is suspended or has no members; for operators.",
        input: ResumptionInput.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .invalidFields([]), .operatorsOnly, .notFound, .campaignState(.closed), .notVerified,
            .registrationStays, .registrationRequired(Money(4_000_000, .krw))))

    static let callOff = Endpoint<CampaignActInput, CampaignView, FundingError>(
        name: "funding.callOff", .post, "/api/v1/campaigns/{id}/call-off", access: .member,
        summary: "Call a campaign off: all money goes back, or, once a part of its items was delivered, that "
            + "of the others; for operators.",
        input: CampaignActInput.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .invalidFields([]), .operatorsOnly, .notFound, .campaignState(.closed)))

    static let payOut = Endpoint<PayoutInput, Payout, FundingError>(
        name: "funding.payOut", .post, "/api/v1/campaigns/{id}/payouts", access: .member,
        summary: "Record a transfer to the account of a campaign, by its number; for operators.",
        input: PayoutInput.shape, output: FundingWire.payout,
        failures: FundingWire.failures.only(
            .invalidFields([]), .operatorsOnly, .notFound, .campaignState(.closed), .notVerified,
            .accountMissing, .balanceTooLow(Money(120_000, .krw))))

    /// A POST: each reading is logged.
    static let readAccount = Endpoint<CampaignActInput, BankAccount, FundingError>(
        name: "funding.account", .post, "/api/v1/campaigns/{id}/account", access: .member,
        summary: "The account to which a campaign is paid out, unmasked; for operators, and logged.",
        input: CampaignActInput.shape, output: FundingWire.account,
        failures: FundingWire.failures.only(
            .invalidFields([]), .operatorsOnly, .notFound, .accountMissing))

    static let stuckRefunds = Endpoint<FundingPageInput, Page<BackingView>, FundingError>(
        name: "funding.stuckRefunds", .get, "/api/v1/funding/stuck-refunds", access: .member,
        summary: "A page of the backings that the gateway has not refunded in many attempts; for "
            + "operators.",
        input: FundingPageInput.shape, output: FundingWire.backings,
        failures: FundingWire.failures.only(.invalidFields([]), .operatorsOnly))
}
