public import Community
public import ContractKit
public import Vocabulary

/// The environment of a contract clause of the board, empty at first.
public struct PostFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any PostRepository>
    /// The service behind the verbs; nil for a server, which has its own audit log.
    private var service: (@Sendable () -> PostService)?

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any PostRepository>) {
        self.parts = parts
    }

    /// The same environment with the service of its verbs. It is fetched at each use, since an environment
    /// may be closed and reopened.
    private func serving(_ service: @escaping @Sendable () -> PostService) -> PostFixture {
        var place = self
        place.service = service
        return place
    }

    /// The service behind the verbs. Throws `NotApplicable` for a server.
    func served() throws -> PostService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// The audit events of moderators' and operators' acts. Throws `NotApplicable` where the outbox is out of
    /// reach.
    func acts() async throws -> [AuditEvent] { try await acts(of: "board", in: service?().outbox) }

    /// The waiting outbox messages, each once. Throws `NotApplicable` where it is out of reach.
    func messages() async throws -> [OutboxMessage] {
        try await messages(in: service?().outbox)
    }
}

extension PostFixture {
    /// The one recipe of the environment: the tests of the board and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The service is fetched at each use, since its store may be closed and reopened. `verbs` gives a
    /// principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ service: @escaping @Sendable () -> PostService, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (PostService, Principal) -> any PostRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> PostFixture {
        PostFixture(
            environment, repository: { verbs(service(), $0) },
            forget: { try await service().forget($0) }, reopen: reopen
        ).serving(service)
    }
}

extension PostFixture {
    /// Publishes a post, by default as the owner.
    func write(_ draft: PostDraft = .note(), by principal: Principal? = nil) async throws -> Post {
        try await repository(as: principal ?? members.owner).publish(draft).post
    }

    /// Publishes that many posts of the owner, some at the same moment; the newest first.
    func write(count: Int) async throws -> [Post] {
        var posts: [Post] = []
        for number in 0..<count {
            posts.append(try await write(.note("느티나무 \(number)")))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return posts.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }

    /// The posts that an anonymous visitor sees.
    func board(_ query: PostQuery = PostQuery()) async throws -> Page<PostView> {
        try await anonymous.browse(query, .first)
    }

    /// The post as its author sees it now.
    func state(of post: Post) async throws -> Post { try await owner.post(post.id).post }

    /// Uploads that many pictures by a member, by default the owner.
    func upload(_ count: Int, by principal: Principal? = nil) async throws -> [PictureCard] {
        var cards: [PictureCard] = []
        for number in 1...count {
            cards.append(try await upload(by: principal ?? members.owner, "사진 \(number)"))
        }
        return cards
    }
}

extension PostDraft {
    /// An ordinary post.
    static func note(
        _ title: String = "느티나무", _ text: String = "아래에서 만나요.",
        in category: String = PostCategory.general.slug,
        showing photos: [PictureCard] = []
    ) -> PostDraft {
        PostDraft(category: category, title: title, text: text, photos: photos.map(\.id))
    }
}

extension ClauseEnvironment {
    /// A board service over that store in this environment.
    public func service(over store: any PostStore) -> PostService {
        PostService(
            store: store, members: directory, blocks: directory, comments: comments, pictures: pictures,
            time: clock, ids: ids)
    }
}
