import ContractKit
import SampleKit
import Vocabulary

@testable import Feed

/// What is done to stores of the feed, the same for the same seed.
struct FeedScript {
    /// A step in words, and how a store takes it; what the store answers, in words.
    struct Step: CustomStringConvertible {
        let description: String
        let take: @Sendable (any FeedStore) async throws(FeedError) -> String
    }

    let members: [MemberID]
    let listings: [AnyIdentifier]
    private(set) var moment = Timestamp(microseconds: 1_767_225_600_000_000)
    private(set) var posts: [FeedPostID] = []
    private var published: [(post: FeedPost, request: IdempotentRequest)] = []
    private var random: SeededGenerator
    /// Whether members are suspended and withdraw, and the clock is set back at times.
    private let isSevere: Bool

    /// The last of the members moderates.
    var moderator: MemberID { members[members.count - 1] }

    static let texts = [
        "", "그늘이 좋은 자리", "오늘은 #느티나무 아래", "#OOTD 와 #느티나무", "#ootd", "#ＯＯＴＤ #길", "#길 #느티나무",
        // The same hashtag, decomposed.
        "#\u{1102}\u{1173}\u{1110}\u{1175}\u{1102}\u{1161}\u{1106}\u{116E} #Ootd",
    ]

    init(seed: UInt64, isSevere: Bool = true) {
        var numbers = SeededGenerator(seed: seed)
        members = (0..<8).map { _ in MemberID(Self.raw(&numbers)) }
        listings = (0..<2).map { _ in AnyIdentifier(FeedPostID(Self.raw(&numbers))) }
        (random, self.isSevere) = (numbers, isSevere)
    }

    private static func raw(_ numbers: inout SeededGenerator) -> RawIdentifier {
        RawIdentifier(high: numbers.next() >> 1, low: numbers.next())
    }

    /// Lets time pass until the next step.
    mutating func pass(_ duration: Duration) { moment = moment.advanced(by: duration) }

    mutating func next() -> Step {
        // Several steps have one moment, and some come a day later.
        pass(.seconds([0, 0, 1, 1, 2, 40, 3_600, 90_000, isSevere ? -20 : 1][random.below(9)]))
        let (member, other) = (members[random.below(members.count)], members[random.below(members.count)])
        let post = random.pick(posts, else: FeedPostID(RawIdentifier(high: 1, low: 1)))
        switch random.below(isSevere ? 34 : 31) {
        case 0..<8: return publish(by: member)
        case 8: return publishAgain()
        case 9..<12: return edit(post)
        case 12: return remove(post)
        case 13..<17: return moderate(post)
        case 17: return detach(post)
        case 18..<25: return like(post, by: member, random.chance(70))
        case 25..<29: return member == other ? count() : follow(other, by: member, random.chance(75))
        case 29, 30: return count()
        case 31: return random.chance(30) ? forget(member) : count()
        default: return countLikes(of: member, random.chance(50))
        }
    }
}

extension FeedScript {
    private mutating func publish(by author: MemberID) -> Step {
        let id = FeedPostID(Self.raw(&random))
        let content = FeedPostContent(
            text: Self.texts[random.below(Self.texts.count)],
            photos: [PictureCard(madeUp: PictureID(Self.raw(&random)), "사진")], worn: worn())
        let post = FeedPost(id: id, author: author, content: content, at: moment)
        let key = IdempotencyKey("\(id)")
        let request = key.map {
            IdempotentRequest(
                IdempotentRequest.Scope($0, verb: "feed.publish", member: author),
                RequestContent(of: [content.text]), at: moment)
        }
        posts.append(id)
        if let request { published.append((post, request)) }
        let notice = notice(.feedMention, to: moderator, by: author, about: AnyIdentifier(id))
        return Step(description: "publish \(post)") { store throws(FeedError) in
            "\(try await store.insert(post, telling: [notice], request: request))"
        }
    }

    /// The same request again, under another identifier and without the link and the photos.
    private mutating func publishAgain() -> Step {
        guard let (post, request) = published.last else { return count() }
        let again = FeedPost(
            id: FeedPostID(Self.raw(&random)), author: post.author,
            content: FeedPostContent(text: post.content.text), at: moment)
        let late = IdempotentRequest(request.scope, request.content, at: moment)
        return Step(description: "publish again \(post.id)") { store throws(FeedError) in
            let answered = try await store.answered(again, to: late)
            return "\(answered.map { "\($0)" } ?? "nothing")"
        }
    }

    private mutating func worn() -> WornLink? {
        let choice = random.below(listings.count * 2)
        return choice < listings.count
            ? WornLink(listing: listings[choice], seller: members[choice]) : nil
    }

    private mutating func edit(_ id: FeedPostID) -> Step {
        let (text, worn, now) = (Self.texts[random.below(Self.texts.count)], worn(), moment)
        return change(id, "edit to \(text)") { post throws(FeedError) in
            let content = FeedPostContent(text: text, photos: post.content.photos, worn: worn)
            return FeedPostChange(from: post, to: try post.edited(content, at: now), by: post.author, at: now)
        }
    }

    private func remove(_ id: FeedPostID) -> Step {
        change(id, "remove") { [moment] post throws(FeedError) in
            FeedPostChange(from: post, to: try post.removed(), by: post.author, at: moment)
        }
    }

    private func detach(_ id: FeedPostID) -> Step {
        change(id, "detach") { [moment] post throws(FeedError) in
            guard let seller = post.content.worn?.seller else { throw .notWorn }
            return FeedPostChange(from: post, to: try post.withoutWorn(), by: seller, at: moment)
        }
    }

    private mutating func moderate(_ id: FeedPostID) -> Step {
        let act = [SubjectAct.hide, .hide, .restore, .restore, .remove][random.below(5)]
        let (event, moderator, now) = (AuditEventID(Self.raw(&random)), moderator, moment)
        return change(id, "\(act)") { post throws(FeedError) in
            let told = AuditEvent(
                id: event, by: .member(moderator, role: .moderator), "feed.\(act.rawValue)", "\(id)",
                affecting: post.author, at: now, reason: "광고")
            return FeedPostChange(
                from: post, to: try post.moderated(act, reason: "광고", at: now), by: moderator, act: told,
                at: now)
        }
    }

    private func change(
        _ id: FeedPostID, _ what: String,
        _ decide: @escaping @Sendable (FeedPost) async throws(FeedError) -> FeedPostChange
    ) -> Step {
        Step(description: "\(what) \(id)") { store throws(FeedError) in
            let author = try await store.find(id)?.post.author
            let (change, isLiked) = try await store.change(id, by: author ?? MemberID(id.raw), decide)
            return "\(change.new) \(isLiked)"
        }
    }

    private mutating func like(_ id: FeedPostID, by member: MemberID, _ liked: Bool) -> Step {
        let notice = notice(.feedLike, to: moderator, by: member, about: AnyIdentifier(id))
        let like = FeedLike(of: id, by: member, at: moment, telling: liked ? notice : nil)
        return Step(description: "like \(liked) \(id) by \(member)") { store throws(FeedError) in
            "\(try await store.setLike(like, liked))"
        }
    }

    private mutating func follow(_ other: MemberID, by member: MemberID, _ follows: Bool) -> Step {
        let notice = notice(.follow, to: other, by: member, about: AnyIdentifier(other))
        let follow = Follow(by: member, of: other, since: moment)
        return Step(description: "follow \(follows) \(other) by \(member)") { store throws(FeedError) in
            if follows { return "\(try await store.follow(follow, telling: notice))" }
            try await store.unfollow(other, by: member)
            return "unfollowed"
        }
    }

    private func count() -> Step {
        Step(description: "count the hashtags") { [moment] store throws(FeedError) in
            try await store.countHashtags(at: moment)
            return "counted"
        }
    }

    func countLikes(of member: MemberID, _ areCounted: Bool) -> Step {
        Step(description: "count likes \(areCounted) of \(member)") { [moment] store throws(FeedError) in
            try await store.countLikes(of: member, areCounted, at: moment)
            return "counted"
        }
    }

    func forget(_ member: MemberID) -> Step {
        Step(description: "forget \(member)") { [moment] store throws(FeedError) in
            try await store.forget(member, at: moment)
            return "forgotten"
        }
    }

    private mutating func notice(
        _ kind: NoticeKind, to recipient: MemberID, by actor: MemberID, about subject: AnyIdentifier
    ) -> Notice {
        Notice(
            id: NoticeID(Self.raw(&random)), kind, to: recipient, by: actor, about: subject, at: moment)
    }
}

extension FeedScript.Step {
    /// What the store answers, or the error.
    func result(in store: any FeedStore) async -> String {
        do throws(FeedError) {
            return try await take(store)
        } catch {
            return "\(error)"
        }
    }
}
