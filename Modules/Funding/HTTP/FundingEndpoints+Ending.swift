import Funding
import Vocabulary
import Wire

extension FundingEndpoints {
    /// Campaigns: put the deadline off, and end them.
    static let ending: [EndpointDescription] = [
        extend.description, close.description, cancel.description, lack.description, payouts.description,
    ]

    static let extend = Endpoint<ExtensionInput, CampaignView, FundingError>(
        name: "funding.extend", .post, "/api/v1/campaigns/{id}/extend", access: .member,
        summary: "Put the deadline off once, by 14 days at most; backers are told that they may leave.",
        input: ExtensionInput.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .campaignState(.closed), .tooLate,
            .registrationPeriod
        ).orSilenced)

    static let close = Endpoint<OneCampaign, CampaignView, FundingError>(
        name: "funding.close", .post, "/api/v1/campaigns/{id}/close", access: .member,
        summary: "End the collecting before the deadline; what is being paid still comes in.",
        input: OneCampaign.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .notFound, .managersOnly, .campaignState(.closed), .notReached(Money(120_000, .krw))))

    static let cancel = Endpoint<OneCampaign, CampaignView, FundingError>(
        name: "funding.cancel", .post, "/api/v1/campaigns/{id}/cancel", access: .member,
        summary: "Call a campaign off as its owner: all money goes back.",
        input: OneCampaign.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(.notFound, .managersOnly, .campaignState(.closed)))

    static let lack = Endpoint<OneItem, CampaignView, FundingError>(
        name: "funding.lack", .post, "/api/v1/campaigns/{id}/lack", access: .member,
        summary: "Say that an item cannot be had: each backer of it chooses.",
        input: OneItem.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(.notFound, .managersOnly, .campaignState(.closed)))

    static let payouts = Endpoint<PageOf<CampaignSubject>, Page<Payout>, FundingError>(
        name: "funding.payouts", .get, "/api/v1/campaigns/{id}/payouts", access: .anyone,
        summary: "A page of what a campaign was paid out, the youngest first, with masked accounts.",
        input: PageOf.shape("CampaignPageInput"), output: FundingWire.payouts,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound))
}
