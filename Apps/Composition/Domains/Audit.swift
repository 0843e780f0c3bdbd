package import Audit
import AuditConsole
import AuditHTTP
import AuditSQL
import AuditScreens
import Commands
import Database
import Hashing
import Vocabulary
import Wire

extension Domain {
    /// What operators and moderators have done.
    package static let audit = Domain(
        name: "audit", schema: AuditSchema.schema(auditSeals), endpoints: AuditEndpoints.all,
        commands: [AuditCommand.self], screens: { .audit($0, ActWords(Domain.all.acts)) },
        open: { database in
            audit(over: database.map { SQLAuditStore($0, auditSeals) } ?? InMemoryAuditStore(auditSeals))
        },
        connect: { parts, services in
            services.provide((any AuditRepository).self, RemoteAuditRepository(parts.caller))
        })

    /// BLAKE2b under a key, and the system's random bytes.
    package static let auditSeals = AuditSeals(
        keyedHash: { BLAKE2b.digest(of: $0, key: $1) }, randomBytes: { RandomBytes.make($0) })

    /// The log over a store.
    private static func audit(over store: any AuditStore) -> OpenDomain {
        OpenDomain { parts in
            let (delivery, time) = (parts.delivery, parts.time)
            let service = AuditService(
                store: store, members: parts.members, time: time
            ) { () throws(ServiceFailure) in
                try await delivery.settle()
            }
            return RunningDomain(
                routes: auditRoutes { service.repository(for: $0) },
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(AuditError) in try await service.forget(member) }
                },
                // What is told of a member is the operators', who answer for it.
                export: .nothing,
                subscribes: [.acts(to: service.log)]
            ) { principal, services in
                services.provide((any AuditRepository).self, service.repository(for: principal))
            }
        }
    }
}
