import Commands
import Database
import Funding
import FundingConsole
import FundingHTTP
import FundingPages
import FundingSQL
import FundingSamples
import FundingScreens
import Terminal
import Vocabulary
import Wire

extension Domain {
    /// Funding: campaigns of animal shelters, which members back.
    package static let funding = Domain(
        name: "funding", schema: FundingSchema.schema, endpoints: FundingEndpoints.all,
        commands: [FundingCommand.self, SheltersCommand.self],
        acts: FundingCommand.acts.merging(SheltersCommand.acts) { $1 },
        records: [
            ShelterSubject.self, CampaignSubject.self, BackingSubject.self, UpdateSubject.self,
            ReceiptSubject.self,
        ],
        noticeRules: NoticeRule.ofFunding, noticeWordings: NoticeWording.ofFunding,
        screens: {
            .funding(
                $0, destinations: recordDestinations, members: $0.memberNames, payment: feePayment)
        },
        place: fundingPlace, tabs: { commentTabs(ofCampaign: $0) }, title: fundingTitle,
        pages: FundingPages.all,
        samples: FundingSamples.data,
        open: { sql in
            guard let sql else { return funding(over: { _ in InMemoryFundingStore() }) }
            return funding(
                over: { SQLFundingStore(sql, balancesAhead: $0) },
                forVisitors: { SQLFundingStore(sql.replicaReads, balancesAhead: $0) })
        },
        connect: { parts, services in
            services.provide((any FundingRepository).self, RemoteFundingRepository(parts.caller))
            services.provide((any ReceiptAddressVerbs).self, RemoteReceiptAddressVerbs(parts.caller))
            services.provide(BackingPaying.self, backingPaying)
        })

    /// Funding over a store, which reads what payees have beside its pages. Anonymous visitors have written
    /// nothing that they could miss, so that the store for them may be a replica.
    static func funding(
        over store: @escaping @Sendable (ReadAhead) -> any FundingStore,
        forVisitors visitorStore: (@Sendable (ReadAhead) -> any FundingStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let ahead = parts.balancesAhead
            let kept = store(ahead)
            let service = FundingService(kept, parts)
            let visitors = FundingService(visitorStore?(ahead) ?? kept, parts)
            let addresses = ReceiptAddressService(service, mint: rightMint)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: fundingRoutes(repository) + receiptAddressRoutes { addresses.verbs(for: $0) },
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(FundingError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    try await export(service, of: member, to: archive)
                },
                nextChange: { () throws(ServiceFailure) in
                    try await mappingToService { () throws(FundingError) in try await service.nextChange() }
                },
                provides: ports(service), publishes: Publication(service.outbox, fundingTopics),
                jobs: jobs(service)
            ) { principal, services in
                services.provide((any FundingRepository).self, repository(principal))
                services.provide((any ReceiptAddressVerbs).self, addresses.verbs(for: principal))
                services.provide((any ReceiptDesk).self, addresses.desk)
                services.provide(BackingPaying.self, backingPaying)
            }
        }
    }
}

extension Domain {
    /// Where one of its records is seen on a whole screen; nil for those of others.
    @Sendable private static func fundingPlace(_ record: AnyIdentifier) -> Destination? {
        if let id = record.typed(ShelterSubject.self) { return .shelter(id) }
        return record.typed(CampaignSubject.self).map { .campaign($0) }
    }

    /// What one of its records is called; nil for those of others, and for those that are called by no text.
    @Sendable private static func fundingTitle(
        _ record: AnyIdentifier, _ services: Services, _ language: Language
    ) async throws -> String? {
        if let id = record.typed(ShelterSubject.self) {
            return try await services.funding.shelter(id).shelter.details.name
        }
        guard let id = record.typed(CampaignSubject.self) else { return nil }
        return try await services.funding.campaign(id).campaign.details.title
    }

    private static let fundingTopics = [AuditEvent.topic, OutboxMessage.picturesTopic, Notice.topic]

    private static func ports(_ service: FundingService) -> [ProvidedPort] {
        [
            .port((any SubjectDirectory).self, of: ShelterSubject.self, service),
            .port((any SubjectDirectory).self, of: CampaignSubject.self, service),
            .port((any SubjectDirectory).self, of: UpdateSubject.self, service),
            .port((any SubjectModeration).self, of: ShelterSubject.self, service),
            .port((any SubjectModeration).self, of: CampaignSubject.self, service),
            .port((any SubjectModeration).self, of: UpdateSubject.self, service),
            .port((any PictureAttachments).self, of: ShelterSubject.self, service),
            .port((any PictureAttachments).self, of: CampaignSubject.self, service),
            .port((any PictureAttachments).self, of: UpdateSubject.self, service),
            .port((any Purchasable).self, of: BackingSubject.self, service),
        ]
    }

    /// What others wait for is looked for often: ends of campaigns, refunds, what is told.
    private static func jobs(_ service: FundingService) -> [Job] {
        let (often, seldom): (Duration, Duration) = (.seconds(2), .seconds(60))
        return [
            job("advance", often) { () throws(FundingError) in try await service.advanceAll() },
            job("give-back", often) { () throws(FundingError) in try await service.giveBackAll() },
            job("refund", often) { () throws(FundingError) in try await service.refundAll() },
            job("tell", often) { () throws(FundingError) in try await service.tellAll() },
            job("lapse", seldom) { () throws(FundingError) in try await service.lapseAll() },
            job("ask", seldom) { () throws(FundingError) in try await service.askAll() },
            job("choose", seldom) { () throws(FundingError) in try await service.chooseAll() },
            job("payouts", seldom) { () throws(FundingError) in try await service.settlePayouts() },
            job("receipts", seldom) { () throws(FundingError) in try await service.mendReceipts() },
        ]
    }

    private static func job(
        _ name: String, _ interval: Duration, _ step: @escaping @Sendable () async throws(FundingError) -> Int
    ) -> Job {
        Job(name, every: interval, on: .one) { () throws(ServiceFailure) in
            _ = try await mappingToService { () throws(FundingError) in try await step() }
        }
    }

    /// A member's shelters, backings and receipts.
    private static func export(
        _ service: FundingService, of principal: Principal, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        let mine = service.repository(for: principal)
        try await archive.add("shelters") { _ throws(FundingError) in
            Page(items: try await mine.ownShelters())
        } json: {
            FundingWire.shelter.bytes(of: $0)
        }
        try await archive.add("backings") { page throws(FundingError) in
            try await mine.ownBackings(page)
        } json: {
            FundingWire.backing.bytes(of: $0)
        }
        try await archive.add("receipts") { page throws(FundingError) in
            try await mine.ownReceipts(in: nil, page)
        } json: {
            FundingWire.receipt.bytes(of: $0)
        }
    }
}

extension FundingService {
    /// Funding over a store, with what the platform has for every domain.
    init(_ store: any FundingStore, _ parts: DomainParts) {
        self.init(
            store: store, members: parts.members, cashier: parts.cashier, payouts: parts.payouts,
            zones: Domain.zones, pictures: parts.pictures, time: parts.time, ids: parts.ids)
    }
}
