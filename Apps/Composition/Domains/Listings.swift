import Commands
import Database
import Listings
import ListingsConsole
import ListingsHTTP
import ListingsPages
import ListingsSQL
import ListingsSamples
import ListingsScreens
import Settings
import Vocabulary
import Wire

extension Domain {
    /// Goods for sale.
    package static let listings = Domain(
        name: "listings", schema: ListingsSchema.schema, endpoints: ListingEndpoints.all,
        commands: [MarketCommand.self], acts: ListingsCommand.acts, records: [ListingSubject.self],
        countWordings: MemberCountWording.ofListings,
        screens: { .listings($0, destinations: listingDestinations) },
        place: { $0.typed().map { .listing($0) } },
        tabs: { $0.typed(MemberSubject.self).map { .listings(of: $0) } ?? [] },
        title: { record, services, _ in
            guard let id = record.typed(ListingSubject.self) else { return nil }
            return try await services.listings.listing(id).listing.details.title
        },
        pages: ListingPages.all,
        samples: ListingSamples.data,
        open: { sql in
            guard let sql else {
                let store = InMemoryListingStore()
                return listings { (ListingService(store, $0), forVisitors: ListingService(store, $0)) }
            }
            return listings { parts in
                let ahead = parts.commentsAhead
                return (
                    ListingService(SQLListingStore(sql, ahead: ahead), parts),
                    forVisitors: ListingService(SQLListingStore(sql.replicaReads, ahead: ahead), parts)
                )
            }
        },
        connect: { parts, services in
            services.provide((any ListingRepository).self, RemoteListingRepository(parts.caller))
        })

    /// Goods for sale over a store. Who has not signed in has written nothing that they could miss, so that
    /// the store for visitors may be a replica.
    static func listings(
        _ services: @escaping @Sendable (DomainParts) -> (ListingService, forVisitors: ListingService)
    ) -> OpenDomain {
        OpenDomain { parts in
            let (service, visitors) = services(parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: listingRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(ListingError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let mine = service.repository(for: member)
                    try await archive.add("listings") { page throws(ListingError) in
                        try await mine.mine(nil, page)
                    } json: {
                        ListingWire.view.bytes(of: $0)
                    }
                    try await archive.add("liked") { page throws(ListingError) in
                        try await mine.liked(page)
                    } json: {
                        ListingWire.view.bytes(of: $0)
                    }
                },
                nextChange: { () throws(ServiceFailure) in
                    try await mappingToService { () throws(ListingError) in try await service.nextChange() }
                },
                provides: ports(service),
                publishes: .ofRecords(service.outbox)
            ) { principal, services in
                services.provide((any ListingRepository).self, repository(principal))
            }
        }
    }
}

extension Domain {
    private static func ports(_ service: ListingService) -> [ProvidedPort] {
        [
            .port(ListingService.self, service),
            .port((any PictureAttachments).self, of: ListingSubject.self, service),
            .port((any SubjectDirectory).self, of: ListingSubject.self, service),
            .port((any SubjectModeration).self, of: ListingSubject.self, service),
            .shared((any MemberCounts).self, service),
        ]
    }
}

extension ListingService {
    /// Listings over a store, with what the platform has for every domain.
    init(_ store: any ListingStore, _ parts: DomainParts) {
        self.init(
            store: store, members: parts.members, pictures: parts.pictures, comments: parts.comments,
            time: parts.time, ids: parts.ids,
            holdLimits: .listings(
                perMember: parts.holding.perMember, perListing: parts.holding.perThing,
                pause: parts.holding.pause))
    }
}
