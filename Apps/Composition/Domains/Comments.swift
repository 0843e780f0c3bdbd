import Commands
import Comments
import CommentsConsole
import CommentsHTTP
import CommentsSQL
import CommentsSamples
import CommentsScreens
import Database
import Vocabulary
import Wire

extension Domain {
    /// What members say about records of all domains.
    package static let comments = Domain(
        name: "comments", schema: CommentsSchema.schema, endpoints: CommentEndpoints.all,
        commands: [CommentsCommand.self, ConversationsCommand.self], acts: CommentsCommand.acts,
        records: [CommentSubject.self, ConversationSubject.self],
        noticeRules: NoticeRule.ofComments, noticeWordings: NoticeWording.ofComments,
        screens: { .comments($0, subject: { all.place(of: $0) }, destinations: recordDestinations) },
        title: { record, services, language in
            if let id = record.typed(CommentSubject.self) {
                return try await services.comments.comment(id).lineOfText(in: language)
            }
            guard let id = record.typed(ConversationSubject.self) else { return nil }
            return try await services.comments.conversation(id).heading(in: language)
        },
        samples: CommentSamples.data(on: newestListings),
        open: { sql in
            guard let sql else { return comments(over: InMemoryCommentStore()) }
            return comments(
                over: SQLCommentStore(sql), forVisitors: SQLCommentStore(sql.replicaReads),
                counting: SQLCommentStore.counts(ofPage:_:)
            ) { sql.requestRevision }
        },
        connect: { parts, services in
            services.provide((any CommentRepository).self, RemoteCommentRepository(parts.caller))
        })

    /// Comments over a store. Who has not signed in has written nothing that they could miss, so that the
    /// store for visitors may be a replica. What `revision` tells is the same while nothing is committed;
    /// `count` tells within somebody else's snapshot how much is said about records.
    static func comments(
        over store: any CommentStore, forVisitors visitorStore: (any CommentStore)? = nil,
        counting count: CommentCounting? = nil, revision: @escaping @Sendable () -> Int64? = { nil }
    ) -> OpenDomain {
        OpenDomain { parts in
            let subjects = CachedSubjectDirectory(parts.subjects, revision: revision)
            let service = CommentService(store, parts, on: subjects)
            let visitors = CommentService(visitorStore ?? store, parts, on: subjects)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: commentRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(CommentError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let verbs = service.repository(for: member)
                    try await archive.add("comments") { page throws(CommentError) in
                        try await verbs.mine(page)
                    } json: {
                        CommentWire.view.bytes(of: $0)
                    }
                    try await export(conversationsOf: verbs, to: archive)
                },
                provides: ports(service, counting: count, revision),
                publishes: Publication(
                    service.outbox, [AuditEvent.topic, Notice.topic, OutboxMessage.withdrawalTopic]),
                subscribes: [.closings(to: service), .conversations(to: service)]
            ) { principal, services in
                services.provide((any CommentRepository).self, repository(principal))
            }
        }
    }
}

extension Domain {
    private static func ports(
        _ service: CommentService, counting count: CommentCounting?,
        _ revision: @escaping @Sendable () -> Int64?
    ) -> [ProvidedPort] {
        let ahead = count.map { CachedCommentDirectory.ahead($0) } ?? .nothing
        return [
            .port(
                (any CommentDirectory).self, CachedCommentDirectory(service, revision: revision)),
            .port(CommentCountsAhead.self, CommentCountsAhead(reads: ahead)),
            .port((any SubjectDirectory).self, of: CommentSubject.self, service),
            .port((any SubjectDirectory).self, of: ConversationSubject.self, service),
            .port((any SubjectModeration).self, of: CommentSubject.self, service),
        ]
    }

    /// A member's conversations, each with all that was said in it.
    private static func export(
        conversationsOf mine: any CommentRepository, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        try await archive.add("conversations") { page throws(CommentError) in
            try await mine.conversations(about: nil, page)
        } json: { view throws(ServiceFailure) in
            let said = try await mappingToService { () throws(CommentError) in
                try await mine.transcript(of: view)
            }
            return CommentWire.transcript.bytes(of: said)
        }
    }
}

extension CommentService {
    /// Comments over a store, with what the platform has for every domain.
    fileprivate init(
        _ store: any CommentStore, _ parts: DomainParts, on subjects: any SubjectDirectory
    ) {
        let needs = CommentNeeds(
            members: parts.members, nicknames: parts.members, blocks: parts.members, subjects: subjects,
            reports: parts.reports)
        self.init(store: store, needs, time: parts.time, ids: parts.ids)
    }
}
