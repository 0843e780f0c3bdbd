import Funding
import Vocabulary
import Wire

extension FundingEndpoints {
    /// What a backer does.
    static let backings: [EndpointDescription] = [
        back.description, showBacking.description, leave.description, choose.description,
    ]

    /// Lists of backings.
    static let reading: [EndpointDescription] = [
        backers.description, ofCampaign.description, ownBackings.description, ownYears.description,
    ]

    static let back = Endpoint<NewBacking, BackingView, FundingError>(
        name: "funding.back", .post, "/api/v1/campaigns/{id}/backings", access: .member, status: 201,
        creates: true, limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Choose what to give, items or an amount; an order is opened for it within an hour. Another "
            + "choice that was not paid is let go.",
        input: NewBacking.shape, output: FundingWire.backing,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .notCollecting, .ownCampaign, .beingPaid(FundingWire.exampleOrder),
            .tooManyBackings(CampaignEngine.mostOfMember)
        ).orSilenced)

    static let showBacking = Endpoint<OneBacking, BackingView, FundingError>(
        name: "funding.backing", .get, "/api/v1/backings/{id}", access: .member,
        summary: "One backing, for its backer, the treasurer of the shelter and operators.",
        input: OneBacking.shape, output: FundingWire.backing,
        failures: FundingWire.failures.only(.notFound))

    static let leave = Endpoint<OneBacking, BackingView, FundingError>(
        name: "funding.leave", .delete, "/api/v1/backings/{id}", access: .member,
        summary: "Withdraw a backing before the deadline: its money is on its way back.",
        input: OneBacking.shape, output: FundingWire.backing,
        failures: FundingWire.failures.only(
            .notFound, .tooLate, .beingPaid(FundingWire.exampleOrder), .backingState(.held)))

    static let choose = Endpoint<ItemChoiceInput, BackingView, FundingError>(
        name: "funding.choose", .put, "/api/v1/backings/{id}/choice", access: .member,
        summary: "Choose what becomes of the money for an item that cannot be had: back, or another item.",
        input: ItemChoiceInput.shape, output: FundingWire.backing,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound, .backingState(.refunding)))

    static let backers = Endpoint<PageOf<CampaignSubject>, Page<BackerCard>, FundingError>(
        name: "funding.backers", .get, "/api/v1/campaigns/{id}/backers", access: .anyone,
        summary: "A page of the backers of a campaign who are named, the last first, without amounts.",
        input: PageOf.shape("CampaignPageInput"), output: FundingWire.backers,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound))

    static let ofCampaign = Endpoint<PageOf<CampaignSubject>, Page<BackingView>, FundingError>(
        name: "funding.backings", .get, "/api/v1/campaigns/{id}/backings", access: .member,
        summary: "A page of all backings of a campaign with names and amounts, for the treasurer of its "
            + "shelter and operators.",
        input: PageOf.shape("CampaignPageInput"), output: FundingWire.backings,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound, .treasurersOnly))

    static let ownBackings = Endpoint<FundingPageInput, Page<BackingView>, FundingError>(
        name: "funding.ownBackings", .get, "/api/v1/me/backings", access: .member,
        summary: "A page of one's own backings of all campaigns, the last first.",
        input: FundingPageInput.shape, output: FundingWire.backings,
        failures: FundingWire.failures.only(.invalidFields([])))

    static let ownYears = Endpoint<Nothing, [BackedYear], FundingError>(
        name: "funding.ownYears", .get, "/api/v1/me/backed-years", access: .member,
        summary: "What one has given to all campaigns, by year.",
        input: .nothing, output: FundingWire.years, failures: FundingWire.failures.only())
}
