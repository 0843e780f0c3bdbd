import Database
import Notices
import NoticesConsole
import NoticesHTTP
import NoticesSQL
import NoticesScreens
import Vocabulary
import Wire

extension Domain {
    /// What members are told of what others have done.
    package static let notices = Domain(
        name: "notices", schema: NoticesSchema.schema, endpoints: NoticeEndpoints.all,
        commands: [NoticesCommand.self, WatchCommand.self],
        screens: { .notices($0, Domain.all.noticeWordings, destinations: noticeDestinations) },
        open: { sql in
            guard let sql else { return notices(over: InMemoryNoticeStore()) { nil } }
            return notices(over: SQLNoticeStore(sql)) { try? await sql.askedRevision() }
        },
        connect: { parts, services in
            services.provide((any NoticeRepository).self, RemoteNoticeRepository(parts.caller))
        })

    /// Notices over a store; `revision` tells whether anything was committed there.
    private static func notices(
        over store: any NoticeStore, revision: @escaping @Sendable () async -> String?
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = NoticeService(store, parts, revision)
            return RunningDomain(
                routes: noticeRoutes { service.repository(for: $0) },
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(NoticeError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let mine = service.repository(for: member)
                    try await archive.add("notices") { page throws(NoticeError) in
                        try await mine.notices(page)
                    } json: {
                        NoticeWire.view.bytes(of: $0)
                    }
                },
                subscribes: [
                    .notices(to: service.book), .withdrawals(of: service.book), .closings(to: service),
                ],
                jobs: [
                    Job("expire") { () throws(ServiceFailure) in
                        try await mappingToService { () throws(NoticeError) in _ = try await service.expire()
                        }
                    }
                ]
            ) { principal, services in
                services.provide((any NoticeRepository).self, service.repository(for: principal))
            }
        }
    }
}

extension NoticeService {
    /// Notices over a store, with what the platform has for every domain. Nobody but the recipient sees them,
    /// so that no replica answers.
    fileprivate init(
        _ store: any NoticeStore, _ parts: DomainParts, _ revision: @escaping @Sendable () async -> String?
    ) {
        let (delivery, topics) = (parts.delivery, Set([Notice.topic, OutboxMessage.withdrawalTopic]))
        self.init(
            store: store, members: parts.members, subjects: parts.subjects,
            sessions: parts.accounts.sessions, rules: NoticeRules(parts.noticeRules),
            time: parts.time, pulse: NoticePulse(revision: revision) { try? await Task.sleep(for: $0) }
        ) { () throws(ServiceFailure) in
            try await delivery.deliver(publishing: topics)
        }
    }
}
