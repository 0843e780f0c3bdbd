import Feed
public import SampleKit
public import Vocabulary

/// The feed of the sample neighbourhood, in Korean and English: members who follow each other, and posts with
/// drawn outfits, hashtags and likes, some with a listing that is worn.
public enum FeedSamples {
    /// The samples, as a neighbourhood is filled with them. `listings` gives those that posts may show.
    public static func data(
        wearing listings: @escaping @Sendable (Services) async throws -> [WearableListing]
    ) -> SampleData {
        SampleData(
            english: "feed posts", korean: "피드 글", drawings: Outfit.drawings, isAboutOthers: true
        ) { stage in
            guard stage.size > 0 else { return 0 }
            let services = try await stage.services(of: 0)
            let filling = FeedFilling(stage: stage, listings: try await listings(services))
            return try await filling.fill(verbs: services.feed)
        }
    }
}

/// One run of filling the feed.
private struct FeedFilling {
    let stage: any SampleStage
    let listings: [WearableListing]

    /// One post to that many records of other domains: sixty in the usual neighbourhood.
    private static let share = 5

    /// Fills the feed in the second half of the neighbourhood's past, when there is something to wear.
    /// Answers how many posts it added.
    func fill(verbs: any FeedRepository) async throws -> Int {
        // Skip the records that an interrupted run has left.
        let present = try await verbs.posts(.newest, PageRequest(.number(1), limit: 1)).numbering?.total ?? 0
        var (feed, added) = (SampleFeed(members: stage.memberCount, seed: stage.seed), 0)
        for step in 0..<stage.size {
            stage.move(to: 0.5 + Double(step + 1) / Double(stage.size) / 2)
            try await follow(feed.follow())
            if step.isMultiple(of: Self.share) {
                let post = feed.post()
                if step / Self.share >= present, try await publish(post) { added += 1 }
            }
            stage.step()
        }
        return added
    }

    private func follow(_ follow: SampleFollow) async throws {
        guard follow.follower != follow.followee else { return }
        let followee = try await stage.identifier(of: follow.followee)
        _ = try await stage.services(of: follow.follower).feed.follow(followee)
    }

    /// Publishes the post, edits it and lets members like it. Answers false where pictures are not taken:
    /// there is no post without photos.
    private func publish(_ post: SampleFeedPost) async throws -> Bool {
        let verbs = try await stage.services(of: post.author).feed
        var draft = FeedPostDraft(text: post.text)
        draft.photos = try await stage.pictures(of: post.photos, by: post.author)
        if draft.photos.isEmpty { return false }
        draft.worn = try await worn(post)
        let id = try await verbs.publish(draft).post.id
        if let addition = post.addition {
            draft.text += "\n\n\(addition)"
            _ = try await verbs.edit(id, draft, expecting: nil)
        }
        for liker in post.likers { _ = try await stage.services(of: liker).feed.like(id) }
        return true
    }

    /// The listing that the post shows: another member's, listed by now.
    private func worn(_ post: SampleFeedPost) async throws -> AnyIdentifier? {
        guard let choice = post.worn else { return nil }
        let (author, now) = (try await stage.identifier(of: post.author), stage.now())
        let possible = listings.filter { $0.since <= now && $0.listing.seller != author }
        return possible.isEmpty ? nil : possible[choice % possible.count].listing.id
    }
}
