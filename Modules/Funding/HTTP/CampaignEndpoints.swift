import Funding
import Vocabulary
public import Wire

/// The HTTP operations of funding.
public enum CampaignEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        add.description, show.description, rename.description, hide.description, remove.description,
        browse.description,
    ]

    static let add = Endpoint<CampaignDraft, CampaignView, CampaignError>(
        name: "funding.add", .post, "/api/v1/funding", access: .member, status: 201, creates: true,
        summary: "Add a campaign of one's own.",
        input: CampaignWire.draft, output: CampaignWire.view,
        failures: CampaignWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneCampaign, CampaignView, CampaignError>(
        name: "funding.show", .get, "/api/v1/funding/{id}", access: .anyone, summary: "One campaign.",
        input: OneCampaign.shape, output: CampaignWire.view,
        failures: CampaignWire.failures.only(.notFound))

    static let rename = Endpoint<CampaignEdit, CampaignView, CampaignError>(
        name: "funding.rename", .put, "/api/v1/funding/{id}", access: .member,
        summary: "Give it another title, if a version is named only when it is still that one.",
        input: CampaignEdit.shape, output: CampaignWire.view,
        failures: CampaignWire.failures.only(
            .invalidFields([]), .notFound, .notYours, .changed(.first)))

    static let hide = Endpoint<OneCampaign, CampaignView, CampaignError>(
        name: "funding.hide", .post, "/api/v1/funding/{id}/hide", access: .member,
        summary: "Show a campaign to its owner and moderators alone.",
        input: OneCampaign.shape, output: CampaignWire.view,
        failures: CampaignWire.failures.only(.notFound, .notYours, .alreadyHidden))

    static let remove = Endpoint<OneCampaign, Nothing, CampaignError>(
        name: "funding.remove", .delete, "/api/v1/funding/{id}", access: .member,
        summary: "Remove a campaign for good.",
        input: OneCampaign.shape, failures: CampaignWire.failures.only(.notFound, .notYours))

    static let browse = Endpoint<FundingInput, Page<CampaignView>, CampaignError>(
        name: "funding.browse", .get, "/api/v1/funding", access: .anyone,
        summary: "A page of the funding that are shown, the newest first.",
        input: FundingInput.shape, output: CampaignWire.page,
        failures: CampaignWire.failures.only(.invalidFields([])))
}
