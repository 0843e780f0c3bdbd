import Audit
import AuditConsole
import AuditContract
import AuditHTTP
import AuditSQL
import AuditScreens
import Commands
public import ContractKit
import Database
import Hashing
public import Vocabulary
public import Wire

extension Domain {
    /// What operators and moderators have done.
    static let audit = Domain(
        name: "audit", schema: AuditSchema.schema(auditSeals), endpoints: AuditEndpoints.all,
        commands: [AuditNoun.self], screens: { .audit($0, ActWords(Domain.acts)) }, contract: auditContract,
        verification: AuditVerification.verification, drill: { _ in AuditDrill() },
        open: { database in
            audit(over: database.map { SQLAuditStore($0.sql, auditSeals) } ?? InMemoryAuditStore(auditSeals))
        },
        connect: { parts, services in
            services.provide((any AuditRepository).self, RemoteAuditRepository(parts.caller))
        })

    /// BLAKE2b under a key, and the system's random bytes.
    private static let auditSeals = AuditSeals(
        keyedHash: { BLAKE2b.digest(of: $0, key: $1) }, randomBytes: { RandomBytes.make($0) })

    private static let auditContract = DomainContract(
        "audit", AuditContract.clauses, verbs: { try $0.audit }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLAuditStore($0.database, auditSeals) } ?? InMemoryAuditStore(auditSeals))
        let parts = FixtureParts(
            environment, repository: { service.repository(for: $0) },
            forget: { try await service.forget($0) }, reopen: { try await place?.reopen() })
        return AuditFixture(parts) { service.log }
    }

    /// The log over a store.
    private static func audit(over store: any AuditStore) -> OpenDomain {
        OpenDomain { parts in
            let (delivery, time) = (parts.delivery, parts.dependencies.time)
            let service = AuditService(store: store, time: time) { () throws(ServiceFailure) in
                try await delivery.deliver()
            }
            return RunningDomain(
                routes: auditRoutes { service.repository(for: $0) },
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(AuditError) in try await service.forget(member) }
                },
                // What is told of a member is the operators', who answer for it.
                export: .nothing, auditLog: service.log
            ) { principal, services in
                services.provide((any AuditRepository).self, service.repository(for: principal))
            }
        }
    }
}

extension ClauseAuditLog {
    /// The audit log of a platform in this process, read as an operator reads it.
    public init(of platform: LocalPlatform) {
        self.init(
            record: { try await platform.record($0) },
            events: {
                let ids = SystemIdentifiers()
                let reader = Principal.member(ids.next(), session: ids.next(), role: .operator)
                let log = try platform.services(for: reader).audit
                var (events, request): ([AuditEvent], PageRequest?) = ([], .first)
                while let asked = request {
                    let page = try await log.entries(AuditQuery(), asked)
                    events += page.items.map(\.event)
                    request = try page.next.map { try PageRequest(.after($0), limit: asked.limit) }
                }
                return events.reversed()
            })
    }

    /// An act on the wire.
    public static var act: Shape<AuditEvent> { AuditWire.event }
}
