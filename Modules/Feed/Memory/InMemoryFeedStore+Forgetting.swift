public import Vocabulary

extension InMemoryFeedStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(FeedError) {
        closed.close(member)
        uncounted.remove(member)
        waiting.eraseReasons(of: member)
        idempotencyRecords.forget(member)
        let own = posts.values.filter { $0.author == member && !$0.isErased }.sorted { $0.id < $1.id }
        for post in own { erase(post, at: now) }
        removeLikes(of: member, at: now)
        for (id, moderator) in moderators where moderator == member {
            posts[id] = posts[id]?.withoutReason()
            moderators[id] = nil
        }
        removeFollows(of: member)
    }

    private func erase(_ post: FeedPost, at now: Timestamp) {
        let hashtags = Set(post.listedHashtags)
        let erased = post.erased()
        posts[post.id] = erased
        places[post.id] = PopularPlace(of: erased)
        likes[post.id] = nil
        revisions[post.id] = nil
        moderators[post.id] = nil
        if post.state != .removed {
            waiting.append(OutboxMessage(closing: AnyIdentifier(post.id), at: now))
        }
        recount(hashtags, at: now)
    }
}
