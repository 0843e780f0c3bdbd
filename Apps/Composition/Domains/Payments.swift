import Database
import Payments
import PaymentsConsole
import PaymentsHTTP
import PaymentsSQL
import PaymentsSamples
import PaymentsScreens
import Vocabulary
import Wire

extension Domain {
    /// Things that members have named.
    package static let payments = Domain(
        name: "payments", schema: PaymentsSchema.schema, endpoints: OrderEndpoints.all,
        commands: [PaymentsCommand.self], records: [OrderSubject.self],
        screens: { .payments($0) }, place: { $0.typed().map { .order($0) } },
        samples: OrderSamples.data,
        open: { sql in
            guard let sql else { return payments(over: InMemoryOrderStore()) }
            return payments(over: SQLOrderStore(sql), forVisitors: SQLOrderStore(sql.replicaReads))
        },
        connect: { parts, services in
            services.provide((any OrderRepository).self, RemoteOrderRepository(parts.caller))
        })

    /// Payments over a store. Who has not signed in has written nothing that they could miss, so that the
    /// store for visitors may be a replica.
    static func payments(
        over store: any OrderStore, forVisitors visitorStore: (any OrderStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = OrderService(store, parts)
            let visitors = OrderService(visitorStore ?? store, parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: orderRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(OrderError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let verbs = service.repository(for: member)
                    try await archive.add("payments") { page throws(OrderError) in
                        try await verbs.browse(page)
                    } json: {
                        $0.owner.id == member.memberID ? OrderWire.view.bytes(of: $0) : nil
                    }
                }
            ) { principal, services in
                services.provide((any OrderRepository).self, repository(principal))
            }
        }
    }
}

extension OrderService {
    /// Payments over a store, with what the platform has for every domain.
    fileprivate init(_ store: any OrderStore, _ parts: DomainParts) {
        self.init(store: store, members: parts.members, time: parts.time, ids: parts.ids)
    }
}
