import Funding
import Vocabulary
import Wire

extension FundingEndpoints {
    /// Campaigns: find, write and open them.
    static let campaigns: [EndpointDescription] = [
        browse.description, show.description, ofShelter.description, draft.description, edit.description,
        open.description,
    ]

    static let browse = Endpoint<CampaignsInput, Page<CampaignView>, FundingError>(
        name: "funding.browse", .get, "/api/v1/campaigns", access: .anyone,
        limit: .perAddress(60, oneMoreEach: .milliseconds(500), asking: "text"),
        summary: "A page of campaigns that collect now, or of those that have ended, by title, shelter and "
            + "model.",
        input: CampaignsInput.shape, output: FundingWire.campaigns,
        failures: FundingWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneCampaign, CampaignView, FundingError>(
        name: "funding.show", .get, "/api/v1/campaigns/{id}", access: .anyone,
        summary: "One campaign with its total, both as they are at one moment.",
        input: OneCampaign.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(.notFound))

    static let ofShelter = Endpoint<PageOf<ShelterSubject>, Page<CampaignView>, FundingError>(
        name: "funding.ofShelter", .get, "/api/v1/shelters/{id}/campaigns", access: .member,
        summary: "A page of all campaigns of a shelter, drafts among them, for its people and operators.",
        input: PageOf.shape("ShelterPageInput"), output: FundingWire.campaigns,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound, .shelterOnly))

    static let draft = Endpoint<NewCampaign, CampaignView, FundingError>(
        name: "funding.draft", .post, "/api/v1/shelters/{shelter}/campaigns", access: .member, status: 201,
        creates: true, limit: .perMember(20, oneMoreEach: .seconds(60), isShared: true),
        summary: "Write a campaign as the owner of a shelter; it is a draft until it is opened.",
        input: NewCampaign.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .tooManyCampaigns(FundingError.mostOfShelter)
        ).orSilenced)

    static let edit = Endpoint<RecordEdit<CampaignSubject, CampaignDraft>, CampaignView, FundingError>(
        name: "funding.edit", .put, "/api/v1/campaigns/{id}", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Replace what a campaign says about itself; of an open one title, story, photos and items "
            + "alone. If a version is named, only when it is still that one.",
        input: RecordEdit.shape("CampaignEdit", FundingWire.campaignDraft)
            .passingOver(membersOf: FundingWire.campaignShape.schema),
        output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .campaignState(.closed), .campaignFixed,
            .itemTaken(1), .changed(.first), .tooLate
        ).orSilenced)

    static let open = Endpoint<OneCampaign, CampaignView, FundingError>(
        name: "funding.open", .post, "/api/v1/campaigns/{id}/open", access: .member,
        summary: "Open a draft as the owner of a verified shelter.",
        input: OneCampaign.shape, output: FundingWire.campaign,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .notVerified, .campaignState(.closed),
            .registrationRequired(Money(4_000_000, .krw)), .registrationPeriod, .accountMissing
        ).orSilenced)
}
