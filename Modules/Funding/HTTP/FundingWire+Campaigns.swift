public import Funding
public import Vocabulary
public import Wire

extension FundingWire {
    /// A campaign as one principal sees it.
    public static let campaign: WireCoder<CampaignView> = campaignShape.coder

    /// A page of campaigns.
    public static let campaigns: WireCoder<Page<CampaignView>> = .page("CampaignPage", of: campaign)

    static let campaignShape = Shape<CampaignView>(
        "Campaign",
        Field("id", .id()) { $0.campaign.id },
        Field("shelter", shelterCard) { $0.shelter },
        Field(flattening: campaignDetails) { $0.campaign.details },
        Field(flattening: photos) { $0.campaign.photos },
        Field(flattening: course) { CampaignCourse($0.campaign) },
        Field(flattening: outcome) { CampaignOutcome($0.campaign) },
        Field(flattening: reception) { CampaignReception($0) },
        Field("role", WireCoder<ShelterRole>.choice.optional) { $0.role }
    ) { id, shelter, details, photos, course, outcome, reception, role in
        let campaign = Campaign(
            id: id, shelter: shelter.id, details: details, photos: photos, state: course.state,
            ceiling: outcome.ceiling, lastItem: outcome.lastItem, missing: Set(outcome.missing),
            pause: outcome.pause, firstDeadline: outcome.firstDeadline, result: outcome.result,
            hiddenAt: course.hiddenAt, createdAt: course.createdAt, openedAt: course.openedAt,
            since: course.since, updatedAt: course.updatedAt, version: course.version)
        return CampaignView(
            campaign: campaign, shelter: shelter, raised: reception.raised, backers: reception.backers,
            items: reception.counts, unreturned: reception.unreturned, isCollecting: reception.isCollecting,
            role: role)
    }
}

extension FundingWire {
    /// What a page of a campaign counts: the total is what was paid less what is back.
    private static let reception = Shape<CampaignReception>(
        "CampaignReception",
        Field("raised", .money) { $0.raised },
        Field("backers", backerCount) { $0.backers },
        Field("counts", itemCounts) { $0.counts },
        Field("unreturned", WireCoder<Int>.count.optional) { $0.unreturned },
        Field("collecting", .bool) { $0.isCollecting }
    ) { raised, backers, counts, unreturned, isCollecting in
        CampaignReception(
            raised: raised, backers: backers, counts: counts, unreturned: unreturned,
            isCollecting: isCollecting)
    }

    /// Counted up to 1,000.
    private static let backerCount = WireCoder<Int>.count(in: 0...BackerCount.most).map(
        expected: "12", to: { (count: BackerCount) in count.number }, from: { BackerCount($0) })

    private struct Counted: Sendable {
        let item: Int
        let count: ItemCount
    }

    private static let counted: WireCoder<Counted> = Shape<Counted>(
        "CampaignItemCount",
        Field("item", itemNumber) { $0.item },
        Field("held", .count) { $0.count.held },
        Field("backed", .count) { $0.count.backed }
    ) { item, held, backed in Counted(item: item, count: ItemCount(held: held, backed: backed)) }.coder

    /// How many of each item are spoken for, in the order of their numbers.
    private static let itemCounts: WireCoder<[Int: ItemCount]> = counted.array.map(
        expected: "each item once",
        to: { (counts: [Int: ItemCount]) in
            counts.map { Counted(item: $0.key, count: $0.value) }.sorted { $0.item < $1.item }
        },
        from: { counted in
            let counts = Dictionary(counted.map { ($0.item, $0.count) }) { first, _ in first }
            return counts.count == counted.count ? counts : nil
        })
}

/// What a page of a campaign counts.
private struct CampaignReception: Sendable {
    let raised: Money
    let backers: BackerCount
    let counts: [Int: ItemCount]
    let unreturned: Int?
    let isCollecting: Bool
}

extension CampaignReception {
    init(_ view: CampaignView) {
        self.init(
            raised: view.raised, backers: view.backers, counts: view.items, unreturned: view.unreturned,
            isCollecting: view.isCollecting)
    }
}
