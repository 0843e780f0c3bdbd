import Commands
import Crews
import CrewsConsole
import CrewsHTTP
import CrewsPages
import CrewsSQL
import CrewsSamples
import CrewsScreens
import Database
import Terminal
import TimeZones
import Vocabulary
import Wire

extension Domain {
    /// Crews: clubs that people join, pay for, and meet in.
    package static let crews = Domain(
        name: "crews", schema: CrewsSchema.schema, endpoints: CrewEndpoints.all,
        commands: [CrewsCommand.self], acts: CrewsCommand.acts,
        records: [
            CrewSubject.self, CrewTalkSubject.self, MeetingSubject.self, MembershipSubject.self,
            DueSubject.self, CashEntrySubject.self,
        ],
        noticeRules: NoticeRule.ofCrews + NoticeRule.ofMeetings + NoticeRule.ofCrewMoney,
        noticeWordings: NoticeWording.ofCrews + NoticeWording.ofMeetings + NoticeWording.ofCrewMoney,
        countWordings: MemberCountWording.ofCrews,
        screens: { .crews($0, destinations: recordDestinations, payment: feePayment) },
        place: crewPlace,
        tabs: { $0.typed(MemberSubject.self).map { .crews(of: $0) } ?? commentTabs(ofCrew: $0) },
        title: crewTitle, pages: CrewPages.all,
        samples: CrewSamples.data,
        open: { sql in
            guard let sql else { return crews(over: InMemoryCrewStore()) }
            return crews(over: SQLCrewStore(sql), forVisitors: SQLCrewStore(sql.replicaReads))
        },
        connect: { parts, services in
            services.provide((any CrewRepository).self, RemoteCrewRepository(parts.caller))
            services.provide((any CalendarVerbs).self, RemoteCalendarVerbs(parts.caller))
            services.provide(FeePaying.self, feePaying)
        })

    /// Crews over a store. Anonymous visitors have written nothing that they could miss, so that the store
    /// for them may be a replica.
    static func crews(
        over store: any CrewStore, forVisitors visitorStore: (any CrewStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = CrewService(store, parts)
            let visitors = CrewService(visitorStore ?? store, parts)
            let calendars = CalendarService(service, mint: rightMint)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: crewRoutes(repository) + crewCalendarRoutes { calendars.verbs(for: $0) },
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(CrewError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    try await export(service, of: member, to: archive)
                },
                provides: ports(service), publishes: Publication(service.outbox, topics),
                jobs: jobs(service)
            ) { principal, services in
                services.provide((any CrewRepository).self, repository(principal))
                services.provide((any CalendarVerbs).self, calendars.verbs(for: principal))
                services.provide((any CalendarDesk).self, calendars.desk)
                services.provide(FeePaying.self, feePaying)
            }
        }
    }
}

extension Domain {
    /// Where one of its records is seen on a whole screen; nil for those of others. The talk of a crew is on
    /// the page of the crew.
    @Sendable private static func crewPlace(_ record: AnyIdentifier) -> Destination? {
        if let id = record.typed(MeetingSubject.self) { return .meeting(id) }
        let crew = record.typed(CrewSubject.self) ?? record.typed(CrewTalkSubject.self)?.crew
        return crew.map { .crew($0) }
    }

    /// What one of its records is called; nil for those of others, and for those that are called by no text.
    @Sendable private static func crewTitle(
        _ record: AnyIdentifier, _ services: Services, _ language: Language
    ) async throws -> String? {
        if let id = record.typed(CrewSubject.self) {
            return try await services.crews.crew(id).crew.details.name
        }
        if let id = record.typed(CrewTalkSubject.self)?.crew {
            let name = try await services.crews.crew(id).crew.details.name
            return Phrase(en: "\(name): members only", ko: "\(name) 회원 대화").text(in: language)
        }
        guard let id = record.typed(MeetingSubject.self) else { return nil }
        return try await services.crews.meeting(id).meeting.details.title
    }

    private static let topics = [
        AuditEvent.topic, OutboxMessage.picturesTopic, OutboxMessage.closedTopic, Notice.topic,
    ]

    private static func ports(_ service: CrewService) -> [ProvidedPort] {
        [
            .port((any SubjectDirectory).self, of: CrewSubject.self, service),
            .port((any SubjectDirectory).self, of: CrewTalkSubject.self, service),
            .port((any SubjectDirectory).self, of: MeetingSubject.self, service),
            .port((any SubjectDirectory).self, of: CashEntrySubject.self, service),
            .port((any SubjectModeration).self, of: CrewSubject.self, service),
            .port((any PictureAttachments).self, of: CrewSubject.self, service),
            .port((any PictureAttachments).self, of: CashEntrySubject.self, service),
            .port((any Purchasable).self, of: MembershipSubject.self, service),
            .port((any Purchasable).self, of: DueSubject.self, service),
            .shared((any MemberCounts).self, service),
        ]
    }
}

extension Domain {
    /// What ends by the clock is looked for often, since others wait for the seats and places; what is made
    /// for a month, or ends after days, less so.
    private static func jobs(_ service: CrewService) -> [Job] {
        let often: Duration = .seconds(2)
        let seldom: Duration = .seconds(60)
        return [
            job("lapse", often) { () throws(CrewError) in try await service.lapseAll() },
            job("finish", often) { () throws(CrewError) in try await service.finishAll() },
            job("offers", often) { () throws(CrewError) in try await service.endOffers() },
            job("dissolve", seldom) { () throws(CrewError) in try await service.dissolveAll() },
            job("dues", seldom, atStart: true) { () throws(CrewError) in try await service.makeDues() },
            job("dues-reminders", seldom) { () throws(CrewError) in try await service.remindOfDues() },
            job("arrears", seldom) { () throws(CrewError) in try await service.settleArrears() },
            job("reminders", seldom) { () throws(CrewError) in try await service.remind() },
            // A server learns of other rules of zones when it starts.
            job("zones", .seconds(3_600), atStart: true) { () throws(CrewError) in
                try await service.followZones()
            },
        ]
    }

    private static func job(
        _ name: String, _ interval: Duration, atStart: Bool = false,
        _ step: @escaping @Sendable () async throws(CrewError) -> Int
    ) -> Job {
        Job(name, every: interval, on: .one, atStart: atStart) { () throws(ServiceFailure) in
            _ = try await mappingToService { () throws(CrewError) in try await step() }
        }
    }

    /// A member's memberships, the crews that they own, their dues, the cash that they have entered and their
    /// answers to meetings.
    private static func export(
        _ service: CrewService, of principal: Principal, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        guard let member = principal.memberID else { return }
        let mine = service.repository(for: principal)
        try await archive.add("crews") { page throws(CrewError) in
            try await mine.crews(of: member, page)
        } json: {
            $0.owner.id == member ? CrewWire.view.bytes(of: $0) : nil
        }
        var crews: [CrewID] = []
        try await archive.add("crew-memberships") { page throws(CrewError) in
            let found = try await service.memberships(of: principal, page)
            crews += found.items.map(\.membership.crew)
            return found
        } json: {
            CrewWire.membership.bytes(of: $0)
        }
        for crew in crews { try await export(service, of: principal, in: crew, to: archive) }
    }

    private static func export(
        _ service: CrewService, of principal: Principal, in crew: CrewID, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        try await archive.add("crew-dues") { page throws(CrewError) in
            try await service.dues(of: principal, in: crew, page)
        } json: {
            CrewWire.due.bytes(of: $0)
        }
        try await archive.add("crew-cash") { page throws(CrewError) in
            try await service.cash(of: principal, in: crew, page)
        } json: {
            CrewWire.cashEntry.bytes(of: $0)
        }
        for list in MeetingList.allCases {
            try await archive.add("crew-answers") { page throws(CrewError) in
                try await service.answers(of: principal, in: crew, list, page)
            } json: { meeting in
                meeting.map { CrewWire.meeting.bytes(of: $0) }
            }
        }
    }
}

extension CrewService {
    /// Crews over a store, with what the platform has for every domain.
    init(_ store: any CrewStore, _ parts: DomainParts) {
        self.init(
            store: store, members: parts.members, cashier: parts.cashier, sellers: parts.sellers,
            zones: Domain.zones, pictures: parts.pictures, time: parts.time, ids: parts.ids)
    }
}

extension Domain {
    /// The zones of this machine, each read once.
    static let zones = ZoneDatabase()
}
