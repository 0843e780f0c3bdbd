import UnicodeText
import Vocabulary

/// The verbs over a local store: subject and policy first, then the transition inside one change.
struct LocalCommentRepository: CommentRepository {
    let service: CommentService
    let principal: Principal

    var store: any CommentStore { service.store }
    var needs: CommentNeeds { service.needs }
    var now: Timestamp { service.time.now() }

    func edit(
        _ id: CommentID, text: String, expecting version: Version?
    ) async throws(CommentError) -> CommentView {
        _ = try CommentPolicy.member(principal)
        let typed = try CommentDraft.checked(text)
        let (comment, card) = try await visible(id)
        try CommentPolicy.requireAuthor(of: comment, principal)
        guard let card else { throw .notFound }
        if !card.isOpen { throw .subjectClosed }
        let reached = card.other(than: comment.author)
        let (writer, text) = (try await writer(towards: reached, else: .notFound), try await read(typed))
        let now = now
        let next = try await store.change(id, by: writer.id) { comment throws(CommentError) in
            try CommentPolicy.requireAuthor(of: comment, principal)
            if let version, version != comment.version { throw .changed(comment.version) }
            return (try comment.edited(text, at: now), [])
        }
        return try await view(next)
    }

    func remove(_ id: CommentID) async throws(CommentError) {
        _ = try CommentPolicy.member(principal)
        let (comment, card) = try await visible(id)
        try CommentPolicy.mayRemove(comment, on: card, principal)
        guard CommentPolicy.isOwn(comment, on: card, principal) else {
            _ = try await moderate(id, .remove, reason: nil, isTold: true)
            return
        }
        if card?.isOpen == false { throw .subjectClosed }
        let (actor, now) = (try await writer(else: .notFound).id, now)
        _ = try await store.change(id, by: actor) { comment throws(CommentError) in
            try CommentPolicy.mayRemove(comment, on: card, principal)
            let next = try comment.removed()
            return (next, next.withdrawals(since: comment, at: now))
        }
    }

    func moderate(
        _ id: CommentID, _ act: SubjectAct, reason: String
    ) async throws(CommentError) -> CommentView {
        _ = try CommentPolicy.moderator(principal)
        let reason = try CommentModeration.reason(reason, for: act)
        return try await moderate(id, act, reason: reason, isTold: true)
    }

    /// One change by a moderator, audited if `isTold`. The reason has been checked.
    func moderate(
        _ id: CommentID, _ act: SubjectAct, reason: String?, isTold: Bool
    ) async throws(CommentError) -> CommentView {
        let actor = try CommentPolicy.moderator(principal)
        _ = try await visible(id)
        let (moderator, now) = (try await writer(else: .notFound).id, now)
        let event = service.ids.next(AuditEventSubject.self)
        let next = try await store.change(id, by: moderator) { comment throws(CommentError) in
            guard CommentPolicy.mayRead(comment, principal) else { throw .notFound }
            let next = try comment.moderated(act, reason: reason ?? "", by: moderator, at: now)
            let told = AuditEvent(
                id: event, by: actor, act.verb, "\(id)", affecting: comment.author, at: now,
                reason: reason.flatMap { $0.isEmpty ? nil : $0 })
            return (next, (isTold ? [OutboxMessage(told)] : []) + next.withdrawals(since: comment, at: now))
        }
        return try await view(next)
    }

    /// The same for many comments in one unaudited step, where the moderator sees them and the act is
    /// possible. Answers which were changed; comments changed concurrently are left out.
    func moderate(
        _ ids: Set<CommentID>, _ act: SubjectAct, reason: String
    ) async throws(CommentError) -> Set<CommentID> {
        let (moderator, now) = (try await writer(else: .notFound).id, now)
        let seen = try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.cards(of: Set(ids.map { AnyIdentifier($0) }), for: principal)
        }
        let found = try await store.find(ids).values.sorted { $0.id < $1.id }
        let changes = found.compactMap { comment -> CommentChange? in
            guard seen[AnyIdentifier(comment.id)] != nil,
                let next = try? comment.moderated(act, reason: reason, by: moderator, at: now)
            else { return nil }
            return CommentChange(comment, next, telling: next.withdrawals(since: comment, at: now))
        }
        return changes.isEmpty ? [] : try await store.replace(changes, actor: moderator)
    }

    /// The card of the acting member, who may write now, and to `other` if given. Throws `signInRequired`,
    /// `refusal` where `other` has blocked them, and what else `requireActive` throws.
    func writer(
        towards other: MemberID? = nil, else refusal: CommentError
    ) async throws(CommentError) -> MemberCard {
        try await needs.members.requireActive(principal, towards: other, orThrow: refusal)
    }

    /// The typed text with its mentions. Throws `invalidFields` for too many mentions.
    func read(_ typed: String) async throws(CommentError) -> CommentText {
        let reading = MentionReading(typed)
        let names = reading.names
        if names.isEmpty { return CommentText(plain: typed) }
        let found = try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            let found = try await needs.nicknames.members(called: names)
            // Hidden members are not mentioned: the answer would tell whose nickname it is.
            let hidden = try await needs.blocks.hiddenMembers(among: Set(found.values), from: principal)
            return found.filter { !hidden.contains($0.value) }
        }
        return try CommentDraft.checked(CommentText(typed, reading, of: found))
    }
}
