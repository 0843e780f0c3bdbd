import Listings
import ListingsConsole
import Terminal
import Vocabulary
public import Web

/// What browsers see of listings.
public enum ListingPages {
    /// The page of a listing; the newest listings on the front page, and a member's on their page.
    public static var all: DomainPages {
        DomainPages(
            templates: EmittedTemplates.all,
            records: [RecordPage(name: "listings.page", prefix: ListingSubject.prefix, make: page)],
            sections: [PageSection(rank: 1, make: cards)])
    }

    /// How many listings a section shows.
    private static let most = 8

    @Sendable private static func page(
        _ record: AnyIdentifier, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> WebPage? {
        guard let id = record.typed(ListingSubject.self) else { return nil }
        let view = try await ifVisible { () throws(ListingError) in
            try await services.listings.listing(id)
        }
        guard let view else { return nil }
        let page = ListingPage(view, context)
        return WebPage("listing", page, head: page.head)
    }

    @Sendable private static func cards(
        _ place: PagePlace, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> CardSection? {
        guard let (query, title) = list(place) else { return nil }
        let found = try await ifVisible { () throws(ListingError) in
            try await services.listings.browse(query, .first)
        }
        let shown = found?.items.prefix(most) ?? []
        return CardSection(context.text(title), shown.map { context.card(of: $0) })
    }

    /// The listings of a place, and what they are called there; nil where there are none.
    private static func list(_ place: PagePlace) -> (ListingQuery, Phrase)? {
        var query = ListingQuery()
        switch place {
        case .front: return (query, Phrase(en: "Newest listings", ko: "새로 올라온 물건"))
        case .record(let record):
            guard let seller = record.typed(MemberSubject.self) else { return nil }
            query.seller = seller
            return (query, Phrase(en: "Listings", ko: "올린 물건"))
        }
    }
}

extension PageContext {
    /// A listing in a list; its state stands there unless it is on sale.
    fileprivate func card(of view: ListingView) -> Card {
        let (listing, details) = (view.listing, view.listing.details)
        var notes = [details.price.summary(in: language)]
        if listing.state != .onSale { notes.append(text(listing.state.words)) }
        return card(
            of: AnyIdentifier(listing.id), details.title, notes: notes, picture: details.photos.first,
            at: listing.listedAt)
    }
}
