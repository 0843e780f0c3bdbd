import Crews
import CrewsConsole
import Terminal
import Vocabulary
public import Web

/// What browsers see of crews.
public enum CrewPages {
    /// The page of a crew; the newest crews on the front page; calendars at private addresses.
    public static var all: DomainPages {
        DomainPages(
            templates: EmittedTemplates.all,
            records: [RecordPage(name: "crews.page", prefix: CrewSubject.prefix, make: page)],
            sections: [PageSection(rank: 4, make: cards)], files: [CrewCalendarFile.file])
    }

    /// How many crews a section shows.
    private static let most = 6

    @Sendable private static func page(
        _ record: AnyIdentifier, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> WebPage? {
        guard let id = record.typed(CrewSubject.self) else { return nil }
        let view = try await ifVisible { () throws(CrewError) in try await services.crews.crew(id) }
        guard let view else { return nil }
        let page = CrewPage(view, context)
        return WebPage("crew", page, head: page.head)
    }

    @Sendable private static func cards(
        _ place: PagePlace, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> CardSection? {
        let found = try await ifVisible { () throws(CrewError) in try await list(place, services) }
        guard let shown = (found ?? nil)?.items.prefix(most), !shown.isEmpty else { return nil }
        let title =
            place == .front ? Phrase(en: "New crews", ko: "새로 생긴 크루") : Phrase(en: "Crews", ko: "가입한 크루")
        return CardSection(context.text(title), shown.map { context.card(of: $0) })
    }

    /// The crews of a place; nil where there are none.
    private static func list(
        _ place: PagePlace, _ services: Services
    ) async throws(CrewError) -> Page<CrewView>? {
        switch place {
        case .front: return try await services.crews.browse(CrewQuery(), .first)
        case .record(let record):
            guard let member = record.typed(MemberSubject.self) else { return nil }
            return try await services.crews.crews(of: member, .first)
        }
    }
}

extension PageContext {
    /// A crew in a list.
    fileprivate func card(of view: CrewView) -> Card {
        let (crew, details) = (view.crew, view.crew.details)
        let notes = [text(details.sportWords), details.place, text(view.membersWords)]
        return card(
            of: AnyIdentifier(crew.id), details.name, notes: notes.filter { !$0.isEmpty },
            picture: crew.coverCard, at: crew.createdAt)
    }
}
