public import Funding
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of funding, with these services.
    public static func funding(_ services: Services) -> Router {
        guard let funding = try? services.funding else { return Router([:]) }
        return Router(
            [
                Destination.funding.name: { _ in Mount(CampaignListScreen(funding: funding)) },
                Destination.newCampaign.name: { _ in
                    Mount(CampaignForm(goal: .add(.random()), funding: funding))
                },
                Destination.campaignName: { destination in
                    destination.values["id"].flatMap { CampaignID($0) }
                        .map { Mount(CampaignScreen(id: $0, funding: funding)) }
                },
                Destination.renamingName: { destination in
                    destination.values["id"].flatMap { CampaignID($0) }
                        .map { Mount(CampaignForm(goal: .rename($0), funding: funding)) }
                },
            ],
            // A part of the product has a section instead.
            menu: [MenuItem(CampaignListScreen.show, .funding, rank: 300, for: .everyone)])
    }
}

extension Destination {
    static let campaignName = "funding.detail"
    static let renamingName = "funding.rename"
    static let newCampaign = Destination("funding.new")

    /// What there is.
    public static let funding = Destination("funding.list")

    /// One of them.
    public static func campaign(_ id: CampaignID) -> Destination {
        Destination(campaignName, ["id": "\(id)"])
    }

    /// The form of its title.
    static func renaming(_ id: CampaignID) -> Destination { Destination(renamingName, ["id": "\(id)"]) }
}

extension CampaignView: Identifiable {
    /// That of the campaign.
    public var id: CampaignID { campaign.id }
}
