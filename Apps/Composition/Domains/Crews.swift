import Crews
import CrewsConsole
import CrewsHTTP
import CrewsSQL
import CrewsSamples
import CrewsScreens
import Database
import Vocabulary
import Wire

extension Domain {
    /// Things that members have named.
    package static let crews = Domain(
        name: "crews", schema: CrewsSchema.schema, endpoints: CrewEndpoints.all,
        commands: [CrewsCommand.self], records: [CrewSubject.self],
        screens: { .crews($0) }, place: { $0.typed().map { .crew($0) } },
        samples: CrewSamples.data,
        open: { sql in
            guard let sql else { return crews(over: InMemoryCrewStore()) }
            return crews(over: SQLCrewStore(sql), forVisitors: SQLCrewStore(sql.replicaReads))
        },
        connect: { parts, services in
            services.provide((any CrewRepository).self, RemoteCrewRepository(parts.caller))
        })

    /// Crews over a store. Who has not signed in has written nothing that they could miss, so that the
    /// store for visitors may be a replica.
    static func crews(
        over store: any CrewStore, forVisitors visitorStore: (any CrewStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = CrewService(store, parts)
            let visitors = CrewService(visitorStore ?? store, parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: crewRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(CrewError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let verbs = service.repository(for: member)
                    try await archive.add("crews") { page throws(CrewError) in
                        try await verbs.browse(page)
                    } json: {
                        $0.owner.id == member.memberID ? CrewWire.view.bytes(of: $0) : nil
                    }
                }
            ) { principal, services in
                services.provide((any CrewRepository).self, repository(principal))
            }
        }
    }
}

extension CrewService {
    /// Crews over a store, with what the platform has for every domain.
    fileprivate init(_ store: any CrewStore, _ parts: DomainParts) {
        self.init(store: store, members: parts.members, time: parts.time, ids: parts.ids)
    }
}
