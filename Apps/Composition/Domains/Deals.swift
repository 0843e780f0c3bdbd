import Commands
import Database
import Deals
import DealsConsole
import DealsHTTP
import DealsSQL
import DealsScreens
import Vocabulary
import Wire

extension Domain {
    /// What neighbours agree upon about a listing.
    package static let deals = Domain(
        name: "deals", schema: DealsSchema.schema, endpoints: DealEndpoints.all,
        commands: [PayableDealsCommand.self], records: [DealSubject.self],
        noticeRules: NoticeRule.ofDeals, noticeWordings: NoticeWording.ofDeals,
        screens: { .deals($0, destinations: recordDestinations, payment: dealPayment) },
        place: { $0.typed().map { .deal($0) } },
        title: { record, services, language in
            guard let id = record.typed(DealSubject.self) else { return nil }
            return try await services.deals.deal(id).deal.title(in: language)
        },
        open: { database in deals(over: database.map { SQLDealStore($0) } ?? InMemoryDealStore()) },
        connect: { parts, services in
            services.provide((any DealRepository).self, RemoteDealRepository(parts.caller))
        })

    /// Deals over a store, about the listings of the same platform. Nobody but the two of a deal sees it, so
    /// that no replica answers.
    static func deals(over store: any DealStore) -> OpenDomain {
        OpenDomain { parts in
            let service = DealService(
                store: store, market: ListingsMarket(parts), members: parts.members, sellers: parts.sellers,
                deliveries: parts.deliveries, time: parts.time, ids: parts.ids)
            return RunningDomain(
                routes: dealRoutes { service.repository(for: $0) },
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(DealError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    try await export(service.repository(for: member), to: archive)
                },
                provides: [
                    .port((any SubjectDirectory).self, of: DealSubject.self, service),
                    .port((any Purchasable).self, of: DealSubject.self, service),
                ],
                publishes: Publication(service.outbox, [Notice.topic, SaidMessage.topic]),
                subscribes: [
                    .deliveries { change throws(ServiceFailure) in
                        try await mappingToService { () throws(DealError) in
                            try await service.noteDelivery(change)
                        }
                    }
                ],
                jobs: [
                    Job("finish") { () throws(ServiceFailure) in
                        try await mappingToService { () throws(DealError) in _ = try await service.finishAll()
                        }
                    }
                ]
            ) { principal, services in
                services.provide((any DealRepository).self, service.repository(for: principal))
            }
        }
    }

    /// A member's deals.
    private static func export(
        _ mine: any DealRepository, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        try await archive.add("deals") { page throws(DealError) in
            try await mine.deals(DealFilter(), page)
        } json: {
            DealWire.view.bytes(of: $0)
        }
    }
}
