public import Board
public import ContractKit
import Vocabulary

/// What a clause of the board's contract runs in: a board of its own, empty at first.
public struct PostFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any PostRepository>
    /// The service behind the verbs; nil at a server, which tells its own log what moderators do.
    private var service: (@Sendable () -> PostService)?

    /// A place of these parts.
    public init(_ parts: FixtureParts<any PostRepository>) {
        self.parts = parts
    }

    /// The same board, whose verbs are that service's: asked for anew each time, since a board may be closed
    /// and opened.
    public func serving(_ service: @escaping @Sendable () -> PostService) -> PostFixture {
        var place = self
        place.service = service
        return place
    }

    /// The service behind the verbs. Throws `NotApplicable` where nobody can look.
    func served() throws -> PostService {
        guard let service else { throw NotApplicable(needs: [.service]) }
        return service()
    }

    /// The acts of moderators and operators that the audit log is told. Throws `NotApplicable` where nobody
    /// can look.
    func acts() async throws -> [AuditEvent] { try await acts(of: "board", in: service?().outbox) }

    /// What waits to be told, each once. Throws `NotApplicable` where nobody can look.
    func messages() async throws -> [OutboxMessage] {
        try await messages(in: service?().outbox)
    }
}

extension PostFixture {
    /// Publishes a post, by the owner unless said otherwise.
    func write(_ draft: PostDraft = .note(), by principal: Principal? = nil) async throws -> Post {
        try await repository(as: principal ?? members.owner).publish(draft).post
    }

    /// Publishes that many of the owner's, some of them at the same moment; the newest first.
    func write(count: Int) async throws -> [Post] {
        var posts: [Post] = []
        for number in 0..<count {
            posts.append(try await write(.note("느티나무 \(number)")))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return posts.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    }

    /// What is shown to a visitor of all posts.
    func board(_ query: PostQuery = PostQuery()) async throws -> Page<PostView> {
        try await anonymous.browse(query, .first)
    }

    /// The post as its author sees it now.
    func state(of post: Post) async throws -> Post { try await owner.post(post.id).post }

    /// That many pictures more of a member's, the owner's unless said otherwise.
    func upload(_ count: Int, by principal: Principal? = nil) async throws -> [PictureCard] {
        var cards: [PictureCard] = []
        for number in 1...count {
            cards.append(try await upload(by: principal ?? members.owner, "사진 \(number)"))
        }
        return cards
    }
}

extension PostDraft {
    /// A post of no special kind.
    static func note(
        _ title: String = "느티나무", _ text: String = "아래에서 만나요.",
        in category: String = PostCategory.general.slug,
        showing photos: [PictureCard] = []
    ) -> PostDraft {
        PostDraft(category: category, title: title, text: text, photos: photos.map(\.id))
    }
}

extension ClauseEnvironment {
    /// The board over that store in this environment.
    public func service(over store: any PostStore) -> PostService {
        PostService(
            store: store, members: directory, blocks: directory, comments: comments, pictures: pictures,
            time: clock, ids: ids)
    }
}
