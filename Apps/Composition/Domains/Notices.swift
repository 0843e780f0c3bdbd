import ContractKit
import Database
import Notices
import NoticesConsole
import NoticesContract
import NoticesHTTP
import NoticesSQL
import NoticesScreens
import Vocabulary
import Wire

extension Domain {
    /// Things that members have named.
    static let notices = Domain(
        name: "notices", schema: NoticesSchema.schema, endpoints: KeptNoticeEndpoints.all,
        commands: [NoticesNoun.self], screens: { .notices($0) }, contract: noticesContract,
        verification: KeptNoticeVerification.verification, drill: { _ in KeptNoticeDrill() },
        open: { database in
            guard let sql = database?.sql else { return notices(over: InMemoryKeptNoticeStore()) }
            return notices(over: SQLKeptNoticeStore(sql), forVisitors: SQLKeptNoticeStore(sql.replicaReads))
        },
        connect: { parts, services in
            services.provide((any KeptNoticeRepository).self, RemoteKeptNoticeRepository(parts.caller))
        })

    private static let noticesContract = DomainContract(
        "notices", KeptNoticeContract.clauses, verbs: { try $0.notices }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLKeptNoticeStore($0.database) } ?? InMemoryKeptNoticeStore())
        return KeptNoticeFixture(
            environment, repository: { service.repository(for: $0) },
            forget: { try await service.forget($0) }, reopen: { try await place?.reopen() })
    }

    /// Notices over a store. Who has not signed in has written nothing that they could miss, so that the
    /// store for visitors may be a replica.
    static func notices(
        over store: any KeptNoticeStore, forVisitors visitorStore: (any KeptNoticeStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = KeptNoticeService(store, parts)
            let visitors = KeptNoticeService(visitorStore ?? store, parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: keptnoticeRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(KeptNoticeError) in
                        try await service.forget(member)
                    }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let verbs = service.repository(for: member)
                    try await archive.add("notices") { page throws(KeptNoticeError) in
                        try await verbs.browse(page)
                    } json: {
                        $0.owner.id == member.memberID ? KeptNoticeWire.view.bytes(of: $0) : nil
                    }
                }
            ) { principal, services in
                services.provide((any KeptNoticeRepository).self, repository(principal))
            }
        }
    }
}

extension KeptNoticeService {
    /// Notices over a store, with what the platform has for every domain.
    fileprivate init(_ store: any KeptNoticeStore, _ parts: DomainParts) {
        self.init(
            store: store, members: parts.accounts.members,
            time: parts.dependencies.time, ids: parts.dependencies.ids)
    }
}
