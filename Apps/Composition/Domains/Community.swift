import Commands
import Community
import CommunityConsole
import CommunityHTTP
import CommunityPages
import CommunitySQL
import CommunitySamples
import CommunityScreens
import Database
import Vocabulary
import Wire

extension Domain {
    /// The board: posts by category. Endpoints, addresses, migrations, audit verbs and `madang board` keep
    /// the name under which clients and databases know them.
    package static let community = Domain(
        name: "community", schema: CommunitySchema.schema, endpoints: PostEndpoints.all,
        commands: [CommunityCommand.self], acts: CommunityCommand.acts, records: [PostSubject.self],
        countWordings: MemberCountWording.ofCommunity,
        screens: { .community($0, destinations: recordDestinations) },
        place: { $0.typed().map { .post($0) } },
        tabs: { $0.typed(MemberSubject.self).map { .board(of: $0) } ?? [] },
        title: { record, services, _ in
            guard let id = record.typed(PostSubject.self) else { return nil }
            return try await services.board.post(id).post.content.title
        },
        pages: PostPages.all,
        samples: PostSamples.data,
        open: { sql in
            guard let sql else {
                let store = InMemoryPostStore()
                return community { (PostService(store, $0), forVisitors: PostService(store, $0)) }
            }
            return community { parts in
                let ahead = parts.commentsAhead
                return (
                    PostService(SQLPostStore(sql, ahead: ahead), parts),
                    forVisitors: PostService(SQLPostStore(sql.replicaReads, ahead: ahead), parts)
                )
            }
        },
        connect: { parts, services in
            services.provide((any PostRepository).self, RemotePostRepository(parts.caller))
        })

    /// The board over a store. Who has not signed in has written nothing that they could miss, so that the
    /// store for visitors may be a replica.
    static func community(
        _ services: @escaping @Sendable (DomainParts) -> (PostService, forVisitors: PostService)
    ) -> OpenDomain {
        OpenDomain { parts in
            let (service, visitors) = services(parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: postRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(PostError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let mine = service.repository(for: member)
                    try await archive.add("posts") { page throws(PostError) in
                        try await mine.mine(nil, page)
                    } json: {
                        PostWire.view.bytes(of: $0)
                    }
                },
                provides: [
                    .port((any PictureAttachments).self, of: PostSubject.self, service),
                    .port((any SubjectDirectory).self, of: PostSubject.self, service),
                    .port((any SubjectModeration).self, of: PostSubject.self, service),
                    .shared((any MemberCounts).self, service),
                ],
                publishes: .ofRecords(service.outbox)
            ) { principal, services in
                services.provide((any PostRepository).self, repository(principal))
            }
        }
    }
}

extension PostService {
    /// The board over a store, with what the platform has for every domain.
    init(_ store: any PostStore, _ parts: DomainParts) {
        self.init(
            store: store, members: parts.members, blocks: parts.members, comments: parts.comments,
            pictures: parts.pictures, time: parts.time, ids: parts.ids)
    }
}
