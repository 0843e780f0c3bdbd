public import Funding
public import Vocabulary
public import Wire

/// The wire forms of funding.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum CampaignWire {
    /// A campaign as its reader sees it.
    public static let view: WireCoder<CampaignView> = viewShape.coder

    /// A page of funding.
    public static let page: WireCoder<Page<CampaignView>> = .page("CampaignPage", of: view)
}

extension CampaignWire {
    /// What an owner writes.
    static let draft = Shape<CampaignDraft>(
        "CampaignDraft", Field("title", title, fallback: "", note: .required) { $0.title }
    ) { CampaignDraft(title: $0) }

    static let viewShape = Shape<CampaignView>(
        "Campaign",
        Field("id", .id()) { $0.campaign.id },
        Field("owner", owner) { $0.owner },
        Field("title", title) { $0.campaign.title },
        Field("state", WireCoder<CampaignState>.choice) { $0.campaign.state },
        Field("createdAt", .timestamp) { $0.campaign.createdAt },
        Field("updatedAt", .timestamp) { $0.campaign.updatedAt },
        Field("version", .version) { $0.campaign.version }
    ) { id, owner, title, state, createdAt, updatedAt, version in
        let campaign = Campaign(
            id: id, owner: owner.id, title: title, state: state, createdAt: createdAt, updatedAt: updatedAt,
            version: version)
        return CampaignView(campaign: campaign, owner: owner)
    }

    /// The errors of funding on the wire.
    static let failures = FailureCoder<CampaignError>(
        .fieldErrors(CampaignError.invalidFields), .plain(.notFound), .plain(.notYours),
        .carrying("version", .version, example: .first, CampaignError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .plain(.alreadyHidden))

    private static let title = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 100, example: "느티나무 아래")

    private static let owner: WireCoder<MemberCard> = Shape<MemberCard>(
        "Owner",
        Field("id", .id()) { $0.id },
        Field("nickname", WireCoder<String>.text(example: "이웃").optional) { $0.nickname }
    ) { id, nickname in MemberCard(id: id, nickname: nickname) }.coder
}
