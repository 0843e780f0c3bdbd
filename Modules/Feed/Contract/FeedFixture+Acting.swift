import ContractKit
import Feed
import Vocabulary

extension FeedFixture {
    /// Publishes a post with that many new photos, by default as the owner.
    func published(
        _ text: String = "느티나무 아래에서", photos: Int = 1, worn: AnyIdentifier? = nil,
        by principal: Principal? = nil
    ) async throws -> FeedPost {
        let author = principal ?? members.owner
        let draft = try await look(text, photos: photos, worn: worn, by: author)
        return try await repository(as: author).publish(draft).post
    }

    /// Publishes that many posts, by default as the owner, some at the same moment; the newest first.
    func published(
        count: Int, _ text: String = "느티나무", by principal: Principal? = nil
    ) async throws -> [FeedPost] {
        var posts: [FeedPost] = []
        for number in 0..<count {
            posts.append(try await published("\(text) \(number)", by: principal))
            if number.isMultiple(of: 2) { clock.pass(.seconds(1)) }
        }
        return posts.newestFirst
    }

    /// A draft with that many new photos of a member's, by default the owner's.
    func look(
        _ text: String = "느티나무 아래에서", photos: Int = 1, worn: AnyIdentifier? = nil,
        by principal: Principal? = nil
    ) async throws -> FeedPostDraft {
        .look(text, showing: try await upload(photos, by: principal), worn: worn)
    }

    /// Uploads that many pictures by a member, by default the owner.
    func upload(_ count: Int, by principal: Principal? = nil) async throws -> [PictureCard] {
        var cards: [PictureCard] = []
        for number in 0..<count {
            cards.append(try await upload(by: principal ?? members.owner, "사진 \(number)"))
        }
        return cards
    }

    /// Edits the text alone, as the author.
    func edit(_ post: FeedPost, _ text: String) async throws -> FeedPost {
        var draft = FeedPostDraft(try await state(of: post))
        draft.text = text
        return try await author(of: post).edit(post.id, draft, expecting: nil).post
    }

    /// The post as its author sees it now.
    func state(of post: FeedPost) async throws -> FeedPost { try await author(of: post).post(post.id).post }

    /// Lets that many new members like a post.
    func like(_ post: FeedPost, times: Int) async throws {
        for _ in 0..<times { _ = try await repository(as: newMember()).like(post.id) }
    }

    /// The verbs of the post's author, one of the clause's members; else those of the owner.
    func author(of post: FeedPost) -> any FeedRepository {
        let known = [members.buyer, members.stranger, members.moderator, members.operator]
        return repository(as: known.first { $0.isMember(post.author) } ?? members.owner)
    }

    /// The shown posts of a list, as an anonymous visitor reads its first page.
    func feed(_ list: FeedList = .newest) async throws -> Page<FeedPostView> {
        try await anonymous.posts(list, .first)
    }

    /// The member's identifier.
    func id(of principal: Principal) throws -> MemberID {
        try expectValue(principal.memberID, "a member")
    }

    /// Gives a member a name, under which texts mention them. Throws for a visitor.
    @discardableResult
    func named(_ name: String, _ principal: Principal) throws -> MemberID {
        let member = try id(of: principal)
        directory.name(member, name)
        return member
    }
}

extension FeedFixture {
    /// A listing of a member's, by default the buyer's, shown to all.
    func listing(_ title: String = "원목 책상", of principal: Principal? = nil) async throws -> AnyIdentifier {
        try await newRecord(of: principal ?? members.buyer, title)
    }

    /// Shows a listing to its seller and moderators alone, or to all again. Throws `NotApplicable` where
    /// listings are not made up.
    func show(_ listing: AnyIdentifier, _ isShown: Bool) throws {
        _ = try served()
        environment.subjects.show(listing, isShown)
    }

    /// Sells a listing. Throws `NotApplicable` where listings are not made up.
    func sell(_ listing: AnyIdentifier) throws {
        _ = try served()
        environment.subjects.end(listing)
    }
}

extension FeedPostDraft {
    /// A post of these photos.
    static func look(
        _ text: String = "느티나무 아래에서", showing photos: [PictureCard], worn: AnyIdentifier? = nil
    ) -> FeedPostDraft {
        FeedPostDraft(text: text, photos: photos.map(\.id), worn: worn)
    }
}

extension [FeedPost] {
    /// In the order of the lists.
    var newestFirst: [FeedPost] { sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) } }
}
