import Funding
import FundingConsole
import Terminal
import Vocabulary
public import Web

/// What browsers see of funding.
public enum FundingPages {
    /// The pages of campaigns and shelters; open campaigns on the front page; receipts at addresses that
    /// carry a right.
    public static var all: DomainPages {
        DomainPages(
            templates: EmittedTemplates.all,
            records: [
                RecordPage(name: "funding.page", prefix: CampaignSubject.prefix, make: campaign),
                RecordPage(name: "shelters.page", prefix: ShelterSubject.prefix, make: shelter),
            ],
            sections: [PageSection(rank: 5, make: cards)], rights: [ReceiptPrint.page])
    }

    /// How many campaigns a section shows.
    private static let most = 6
    /// How many updates the page of a campaign shows.
    private static let mostUpdates = 5

    @Sendable private static func campaign(
        _ record: AnyIdentifier, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> WebPage? {
        guard let id = record.typed(CampaignSubject.self) else { return nil }
        let view = try await ifVisible { () throws(FundingError) in try await services.funding.campaign(id) }
        guard let view else { return nil }
        let updates = try await ifVisible { () throws(FundingError) in
            try await services.funding.updates(of: id, deliveriesOnly: false, .first)
        }
        let page = CampaignPage(view, Array((updates?.items ?? []).prefix(mostUpdates)), context)
        return WebPage("campaign", page, head: page.head)
    }

    @Sendable private static func shelter(
        _ record: AnyIdentifier, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> WebPage? {
        guard let id = record.typed(ShelterSubject.self) else { return nil }
        let view = try await ifVisible { () throws(FundingError) in try await services.funding.shelter(id) }
        guard let view else { return nil }
        let found = try await ifVisible { () throws(FundingError) in
            var query = CampaignQuery()
            (query.shelter, query.phase) = (id, .all)
            return try await services.funding.browse(query, .first)
        }
        let cards = (found?.items ?? []).map { context.card(of: $0) }
        let title = context.text(Phrase(en: "Campaigns", ko: "펀딩"))
        let page = ShelterPage(view, CardSection(title, cards, anchor: "campaigns"), context)
        return WebPage("shelter", page, head: page.head)
    }

    /// The open campaigns, on the front page alone.
    @Sendable private static func cards(
        _ place: PagePlace, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> CardSection? {
        guard place == .front else { return nil }
        let found = try await ifVisible { () throws(FundingError) in
            try await services.funding.browse(CampaignQuery(), .first)
        }
        guard let shown = found?.items.prefix(most), !shown.isEmpty else { return nil }
        let title = Phrase(en: "Open campaigns", ko: "진행 중인 펀딩")
        return CardSection(context.text(title), shown.map { context.card(of: $0) })
    }
}

extension PageContext {
    /// A campaign in a list.
    fileprivate func card(of view: CampaignView) -> Card {
        let campaign = view.campaign
        let progress = "\(view.raised.text(in: language)) · \(view.drawnProgress.percent)"
        return card(
            of: AnyIdentifier(campaign.id), campaign.details.title,
            notes: [view.shelter.name, progress, text(view.shownState.words)],
            picture: campaign.photos.first?.card, at: campaign.openedAt)
    }
}
