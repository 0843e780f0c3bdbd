import Vocabulary

extension LocalCommentRepository {
    func sendMessage(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        let author = try CommentPolicy.member(principal)
        let draft = CommentDraft(text)
        let typed = try CommentDraft.checked(text)
        guard subject.prefix != ConversationSubject.prefix else {
            return try await add(draft, to: subject, idempotencyKey: key)
        }
        guard subject.takesComments, let card = try await cards(for: [subject])[subject] else {
            throw .subjectNotFound
        }
        let other = card.other(than: author)
        guard other != author else { throw .ownSubject }
        let writer = try await writer(towards: other, else: .subjectNotFound)
        if !card.isOpen { throw .subjectClosed }
        let conversation = try await store.begin(
            Conversation(id: service.ids.next(), about: subject, of: author, and: other, at: now), by: author)
        let place = SubjectCard(
            AnyIdentifier(conversation.id), owner: card.owner, title: card.title,
            parties: conversation.members)
        return try await keep(draft, typed, on: place, by: writer, idempotencyKey: key)
    }

    func conversations(
        about subject: AnyIdentifier?, _ page: PageRequest
    ) async throws(CommentError) -> Page<ConversationView> {
        let member = try CommentPolicy.member(principal)
        try require(page, of: CommentScope.conversations(of: member, about: subject))
        let found =
            subject == nil
            ? try await needs.blocks.page(page, for: principal, by: { [$0.other(than: member)] }) {
                page, hidden throws(CommentError) in
                try await store.conversations(of: member, about: nil, page, without: hidden)
            } : try await store.conversations(of: member, about: subject, page, without: [])
        let views = try await views(of: found.items, for: member)
        return found.map(views)
    }

    func conversation(_ id: ConversationID) async throws(CommentError) -> ConversationView {
        let member = try CommentPolicy.member(principal)
        guard let found = try await store.find([id])[id], found.members.contains(member) else {
            throw .conversationNotFound
        }
        return try await views(of: [found], for: member)(found)
    }

    /// The conversations as the member sees them, with one query each for last messages, subjects and
    /// members.
    private func views(
        of found: [Conversation], for member: MemberID
    ) async throws(CommentError) -> (Conversation) -> ConversationView {
        let last = try await store.last(in: Set(found.map(\.id)))
        let subjects = try await cards(for: Set(found.map(\.subject)))
        let named =
            found.map { $0.other(than: member) } + last.values.flatMap { [$0.author] + $0.text.members }
        let members = named.isEmpty ? [:] : try await cards(named: Set(named))
        return { conversation in
            let card = subjects[conversation.subject]
            return ConversationView(
                id: conversation.id, subject: conversation.subject, title: card?.title ?? "",
                other: members.card(of: conversation.other(than: member)),
                last: last[conversation.id].map { Self.view($0, members) },
                startedAt: conversation.startedAt, saidAt: conversation.saidAt ?? conversation.startedAt,
                isOpen: card?.isOpen ?? false)
        }
    }
}
