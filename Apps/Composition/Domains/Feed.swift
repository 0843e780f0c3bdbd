import Commands
import Database
import Feed
import FeedConsole
import FeedHTTP
import FeedPages
import FeedSQL
import FeedSamples
import FeedScreens
import Vocabulary
import Wire

extension Domain {
    /// The feed: style posts with photos, and which members follow which.
    package static let feed = Domain(
        name: "feed", schema: FeedSchema.schema, endpoints: FeedEndpoints.all,
        commands: [
            FeedCommand.self, FollowCommand.self, UnfollowCommand.self, FollowersCommand.self,
            FollowingCommand.self,
        ],
        acts: FeedCommand.acts, records: [FeedPostSubject.self],
        noticeRules: NoticeRule.ofFeed, noticeWordings: NoticeWording.ofFeed,
        countWordings: MemberCountWording.ofFeed,
        screens: { .feed($0, destinations: recordDestinations) },
        place: { $0.typed().map { .feedPost($0) } },
        tabs: { feedTabs(of: $0) },
        title: { record, services, _ in
            guard let id = record.typed(FeedPostSubject.self) else { return nil }
            return try await services.feed.post(id).post.title
        },
        pages: FeedPostPages.all,
        samples: FeedSamples.data(wearing: wearableJerseys),
        open: { sql in
            guard let sql else {
                let store = InMemoryFeedStore()
                return feed { (FeedService(store, $0), forVisitors: FeedService(store, $0)) }
            }
            return feed { parts in
                let ahead = parts.commentsAhead
                return (
                    FeedService(SQLFeedStore(sql, ahead: ahead), parts),
                    forVisitors: FeedService(SQLFeedStore(sql.replicaReads, ahead: ahead), parts)
                )
            }
        },
        connect: { parts, services in
            services.provide((any FeedRepository).self, RemoteFeedRepository(parts.caller))
        })

    /// The feed over a store. Anonymous visitors have written nothing that they could miss, so that the store
    /// for them may be a replica.
    static func feed(
        _ services: @escaping @Sendable (DomainParts) -> (FeedService, forVisitors: FeedService)
    ) -> OpenDomain {
        OpenDomain { parts in
            let (service, visitors) = services(parts)
            let repository = { @Sendable (principal: Principal) in
                (principal == .anonymous ? visitors : service).repository(for: principal)
            }
            return RunningDomain(
                routes: feedRoutes(repository),
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(FeedError) in try await service.forget(member) }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    try await export(service.repository(for: member), of: member, to: archive)
                },
                nextChange: { () throws(ServiceFailure) in service.nextChange() },
                provides: ports(service),
                publishes: Publication(
                    service.outbox,
                    [
                        AuditEvent.topic, OutboxMessage.picturesTopic, OutboxMessage.closedTopic,
                        Notice.topic,
                    ]),
                subscribes: subscriptions(service), jobs: jobs(service)
            ) { principal, services in
                services.provide((any FeedRepository).self, repository(principal))
            }
        }
    }
}

extension Domain {
    private static func ports(_ service: FeedService) -> [ProvidedPort] {
        [
            .port((any FollowDirectory).self, service),
            .port((any PictureAttachments).self, of: FeedPostSubject.self, service),
            .port((any SubjectDirectory).self, of: FeedPostSubject.self, service),
            .port((any SubjectModeration).self, of: FeedPostSubject.self, service),
            .shared((any MemberCounts).self, service),
        ]
    }

    private static func subscriptions(_ service: FeedService) -> [Subscription] {
        [
            .blocks { block throws(ServiceFailure) in
                try await mappingToService { () throws(FeedError) in
                    try await service.separate(block.blocker, block.blocked)
                }
            },
            .suspensions { change throws(ServiceFailure) in
                try await mappingToService { () throws(FeedError) in
                    try await service.countLikes(of: change.member, !change.isSuspended)
                }
            },
        ]
    }

    private static func jobs(_ service: FeedService) -> [Job] {
        [
            Job("hashtags", every: .seconds(300), on: .one, atStart: true) { () throws(ServiceFailure) in
                try await mappingToService { () throws(FeedError) in try await service.countHashtags() }
            }
        ]
    }

    /// A member's posts, the posts that they like, and the members that they follow.
    private static func export(
        _ mine: any FeedRepository, of principal: Principal, to archive: any MemberArchive
    ) async throws(ServiceFailure) {
        guard let member = principal.memberID else { return }
        try await archive.add("feed-posts") { page throws(FeedError) in
            try await mine.mine(nil, page)
        } json: {
            FeedWire.view.bytes(of: $0)
        }
        try await archive.add("feed-likes") { page throws(FeedError) in
            try await mine.posts(.liked, page)
        } json: {
            FeedWire.view.bytes(of: $0)
        }
        try await archive.add("feed-follows") { page throws(FeedError) in
            try await mine.follows(.following, of: member, page)
        } json: {
            FeedWire.follow.bytes(of: $0)
        }
    }
}

extension FeedService {
    /// The feed over a store, with what the platform has for every domain.
    init(_ store: any FeedStore, _ parts: DomainParts) {
        self.init(
            store: store, members: parts.members, comments: parts.comments, pictures: parts.pictures,
            listings: ListingsWardrobe(parts), time: parts.time, ids: parts.ids)
    }
}
