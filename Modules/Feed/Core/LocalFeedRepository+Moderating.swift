import Vocabulary

extension LocalFeedRepository {
    func moderate(
        _ id: FeedPostID, _ act: SubjectAct, reason: String
    ) async throws(FeedError) -> FeedPostView {
        try await view(try await moderated(id, act, reason: reason, isTold: true))
    }

    /// The post after a moderator's act, which is written to the audit log unless it is recorded elsewhere.
    /// Throws as `moderate`.
    func moderated(
        _ id: FeedPostID, _ act: SubjectAct, reason: String, isTold: Bool
    ) async throws(FeedError) -> FeedEntry {
        let actor = try FeedPolicy.moderator(principal)
        let reason = try FeedPostModeration.reason(reason, to: act)
        let (member, now) = (try await writer().id, now)
        let event = service.ids.next(AuditEventSubject.self)
        let (change, isLiked) = try await store.change(id, by: member) { post throws(FeedError) in
            try FeedPolicy.mayModerate(post, act, principal)
            let next = try post.moderated(act, reason: reason, at: now)
            let told = AuditEvent(
                id: event, by: actor, "feed.\(act.rawValue)", "\(id)", affecting: post.author, at: now,
                reason: reason.isEmpty ? nil : reason)
            return FeedPostChange(from: post, to: next, by: member, act: isTold ? told : nil, at: now)
        }
        await service.pictures.follow(change.pictureNews)
        return FeedEntry(post: change.new, isLiked: isLiked)
    }
}
