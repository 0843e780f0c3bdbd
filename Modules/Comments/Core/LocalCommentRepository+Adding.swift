import Vocabulary

extension LocalCommentRepository {
    func add(
        _ draft: CommentDraft, to subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        let author = try CommentPolicy.member(principal)
        let typed = try CommentDraft.checked(draft.text)
        let card = try await self.card(of: subject)
        // Before it is looked whether it is open: by a block the subject of a conversation cannot be seen.
        let writer = try await writer(towards: card.other(than: author), else: .subjectNotFound)
        if !card.isOpen { throw .subjectClosed }
        return try await keep(draft, typed, on: card, by: writer, idempotencyKey: key)
    }

    /// Keeps what somebody says who may say something there. `typed` is the checked text of the draft. Throws
    /// as `add`.
    func keep(
        _ draft: CommentDraft, _ typed: String, on card: SubjectCard, by writer: MemberCard,
        idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        let (author, subject) = (writer.id, card.id)
        // What is said between two stands by itself.
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

    /// The comment that is replied to. Throws `notFound` unless it is shown there, `replyToReply`.
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

    /// Who is told of a new comment, each once: a reply before a mention before a comment on what is theirs;
    /// of what is said between two the other alone.
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

    /// Who is told nothing of what the author says, as a member, whatever else they are: by a moderator whom
    /// they have blocked they are told nothing, either. Not asked where the look-up of the session has told
    /// that there are none.
    private func strangers(
        to author: MemberID, among members: Set<MemberID>
    ) async throws(CommentError) -> Set<MemberID> {
        if principal.acting?.hidesNobody == true { return [] }
        return try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await needs.blocks.hiddenMembers(among: members, from: author)
        }
    }
}
