import ContractKit
import Feed
import Vocabulary

/// Looks at posts, likes and follows as they are found in a drill, and compares the numbers that members read
/// with them.
struct FeedLook {
    /// The findings so far.
    private(set) var findings = DrillFindings()
    private let view: DrillView
    private var posts: [FeedPost] = []
    private var likes: [FeedPostID: Int] = [:]
    private var followers: [MemberID: Int] = [:]
    private var following: [MemberID: Int] = [:]

    /// Has seen nothing.
    init(_ view: DrillView) {
        self.view = view
    }

    /// Notes a member's own posts.
    mutating func lookAtPosts(_ feed: any FeedRepository) async throws {
        let ours = try await view.items(named: \.post.content.text) { try await feed.mine(nil, $0) }
        for entry in ours { findings.note(.feedPost(entry.post.content.text), entry.post.content.text) }
        posts += ours.map(\.post)
    }

    /// Notes the posts that a member likes.
    mutating func lookAtLikes(of member: DrillMember, _ feed: any FeedRepository) async throws {
        let ours = try await view.items(named: \.post.content.text) { try await feed.posts(.liked, $0) }
        for entry in ours {
            findings.note(.feedLike(of: entry.post.id, by: member.id), FeedDrill.there)
            likes[entry.post.id, default: 0] += 1
        }
    }

    /// Notes the members that a member follows.
    mutating func lookAtFollows(of member: DrillMember, _ feed: any FeedRepository) async throws {
        var cursor: Cursor?
        repeat {
            let page = try await feed.follows(.following, of: member.id, .largest(after: cursor))
            for followed in page.items.map(\.member.id) {
                findings.note(.follow(of: followed, by: member.id), FeedDrill.there)
                followers[followed, default: 0] += 1
                following[member.id, default: 0] += 1
            }
            cursor = page.next
        } while cursor != nil
    }

    /// Compares the likes of all posts and the follows of all members with what was noted.
    mutating func compareNumbers() async throws {
        for post in posts where post.likes != likes[post.id, default: 0] {
            let (said, found) = (post.likes, likes[post.id, default: 0])
            findings.broken.append(
                DrillFinding(
                    en: "feed post \(post.content.text): says \(said) likes, found \(found)",
                    ko: "피드 글 \(post.content.text): 좋아요 수는 \(said), 찾은 좋아요는 \(found)개입니다"))
        }
        for member in view.members {
            let relation = try await member.feed().relation(to: member.id)
            let said = (relation.followers, relation.following)
            let found = (followers[member.id, default: 0], following[member.id, default: 0])
            guard said != found else { continue }
            findings.broken.append(
                DrillFinding(
                    en: "\(member.id): says \(said) followers and following, found \(found)",
                    ko: "\(member.id): 팔로워와 팔로잉 수는 \(said), 찾은 것은 \(found)입니다"))
        }
    }
}
