import Commands
import Database
import Hashing
import Payments
import PaymentsConsole
import PaymentsHTTP
import PaymentsPages
import PaymentsPortOne
import PaymentsSQL
import PaymentsScreens
package import Vocabulary
import Wire

extension Domain {
    /// Orders that members pay for, and the ledger of their money.
    package static let payments = Domain(
        name: "payments", schema: PaymentsSchema.schema(ledgerSeal), endpoints: OrderEndpoints.all,
        commands: [
            BuyCommand.self, PurchasesCommand.self, SalesCommand.self, BalanceCommand.self,
            OrdersCommand.self,
        ],
        serverCommands: [PaymentsCommand.self],
        acts: OrdersCommand.acts.merging(PaymentsCommand.acts) { $1 }, records: [OrderSubject.self],
        noticeRules: NoticeRule.ofOrders, noticeWordings: NoticeWording.ofOrders,
        screens: { .payments($0, destinations: recordDestinations) },
        place: { $0.typed().map { .order($0) } },
        title: { record, services, language in
            guard let id = record.typed(OrderSubject.self) else { return nil }
            return try await services.orders.order(id).order.title(in: language)
        },
        pages: PaymentsPages.all, halts: halt,
        open: { sql in
            guard let sql else { return payments(over: InMemoryOrderStore(ledgerSeal)) }
            let ahead = CashierAhead.reading(
                paid: SQLOrderStore.paidOrders(of:_:), balances: SQLOrderStore.balances(of:_:))
            return payments(over: SQLOrderStore(sql, ledgerSeal), ahead: ahead) { sql.requestRevision }
        },
        connect: { parts, services in
            services.provide((any OrderRepository).self, RemoteOrderRepository(parts.caller))
            services.provide(BuyableRecords.self, buyables(services))
            services.provide(SellerKinds.self, sellerKinds(services))
        })

    /// After a restore no money moves before the gateway's books were read; in a copy, before an operator
    /// says so.
    private static let halt: Halting = { database, origin throws(DatabaseError) in
        switch origin {
        case .restored(let moment): try await PaymentsHalt.halt(database, .restored, since: moment)
        case .copied(let source, let moment):
            try await PaymentsHalt.halt(database, copiedFrom: source, at: moment)
        }
    }

    /// BLAKE2b under a key: it chains the ledger, and hides the secrets of addresses.
    package static let ledgerSeal = ChainSeal { BLAKE2b.digest(of: $0, key: $1) }

    /// Makes the secrets of private addresses: pages of payment, calendars, receipts.
    static let rightMint = RightMint(seal: ledgerSeal) { randomText().flatMap { RightSecret($0) } }

    /// 128 random bits as text; nil if the system has none.
    fileprivate static func randomText() -> String? { RandomBytes.make(16).map { Base64URL.encode($0) } }

    /// Payments over a store. Only the two of an order see it, so that no replica answers. What `revision`
    /// tells is the same while nothing is committed; `ahead` reads within another domain's snapshot.
    static func payments(
        over store: any OrderStore, ahead: CashierAhead = .nothing,
        revision: @escaping @Sendable () -> Int64? = { nil }
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = OrderService(store, parts)
            let site = parts.dependencies.payments.checkoutSite(sellers: parts.sellers)
            let notice = parts.dependencies.payments.house?.notice
            return RunningDomain(
                routes: orderRoutes { service.repository(for: $0) }
                    + parts.dependencies.payments.webhookRoutes(to: service, parts.time),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(OrderError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    try await export(service.repository(for: member), to: archive)
                },
                provides: [
                    .port((any Cashier).self, CachedCashier(service, revision: revision)),
                    .port(CashierAhead.self, ahead), .port((any PayoutBook).self, service),
                    .port((any PaidDeliveries).self, service),
                    .port((any SubjectDirectory).self, of: OrderSubject.self, service),
                ],
                publishes: Publication(
                    service.outbox, [AuditEvent.topic, Notice.topic], toOwners: [DeliveryChange.topic]),
                jobs: [recovery(of: service)] + OrderWork.allCases.map { job($0, of: service) },
                operate: { services in
                    services.provide(OrderService.self, service)
                    services.provide(OtherPayouts.self, otherPayouts)
                }
            ) { principal, services in
                services.provide((any OrderRepository).self, service.repository(for: principal))
                services.provide(BuyableRecords.self, buyables(services))
                services.provide(SellerKinds.self, sellerKinds(services))
                services.provide((any CheckoutDesk).self, service.checkoutDesk)
                if let site { services.provide(CheckoutSite.self, site) }
                if let notice { services.provide(HouseNotice.self, notice) }
            }
        }
    }
}

extension Domain {
    /// Does what is due of that kind: each server every two seconds for what a buyer waits for, one server at
    /// a time for what the gateway is asked.
    private static func job(_ work: OrderWork, of service: OrderService) -> Job {
        let servers: Job.Servers = work == .step ? .each : .one
        return Job(work.rawValue, every: .seconds(2), on: servers) { () throws(ServiceFailure) in
            try await mappingToService { () throws(OrderError) in _ = try await service.work(work) }
        }
    }

    /// After a restore nothing is done before the gateway's books were read.
    private static func recovery(of service: OrderService) -> Job {
        Job("recover", on: .one, atStart: true) { () throws(ServiceFailure) in
            try await mappingToService { () throws(OrderError) in _ = try await service.recover() }
        }
    }

    /// A member's orders, and the postings of what they were paid.
    private static func export(
        _ mine: any OrderRepository, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        try await archive.add("orders") { page throws(OrderError) in
            try await mine.orders(OrderFilter(), page)
        } json: {
            OrderWire.view.bytes(of: $0)
        }
        try await archive.add("postings") { page throws(OrderError) in
            try await mine.postings(page)
        } json: {
            OrderWire.posting.bytes(of: $0)
        }
    }
}

extension OrderService {
    /// Payments over a store, with what the platform has for every domain.
    fileprivate init(_ store: any OrderStore, _ parts: DomainParts) {
        let payments = parts.dependencies.payments
        self.init(
            store: store, gateway: payments.paymentGateway, purchasables: parts.purchasables,
            members: parts.members, subjects: parts.subjects,
            mint: Domain.rightMint, terms: payments.houseTerms, time: parts.time, ids: parts.ids,
            supplies: Domain.supplies(parts),
            references: { Domain.randomText().flatMap { PaymentReference("pay-\($0)") } })
    }
}
