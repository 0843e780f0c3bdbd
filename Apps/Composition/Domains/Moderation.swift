import Commands
import Database
import Moderation
import ModerationConsole
import ModerationHTTP
import ModerationSQL
import ModerationScreens
import Vocabulary
import Wire

extension Domain {
    /// What members report, and what moderators do about it.
    package static let moderation = Domain(
        name: "moderation", schema: ModerationSchema.schema, endpoints: ModerationEndpoints.all,
        commands: [ModerateCommand.self, ReportCommand.self, ReportsCommand.self], acts: ModerateCommand.acts,
        noticeRules: NoticeRule.ofModeration, noticeWordings: NoticeWording.ofModeration,
        screens: { .moderation($0, Domain.all.recordKinds) },
        open: { sql in
            guard let sql else { return moderation(over: InMemoryModerationStore()) }
            return moderation(
                over: SQLModerationStore(sql), forVisitors: SQLModerationStore(sql.replicaReads))
        },
        connect: { parts, services in
            services.provide((any ModerationRepository).self, RemoteModerationRepository(parts.caller))
        })

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

extension ModerationService {
    /// Moderation over a store, with what the platform has for every domain.
    fileprivate init(_ store: any ModerationStore, _ parts: DomainParts) {
        self.init(
            store: store, subjects: parts.subjects, acts: PlatformModeration(ports: parts.moderation),
            memberActs: AccountModeration(parts.accounts), members: parts.members, time: parts.time,
            ids: parts.ids)
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
