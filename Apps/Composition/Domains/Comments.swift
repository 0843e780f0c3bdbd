import Comments
import CommentsConsole
import CommentsContract
import CommentsHTTP
import CommentsSQL
import CommentsScreens
import ContractKit
import Database
import Vocabulary
import Wire

extension Domain {
    /// Things that members have named.
    static let comments = Domain(
        name: "comments", schema: CommentsSchema.schema, endpoints: CommentEndpoints.all,
        commands: [CommentsNoun.self], screens: { .comments($0) }, contract: commentsContract,
        verification: CommentVerification.verification, drill: { _ in CommentDrill() },
        open: { database in
            guard let sql = database?.sql else { return comments(over: InMemoryCommentStore()) }
            return comments(over: SQLCommentStore(sql), forVisitors: SQLCommentStore(sql.replicaReads))
        },
        connect: { parts, services in
            services.provide((any CommentRepository).self, RemoteCommentRepository(parts.caller))
        })

    private static let commentsContract = DomainContract(
        "comments", CommentContract.clauses, verbs: { try $0.comments }
    ) { environment, place in
        let service = environment.service(
            over: place.map { SQLCommentStore($0.database) } ?? InMemoryCommentStore())
        return CommentFixture(
            environment, repository: { service.repository(for: $0) },
            forget: { try await service.forget($0) }, reopen: { try await place?.reopen() })
    }

    /// Comments over a store. Who has not signed in has written nothing that they could miss, so that the
    /// store for visitors may be a replica.
    static func comments(
        over store: any CommentStore, forVisitors visitorStore: (any CommentStore)? = nil
    ) -> OpenDomain {
        OpenDomain { parts in
            let service = CommentService(store, parts)
            let visitors = CommentService(visitorStore ?? store, parts)
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
                        try await verbs.browse(page)
                    } json: {
                        $0.owner.id == member.memberID ? CommentWire.view.bytes(of: $0) : nil
                    }
                }
            ) { principal, services in
                services.provide((any CommentRepository).self, repository(principal))
            }
        }
    }
}

extension CommentService {
    /// Comments over a store, with what the platform has for every domain.
    fileprivate init(_ store: any CommentStore, _ parts: DomainParts) {
        self.init(
            store: store, members: parts.accounts.members,
            time: parts.dependencies.time, ids: parts.dependencies.ids)
    }
}
