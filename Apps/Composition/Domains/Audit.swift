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
        commands: [AuditCommand.self], screens: { .audit($0, ActWords(Domain.acts)) },
        contract: auditContract,
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

extension ClauseAuditLog {
    /// The audit log of a platform in this process, read as an operator reads it.
    public init(of platform: LocalPlatform) {
        self.init(
            record: { try await platform.record($0) },
            events: {
                let ids = SystemIdentifiers()
                let reader = Principal.member(ids.next(), session: ids.next(), role: .operator)
                return try await Self.entries(of: platform.services(for: reader).audit, behind: 0)
                    .map(\.event)
            })
    }

    /// The audit log of a server as that operator reads it: what `members` do from now on, or is done to
    /// them. Nothing can be recorded there but by doing it. Throws what reading throws.
    public init(
        readBy services: Services, about members: @escaping @Sendable () -> Set<MemberID>
    ) async throws {
        let log = try services.audit
        let last = try await log.entries(AuditQuery(), PageRequest(limit: 1)).items.first?.sequence ?? 0
        self.init(
            record: { _ in throw NotApplicable(needs: [.auditLog]) },
            events: {
                let members = members()
                return try await Self.entries(of: log, behind: last).map(\.event)
                    .filter { event in
                        [event.actor.memberID, event.affected].contains { $0.map(members.contains) ?? false }
                    }
            })
    }

    /// All entries behind that number, in order.
    private static func entries(
        of log: any AuditRepository, behind sequence: Int64
    ) async throws -> [AuditEntry] {
        var (entries, request): ([AuditEntry], PageRequest?) = (
            [], try PageRequest(limit: PageRequest.largestLimit)
        )
        while let asked = request {
            let page = try await log.entries(AuditQuery(), asked)
            let news = page.items.prefix { $0.sequence > sequence }
            entries += news
            let next = news.count == page.items.count ? page.next : nil
            request = try next.map { try PageRequest(.after($0), limit: asked.limit) }
        }
        return entries.reversed()
    }

    /// An act on the wire.
    public static var act: Shape<AuditEvent> { AuditWire.event }
}
