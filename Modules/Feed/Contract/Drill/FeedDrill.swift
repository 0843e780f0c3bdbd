public import ContractKit
import Feed
import Synchronization
import Vocabulary

/// The feed in a drill: posts that one client alone edits and removes, posts that all clients like, and
/// members that follow each other.
public final class FeedDrill: DomainDrill {
    /// A like, and a follow, that is there.
    static let there = "there"

    public let share = 30
    let source: FeedPartSource
    private let shown = Mutex(RoundPosts(round: 0))

    /// A drill in which nothing was published yet.
    public init(_ source: FeedPartSource) {
        self.source = source
    }

    public func writer(inRound round: Int) -> any DrillWriter {
        let posts = shown.withLock { shown in
            if shown.round != round { shown = RoundPosts(round: round) }
            return shown
        }
        return FeedWriter(source, posts)
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var look = FeedLook(view)
        for member in view.members {
            let feed = try await member.feed()
            try await look.lookAtPosts(feed)
            try await look.lookAtLikes(of: member, feed)
            try await look.lookAtFollows(of: member, feed)
        }
        try await look.compareNumbers()
        return look.findings
    }
}

/// Posts that all clients of one round like. They are neither edited nor removed.
final class RoundPosts: Sendable {
    /// A post, with the number of its author.
    struct Shown: Sendable {
        let id: FeedPostID
        let author: Int
    }

    let round: Int
    private let shown = Mutex<[Shown]>([])

    /// No posts in that round.
    init(round: Int) {
        self.round = round
    }

    /// Lets other clients like the post.
    func offer(_ post: Shown) { shown.withLock { $0.append(post) } }

    /// Another member's post, chosen by the number; nil while there is none.
    func post(notOf author: Int, _ number: UInt64) -> FeedPostID? {
        let others = shown.withLock { $0 }.filter { $0.author != author }
        return others.isEmpty ? nil : others[Int(number % UInt64(others.count))].id
    }
}

extension DrillMember {
    /// The member's verbs of the feed. Throws outages.
    func feed() async throws(FeedError) -> any FeedRepository {
        try await verbs { services throws(FeedError) in try services.feed }
    }
}

extension TrackedRecord {
    /// A post, by the last word of its text, which never changes.
    static func feedPost(_ text: String) -> TrackedRecord {
        TrackedRecord("feed post", String(text.split(separator: " ").last ?? ""))
    }

    /// A member's like of a post.
    static func feedLike(of post: FeedPostID, by member: MemberID) -> TrackedRecord {
        TrackedRecord("feed like", "\(post)", "\(member)")
    }

    /// A member's follow of another.
    static func follow(of other: MemberID, by member: MemberID) -> TrackedRecord {
        TrackedRecord("follow", "\(other)", "\(member)")
    }
}
