import ContractKit
import Feed
import SampleKit
import Vocabulary

/// Publishes, edits and removes posts of its own, likes those of others and follows members, for one client
/// of a drill.
struct FeedWriter: DrillWriter {
    private struct Own {
        let id: FeedPostID
        var draft: FeedPostDraft
    }

    private let source: FeedPartSource
    private let shown: RoundPosts
    private var own: [Own] = []
    private var liked: Set<FeedPostID> = []

    /// A writer whose posts show what the source makes, and that likes the posts of the round.
    init(_ source: FeedPartSource, _ shown: RoundPosts) {
        (self.source, self.shown) = (source, shown)
    }

    mutating func begin(_ client: inout DrillClient) async {
        guard let post = await publish(&client) else { return }
        shown.offer(RoundPosts.Shown(id: post.id, author: client.member.number))
    }

    mutating func write(_ client: inout DrillClient) async {
        switch client.random.below(100) {
        case ..<20:
            if let post = await publish(&client) { own.append(post) }
        case ..<40: await change(&client)
        case ..<70: await like(&client)
        default: await follow(&client)
        }
    }

    private mutating func publish(_ client: inout DrillClient) async -> Own? {
        guard let photo = await newPhoto(client) else { return nil }
        let text = Self.text(client.newName("코디"), &client)
        let draft = FeedPostDraft(text: text, photos: [photo])
        let view = await client.send(.feedPost(text), text) {
            [member = client.member] () throws(FeedError) in try await member.feed().publish(draft)
        }
        return view.map { Own(id: $0.post.id, draft: draft) }
    }

    /// A text with hashtags; `name` ends it.
    private static func text(_ name: String, _ client: inout DrillClient) -> String {
        "그늘 \(client.random.below(1000)) #코디\(client.random.below(9)) #오오티디 \(name)"
    }

    /// A picture that no record shows; nil if the server gave none. No domain looks for it.
    private func newPhoto(_ client: DrillClient) async -> PictureID? {
        let (member, source) = (client.member, source)
        return try? await member.verbs { services throws(FeedError) in services }.newPhoto(source)
    }

    private mutating func change(_ client: inout DrillClient) async {
        guard !own.isEmpty else { return await follow(&client) }
        let index = client.random.below(own.count)
        if client.random.below(5) == 0 {
            await remove(index, &client)
        } else {
            await edit(index, &client)
        }
    }

    private mutating func edit(_ index: Int, _ client: inout DrillClient) async {
        var next = own[index]
        next.draft.text = Self.text(
            "코디 " + (next.draft.text.split(separator: " ").last ?? ""), &client)
        let text = next.draft.text
        let view = await client.send(.feedPost(text), text) {
            [member = client.member, next] () throws(FeedError) in
            try await member.feed().edit(next.id, next.draft, expecting: nil)
        }
        if view != nil { own[index] = next }
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let post = own.remove(at: index)
        _ = await client.send(.feedPost(post.draft.text), nil) {
            [member = client.member] () throws(FeedError) in try await member.feed().remove(post.id)
        }
    }

    private mutating func like(_ client: inout DrillClient) async {
        guard let post = shown.post(notOf: client.member.number, client.random.next()) else {
            return await follow(&client)
        }
        let likes = !liked.contains(post)
        let record = TrackedRecord.feedLike(of: post, by: client.member.id)
        let count = await client.send(record, likes ? FeedDrill.there : nil) {
            [member = client.member] () throws(FeedError) in
            let feed = try await member.feed()
            return likes ? try await feed.like(post) : try await feed.unlike(post)
        }
        guard count != nil else { return }
        if likes { liked.insert(post) } else { liked.remove(post) }
    }

    /// Follows another member, or unfollows them, whatever was so before.
    private func follow(_ client: inout DrillClient) async {
        let others = client.members.filter { $0.id != client.member.id }
        guard !others.isEmpty else { return }
        let (other, follows) = (others[client.random.below(others.count)].id, client.random.chance(60))
        let record = TrackedRecord.follow(of: other, by: client.member.id)
        _ = await client.send(record, follows ? FeedDrill.there : nil) {
            [member = client.member] () throws(FeedError) in
            let feed = try await member.feed()
            return follows ? try await feed.follow(other) : try await feed.unfollow(other)
        }
    }
}

extension Services {
    /// A picture of the member with these verbs.
    fileprivate func newPhoto(_ source: FeedPartSource) async throws -> PictureID {
        try await source.photo(self)
    }
}
