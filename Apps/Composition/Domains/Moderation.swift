import Commands
import ContractKit
import Database
import Moderation
import ModerationConsole
import ModerationContract
import ModerationHTTP
import ModerationSQL
import ModerationScreens
public import Vocabulary
import Wire

extension Domain {
    /// What members report, and what moderators do about it.
    static let moderation = Domain(
        name: "moderation", schema: ModerationSchema.schema, endpoints: ModerationEndpoints.all,
        commands: [ModerateCommand.self, ReportCommand.self, ReportsCommand.self], acts: ModerateCommand.acts,
        noticeRules: NoticeRule.ofModeration, noticeWordings: NoticeWording.ofModeration,
        screens: { .moderation($0, Domain.recordKinds) }, contract: moderationContract,
        verification: ModerationVerification.verification, drill: { _ in ModerationDrill() },
        open: { database in
            guard let sql = database?.sql else { return moderation(over: InMemoryModerationStore()) }
            return moderation(
                over: SQLModerationStore(sql), forVisitors: SQLModerationStore(sql.replicaReads))
        },
        connect: { parts, services in
            services.provide((any ModerationRepository).self, RemoteModerationRepository(parts.caller))
        })

    private static let moderationContract = DomainContract(
        "moderation", ModerationContract.clauses, verbs: { try $0.moderation }
    ) { environment, place in
        let acts = KnownActs()
        let service = environment.service(
            over: place.map { SQLModerationStore($0.database) } ?? InMemoryModerationStore(), acts)
        return ModerationFixture(
            environment, repository: { service.repository(for: $0) },
            forget: { try await service.forget($0) }, reopen: { try await place?.reopen() }
        ).on(ModerationGround(acts) { service })
    }

    /// Moderation over a store. Who has not signed in has written nothing that they could miss, so that the
    /// store for visitors, who read the public log, may be a replica.
    static func moderation(
        over store: any ModerationStore, forVisitors visitorStore: (any ModerationStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = ModerationService(store, parts)
            let visitors = ModerationService(visitorStore ?? store, parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: moderationRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(ModerationError) in
                        try await service.forget(member)
                    }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let verbs = service.repository(for: member)
                    try await archive.add("reports") { page throws(ModerationError) in
                        try await verbs.reports(page)
                    } json: {
                        ModerationWire.report.bytes(of: $0)
                    }
                },
                provides: [.port((any ReportDirectory).self, service)],
                publishes: Publication(service.outbox, [AuditEvent.topic, Notice.topic]),
                subscribes: [.closings(to: service)],
                jobs: [
                    Job("finish") { () throws(ServiceFailure) in
                        try await mappingToService { () throws(ModerationError) in
                            _ = try await service.finishAll()
                        }
                    }
                ]
            ) { principal, services in
                services.provide((any ModerationRepository).self, repository(principal))
            }
        }
    }
}

extension Services {
    /// Reports a member, notes something about them and decides the report for a reason, each in words that
    /// have the tag in them. What is refused, as it is after the member's withdrawal, is passed over. Throws
    /// outages.
    public func moderateSample(_ member: MemberID, _ tag: String) async throws {
        let subject = AnyIdentifier(member)
        do throws(ModerationError) {
            let verbs = try moderation
            _ = try await verbs.report(ReportDraft(subject, .other, text: tag), idempotencyKey: nil)
            _ = try await verbs.note("\(tag) note", about: subject, idempotencyKey: nil)
            _ = try await verbs.act(
                ModerationOrder(.dismiss, .reports(ReportFilter(owner: member)), reason: "\(tag) reason"),
                idempotencyKey: nil)
        } catch {
            if [.unavailable, .internal].contains(error.kind) { throw error }
        }
    }
}

extension ModerationService {
    /// Moderation over a store, with what the platform has for every domain.
    fileprivate init(_ store: any ModerationStore, _ parts: DomainParts) {
        self.init(
            store: store, subjects: parts.subjects, acts: PlatformModeration(ports: parts.moderation),
            memberActs: AccountModeration(parts.accounts), members: parts.accounts.members,
            time: parts.dependencies.time, ids: parts.dependencies.ids)
    }
}

/// The records of all domains as moderators act on them, each changed by its own domain.
private struct PlatformModeration: ModeratedKinds {
    let ports: RecordPorts<any SubjectModeration>

    func covers(_ prefix: String) -> Bool { ports.resolved(prefix) != nil }

    func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        var changed: Set<AnyIdentifier> = []
        for (prefix, own) in Dictionary(grouping: subjects, by: \.prefix).sorted(by: { $0.key < $1.key }) {
            guard let domain = ports.resolved(prefix) else { continue }
            changed.formUnion(
                try await domain.moderate(own, act, reason: reason, by: moderator, isBulk: isBulk))
        }
        return changed
    }
}
