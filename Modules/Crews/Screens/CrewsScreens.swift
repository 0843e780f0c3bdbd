public import Commands
import Crews
import CrewsConsole
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of crews, with these services, and where a crew leads that is no place of crews. `payment`
    /// gives the place at which a fee or dues are paid; nil where nothing is paid for.
    public static func crews(
        _ services: Services, destinations: RecordDestinations = RecordDestinations(),
        payment: (@Sendable (AnyIdentifier) -> Destination)? = nil
    ) -> Router {
        guard let crews = try? services.crews else { return Router([:]) }
        return lists(crews).merging(
            pages(crews, destinations, payment, services.serverPages)
        ).merging(
            forms(crews, services, payment)
        ).merging(inside(crews, destinations, payment)).merging(calendars(services))
    }

    /// The private addresses of calendars, where there are calendars.
    private static func calendars(_ services: Services) -> Router {
        guard let calendars = services.provided((any CalendarVerbs).self) else { return Router([:]) }
        let pages = services.serverPages
        return Router(
            [
                Destination.calendarName: {
                    Mount(CalendarScreen(scope: $0.calendar, calendars: calendars, pages: pages))
                }
            ], examples: [.calendar(.crew(example))])
    }

    private static func lists(_ crews: any CrewRepository) -> Router {
        Router(
            [
                Destination.crews.name: { _ in Mount(CrewListScreen(kind: .all, crews: crews)) },
                Destination.ownCrews.name: { _ in Mount(CrewListScreen(kind: .mine, crews: crews)) },
                Destination.crewsName: { destination in
                    destination.values["member"].flatMap { MemberID($0) }
                        .map { Mount(CrewListScreen(kind: .of($0), crews: crews)) }
                },
            ],
            sections: [Section(4, "crews", CrewListScreen.name, .crews)],
            menu: [MenuItem(CrewListScreen.menu, .ownCrews, rank: 72)],
            examples: [.crews(of: MemberID(example.raw))])
    }

    /// The page of a crew: about it, its people, its meetings, what is said of it, and its ledger.
    private static func pages(
        _ crews: any CrewRepository, _ destinations: RecordDestinations,
        _ payment: (@Sendable (AnyIdentifier) -> Destination)?, _ pages: ServerPages
    ) -> Router {
        Router(
            [:],
            hosts: [
                Destination.crewName: { destination, router in
                    destination.crew.map { id in
                        let first = CrewScreen(
                            id: id, crews: crews, destinations: destinations, payment: payment, pages: pages)
                        return Tabs(
                            Mount(first), named: CrewScreen.tab, .ofCrew(id, destinations), router)
                    }
                }
            ], examples: [.crew(example)])
    }

    private static func inside(
        _ crews: any CrewRepository, _ destinations: RecordDestinations,
        _ payment: (@Sendable (AnyIdentifier) -> Destination)?
    ) -> Router {
        Router(
            [
                Destination.peopleName: { destination in
                    destination.crew.map {
                        Mount(PeopleScreen(id: $0, crews: crews, destinations: destinations))
                    }
                },
                Destination.meetingsName: { destination in
                    destination.crew.map { Mount(MeetingListScreen(id: $0, crews: crews)) }
                },
                Destination.meetingName: { destination in
                    destination.values["id"].flatMap { MeetingID($0) }
                        .map { Mount(MeetingScreen(id: $0, crews: crews, destinations: destinations)) }
                },
                Destination.ledgerName: { destination in
                    destination.crew.map { Mount(LedgerScreen(id: $0, crews: crews)) }
                },
                Destination.duesName: { destination in
                    destination.crew.map { Mount(DueListScreen(id: $0, crews: crews, payment: payment)) }
                },
            ],
            examples: [
                .people(of: example), .meetings(of: example), .meeting(MeetingID(example.raw)),
                .ledger(of: example), .dues(of: example),
            ])
    }

    private static func forms(
        _ crews: any CrewRepository, _ services: Services,
        _ payment: (@Sendable (AnyIdentifier) -> Destination)?
    ) -> Router {
        let uploads = services.provided((any PictureUploading).self)
        return Router(
            [
                Destination.formName: { destination in
                    destination.form.map {
                        Mount(CrewForm(goal: $0, crews: crews, uploads: uploads, payment: payment))
                    }
                },
                Destination.coverName: { destination in
                    destination.crew.map { id in
                        Mount(
                            PhotoScreen(first: 0) { () throws(CrewError) in
                                try await [crews.crew(id).crew.coverCard].compactMap(\.self)
                            })
                    }
                },
                Destination.receiptName: { destination in
                    destination.receipt.map { card in
                        Mount(PhotoScreen(first: 0) { () throws(CrewError) in [card] })
                    }
                },
            ],
            examples: [
                .newCrew, .form(.edit(example)), .form(.meet(example)),
                .cover(of: example), .receipt(PictureID(example.raw), of: example),
            ])
    }

    private static let example = CrewID(RawIdentifier(high: 0, low: 0))
}

extension [Tab] {
    /// The tab of crews on a member's profile: those of which the member is.
    public static func crews(of member: MemberID) -> [Tab] {
        [Tab(CrewListScreen.name, .crews(of: member), rank: 35)]
    }

    /// The tabs of a crew's page behind its first one, with those of other domains, such as what is said of
    /// the crew.
    fileprivate static func ofCrew(_ id: CrewID, _ destinations: RecordDestinations) -> [Tab] {
        let own = [
            Tab(PeopleScreen.tab, .people(of: id), rank: 10),
            Tab(MeetingListScreen.tab, .meetings(of: id), rank: 20),
            Tab(LedgerScreen.tab, .ledger(of: id), rank: 40),
        ]
        return own + destinations.tabs(of: AnyIdentifier(id))
    }
}
