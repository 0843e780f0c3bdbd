import Vocabulary

extension LocalCommentRepository {
    func add(
        _ draft: CommentDraft, to subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        let author = try CommentPolicy.member(principal)
        let typed = try CommentDraft.checked(draft.text)
        let card = try await self.card(of: subject)
        // Before the check for a closed subject: a block also hides the subject of a conversation.
        let writer = try await writer(towards: card.other(than: author), else: .subjectNotFound)
        if !card.isOpen { throw .subjectClosed }
        return try await keep(draft, typed, on: card, by: writer, idempotencyKey: key)
    }

    /// Inserts a comment by a member who may write. `typed` is the checked text of the draft. Throws as
    /// `add`.
    func keep(
        _ draft: CommentDraft, _ typed: String, on card: SubjectCard, by writer: MemberCard,
        idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        let (author, subject) = (writer.id, card.id)
        // Messages in a conversation have no parent.
        let parent = card.parties.isEmpty ? try await parent(of: draft, on: subject) : nil
        if let parent, parent.author != card.owner {
            _ = try await self.writer(towards: parent.author, else: .notFound)
        }
        let comment = Comment(
            id: service.ids.next(), on: subject, by: author, replyingTo: parent?.id, try await read(typed),
            at: now)
        let request = key.map { key in
            IdempotentRequest(
                IdempotentRequest.Scope(key, verb: "comments.add", member: author),
                RequestContent(of: ["\(subject)", draft.replyTo.map { "\($0)" }, typed]),
                at: comment.createdAt)
        }
        let notices = try await notices(of: comment, on: card, repliesTo: parent?.author)
        return try await view(
            try await store.insert(comment, telling: notices, request: request), by: writer)
    }

    /// The parent comment. Throws `notFound` unless it is shown under the subject, `replyToReply`.
    private func parent(
        of draft: CommentDraft, on subject: AnyIdentifier
    ) async throws(CommentError) -> Comment? {
        guard let id = draft.replyTo else { return nil }
        guard let parent = try await store.find(id), parent.subject == subject, parent.state == .shown,
            try await !hides(parent.author)
        else { throw .notFound }
        if let comment = parent.parent { throw .replyToReply(comment) }
        return parent
    }

    /// The notices of a new comment, one per member: reply before mention before comment on an own record; in
    /// a conversation only the other member gets one.
    private func notices(
        of comment: Comment, on card: SubjectCard, repliesTo other: MemberID?
    ) async throws(CommentError) -> [Notice] {
        let all: [(NoticeKind, MemberID?)] =
            card.parties.isEmpty
            ? [(.reply, other)] + comment.text.members.map { (.mention, $0) } + [(.comment, card.owner)]
            : [(.message, card.other(than: comment.author))]
        let recipients = all.compactMap { kind, member in member.map { (kind, $0) } }
            .filter { $0.1 != comment.author }
        if recipients.isEmpty { return [] }
        var passed = try await strangers(to: comment.author, among: Set(recipients.map(\.1)))
        return recipients.compactMap { kind, recipient in
            guard passed.insert(recipient).inserted else { return nil }
            return Notice(
                id: service.ids.next(), kind, to: recipient, by: comment.author, about: comment.subject,
                in: AnyIdentifier(comment.id), at: comment.createdAt)
        }
    }

    /// The members who get no notice because a block lies between them and the author; this includes blocked
    /// moderators. Skips the query if the session look-up has found no blocks.
    private func strangers(
        to author: MemberID, among members: Set<MemberID>
    ) async throws(CommentError) -> Set<MemberID> {
        if principal.acting?.hidesNobody == true { return [] }
        return try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await needs.blocks.hiddenMembers(among: members, from: author)
        }
    }
}
