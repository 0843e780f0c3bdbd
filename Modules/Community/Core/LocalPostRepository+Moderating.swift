import Vocabulary

extension LocalPostRepository {
    func moderate(_ id: PostID, _ act: SubjectAct, reason: String) async throws(PostError) -> PostView {
        try await view(try await moderated(id, act, reason: reason, isTold: true))
    }

    /// The post after a moderator's act, which is written to the audit log unless it is recorded elsewhere.
    /// Throws as `moderate`.
    func moderated(
        _ id: PostID, _ act: SubjectAct, reason: String, isTold: Bool
    ) async throws(PostError) -> Post {
        let actor = try PostPolicy.moderator(principal)
        let reason = try PostModeration.reason(reason, to: act)
        let (member, now) = (try await writer().id, now)
        let event = service.ids.next(AuditEventSubject.self)
        let change = try await store.change(id) { post throws(PostError) in
            try PostPolicy.mayModerate(post, act, principal)
            let next = try post.moderated(act, reason: reason, at: now)
            let told = AuditEvent(
                id: event, by: actor, "board.\(act.rawValue)", "\(id)", affecting: post.author, at: now,
                reason: reason.isEmpty ? nil : reason)
            return PostChange(from: post, to: next, by: member, act: isTold ? told : nil, at: now)
        }
        await service.pictures.follow(change.pictureNews)
        return change.new
    }

    func setCategory(_ category: PostCategory) async throws(PostError) -> PostCategory {
        let actor = try PostPolicy.operator(principal)
        let category = try category.checked()
        let (member, now) = (try await writer().id, now)
        let act = AuditEvent(
            id: service.ids.next(), by: actor, "board.set-category", category.slug, affecting: nil, at: now)
        try await store.set(category, by: member, telling: act)
        return category
    }
}
