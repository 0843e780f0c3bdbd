import Commands
import ContractKit
import Feed
import FeedConsole
import FeedContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// A small feed seen through the command line: posts of three members who follow each other, at a clock that
/// stands still.
struct ConsoleStage {
    let environment = ClauseEnvironment(.ascending)
    let service: FeedService
    /// A listing of the owner's.
    let listing: AnyIdentifier
    private(set) var posts: [FeedPostID] = []
    private let store = InMemoryFeedStore()
    private let lists = LastLists.inMemory()

    /// Opens the feed; empty, if there shall be nothing to see.
    init(empty: Bool = false) async throws {
        service = environment.service(over: store)
        let owner = try #require(environment.members.owner.memberID)
        let id: Identifier<MadeUpSubject> = environment.ids.next()
        listing = environment.subjects.add(id, of: owner, "전북 현대 홈 유니폼 \u{1B}[31m빨강").id
        guard !empty else { return }
        try await publish()
        try await like()
        try await service.countHashtags()
    }

    /// Runs a command with what else is provided; `{0}` stands for the first post, `{owner}`, `{buyer}` and
    /// `{stranger}` for members, `{listing}` for the listing.
    func run(_ command: Command, _ words: [String], as principal: Principal, on console: Console) async throws
    {
        var services = Services()
        services.provide((any FeedRepository).self, service.repository(for: principal))
        services.provide(LastLists.self, lists)
        services.provide(RecordKinds.self, RecordKinds([MemberSubject.self, FeedPostSubject.self]))
        services.provide(RecordNames.self, names)
        if let member = principal.memberID {
            services.provide(SignedInMember.self, SignedInMember(member))
            let uploads = KnownUploads(pictures: environment.pictures, owner: member)
            services.provide((any PictureUploading).self, uploads)
        }
        let (context, words) = (CommandContext(console, services: services), words.map(resolved))
        switch command {
        case .feed: try await context.run(FeedCommand.self, words)
        case .follow: try await context.run(FollowCommand.self, words)
        case .unfollow: try await context.run(UnfollowCommand.self, words)
        case .followers: try await context.run(FollowersCommand.self, words)
        case .following: try await context.run(FollowingCommand.self, words)
        }
    }

    /// A command below `madang`.
    enum Command: String, Sendable {
        case feed, follow, unfollow, followers, following
    }
}

extension ConsoleStage {
    private func resolved(_ word: String) -> String {
        let members = environment.members
        let named = ["{owner}": members.owner, "{buyer}": members.buyer, "{stranger}": members.stranger]
        if let member = named[word]?.memberID { return "\(member)" }
        if word == "{listing}" { return "\(listing)" }
        return posts.indices.first { word == "{\($0)}" }.map { "\(posts[$0])" } ?? word
    }

    /// Members by their nicknames, posts by their first lines.
    private var names: RecordNames {
        let (directory, service) = (environment.directory, service)
        return RecordNames { record, _ in
            if let member = record.typed(MemberSubject.self) {
                return try? await directory.cards(of: [member])[member]?.nickname
            }
            guard let post = record.typed(FeedPostSubject.self) else { return nil }
            return try? await service.repository(for: .anonymous).post(post).post.title
        }
    }

    /// With photos and hashtags, with a worn listing and two edits, one that a moderator has hidden, one of
    /// photos alone, and one that an older program let through with control characters.
    private mutating func publish() async throws {
        let members = environment.members
        try await publish("첫 가을 코디입니다. #오늘의코디 #Vintage\n신발은 장터에서 샀어요.", photos: 2, by: members.owner)
        environment.comments.set(AnyIdentifier(posts[0]), 12)
        let long = "A first line that is much longer than what fits beside the other columns of a table"
        try await publish("직관 갑니다", worn: listing, by: members.buyer)
        for text in ["직관 갑니다!", "\(long)\n#오늘의코디 #직관룩"] { try await edit(posts[1], text, by: members.buyer) }
        try await publish("광고입니다 #오늘의코디", by: members.owner)
        _ = try await service.repository(for: members.moderator)
            .moderate(posts[2], .hide, reason: "광고를 되풀이했습니다")
        try await publish("", photos: 3, by: members.stranger)
        try await publish("저도요 #오늘의코디 #vintage", by: members.stranger)
        try await insertHostile(by: members.stranger)
    }

    private mutating func publish(
        _ text: String, photos: Int = 1, worn: AnyIdentifier? = nil, by principal: Principal
    ) async throws {
        let author = try #require(principal.memberID)
        let cards = (1...photos).map { environment.pictures.add(by: author, "사진 \($0)") }
        let draft = FeedPostDraft(text: text, photos: cards.map(\.id), worn: worn)
        posts.append(try await service.repository(for: principal).publish(draft).post.id)
        environment.clock.advance(by: .seconds(3600))
    }

    private func edit(_ id: FeedPostID, _ text: String, by principal: Principal) async throws {
        let verbs = service.repository(for: principal)
        var draft = FeedPostDraft(try await verbs.post(id).post)
        draft.text = text
        _ = try await verbs.edit(id, draft, expecting: nil)
        environment.clock.advance(by: .seconds(60))
    }

    private mutating func insertHostile(by principal: Principal) async throws {
        let author = try #require(principal.memberID)
        let text = "\u{1B}[2J지움 \u{202E}거꾸로 \u{110B}\u{1161}\u{11AB}\n\u{9B}31m #오늘의코디"
        let photo = environment.pictures.add(by: author, "\u{1B}]0;제목\u{07}앞면")
        let post = FeedPost(
            id: environment.ids.next(), author: author,
            content: FeedPostContent(text: text, photos: [photo]), at: environment.clock.now())
        posts.append(try await store.insert(post, telling: [], request: nil).id)
        environment.directory.name(author, "지나\u{1B}[1m가는\u{202E}이")
    }

    /// The buyer and the stranger like the first post; the buyer and the owner follow each other, the
    /// stranger follows the owner.
    private func like() async throws {
        let members = environment.members
        let (owner, buyer) = (try #require(members.owner.memberID), try #require(members.buyer.memberID))
        for member in [members.buyer, members.stranger] {
            _ = try await service.repository(for: member).like(posts[0])
            _ = try await service.repository(for: member).follow(owner)
            environment.clock.advance(by: .seconds(60))
        }
        _ = try await service.repository(for: members.owner).follow(buyer)
    }
}

/// Takes each file for a picture of that member.
private struct KnownUploads: PictureUploading {
    let pictures: KnownPictures
    let owner: MemberID
    let largestFile = 1_000_000

    func problem(with file: DescribedFile) -> Phrase? { nil }

    func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard] {
        files.map { pictures.add(by: owner, $0.description) }
    }
}
