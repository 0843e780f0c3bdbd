public import Commands
import Funding
import FundingConsole
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of funding, with these services, and where a campaign leads that is no place of funding.
    /// `payment` gives the place at which a backing is paid; nil where nothing is paid for. `members` finds
    /// members by nickname.
    public static func funding(
        _ services: Services, destinations: RecordDestinations = RecordDestinations(),
        members: MemberNames? = nil,
        payment: (@Sendable (AnyIdentifier) -> Destination)? = nil
    ) -> Router {
        guard let funding = try? services.funding else { return Router([:]) }
        return lists(funding).merging(own(funding, services, payment)).merging(
            pages(funding, destinations)
        ).merging(inside(funding, destinations)).merging(forms(funding, services, members, payment))
    }

    private static func lists(_ funding: any FundingRepository) -> Router {
        Router(
            [
                Destination.funding.name: { _ in Mount(CampaignListScreen(kind: .all, funding: funding)) },
                Destination.shelters.name: { _ in
                    Mount(ShelterListScreen(isOwn: false, funding: funding))
                },
                Destination.ownShelters.name: { _ in
                    Mount(ShelterListScreen(isOwn: true, funding: funding))
                },
                Destination.shelterCampaignsName: { destination in
                    destination.shelter.map { Mount(CampaignListScreen(kind: .of($0), funding: funding)) }
                },
            ],
            sections: [Section(5, "funding", CampaignListScreen.name, .funding)],
            menu: [MenuItem(ShelterListScreen.menu, .ownShelters, rank: 76)],
            examples: [.campaigns(of: shelterExample)])
    }

    /// What the principal has given, and the receipts for it.
    private static func own(
        _ funding: any FundingRepository, _ services: Services,
        _ payment: (@Sendable (AnyIdentifier) -> Destination)?
    ) -> Router {
        let addresses = services.provided((any ReceiptAddressVerbs).self)
        return Router(
            [
                Destination.ownBackings.name: { _ in
                    Mount(OwnBackingsScreen(funding: funding, payment: payment))
                },
                Destination.ownReceipts.name: { _ in Mount(ReceiptListScreen(funding: funding)) },
                Destination.receiptName: { destination in
                    destination.values["id"].flatMap { ReceiptID($0) }.map {
                        Mount(
                            ReceiptScreen(
                                id: $0, funding: funding, addresses: addresses, pages: services.serverPages))
                    }
                },
            ],
            menu: [
                MenuItem(CampaignListScreen.menu, .ownBackings, rank: 73),
                MenuItem(ReceiptListScreen.menu, .ownReceipts, rank: 74),
            ],
            examples: [.receipt(ReceiptID(example.raw))])
    }

    /// The pages of a campaign and of a shelter, each with its tabs.
    private static func pages(
        _ funding: any FundingRepository, _ destinations: RecordDestinations
    ) -> Router {
        Router(
            [:],
            hosts: [
                Destination.campaignName: { destination, router in
                    destination.campaign.map { id in
                        let first = CampaignScreen(id: id, funding: funding, destinations: destinations)
                        return Tabs(
                            Mount(first), named: CampaignScreen.tab, .ofCampaign(id, destinations), router)
                    }
                },
                Destination.shelterName: { destination, router in
                    destination.shelter.map { id in
                        let first = ShelterScreen(id: id, funding: funding, destinations: destinations)
                        return Tabs(
                            Mount(first), named: ShelterScreen.tab, .ofShelter(id, destinations), router)
                    }
                },
            ], examples: [.campaign(example), .shelter(shelterExample)])
    }

    private static func inside(
        _ funding: any FundingRepository, _ destinations: RecordDestinations
    ) -> Router {
        Router(
            [
                Destination.itemsName: { destination in
                    destination.campaign.map { Mount(ItemListScreen(id: $0, funding: funding)) }
                },
                Destination.updatesName: { destination in
                    destination.campaign.map { Mount(UpdateListScreen(id: $0, funding: funding)) }
                },
                Destination.backersName: { destination in
                    destination.campaign.map {
                        Mount(BackerListScreen(id: $0, funding: funding, destinations: destinations))
                    }
                },
                Destination.shelterPeopleName: { destination in
                    destination.shelter.map {
                        Mount(ShelterPeopleScreen(id: $0, funding: funding, destinations: destinations))
                    }
                },
            ],
            examples: [
                .items(of: example), .updates(of: example), .backers(of: example),
                .people(of: shelterExample),
            ])
    }

    private static func forms(
        _ funding: any FundingRepository, _ services: Services, _ members: MemberNames?,
        _ payment: (@Sendable (AnyIdentifier) -> Destination)?
    ) -> Router {
        let uploads = services.provided((any PictureUploading).self)
        let form = Router(
            [
                Destination.formName: { destination in
                    destination.form.map {
                        Mount(
                            FundingForm(
                                goal: $0, funding: funding, uploads: uploads, payment: payment,
                                members: members))
                    }
                }
            ],
            examples: [
                .form(.found), .form(.draft(shelterExample)), .form(.back(example)),
                .form(.account(shelterExample)), .form(.tell(example)),
            ])
        return form.merging(photos(funding))
    }

    static let example = CampaignID(RawIdentifier(high: 0, low: 0))
    static let shelterExample = ShelterID(RawIdentifier(high: 0, low: 0))
}

extension [Tab] {
    /// The tabs of a campaign's page behind its first one, with those of other domains, such as what members
    /// say of it.
    fileprivate static func ofCampaign(_ id: CampaignID, _ destinations: RecordDestinations) -> [Tab] {
        [
            Tab(ItemListScreen.tab, .items(of: id), rank: 10),
            Tab(UpdateListScreen.tab, .updates(of: id), rank: 20),
            Tab(BackerListScreen.tab, .backers(of: id), rank: 40),
        ] + destinations.tabs(of: AnyIdentifier(id))
    }

    /// The tabs of a shelter's page behind its first one, with those of other domains.
    fileprivate static func ofShelter(_ id: ShelterID, _ destinations: RecordDestinations) -> [Tab] {
        [
            Tab(CampaignListScreen.tab, .campaigns(of: id), rank: 10),
            Tab(ShelterPeopleScreen.tab, .people(of: id), rank: 20),
        ] + destinations.tabs(of: AnyIdentifier(id))
    }
}
