import Vocabulary

extension LocalCommentRepository {
    func say(
        _ text: String, about subject: AnyIdentifier, idempotencyKey key: IdempotencyKey?
    ) async throws(CommentError) -> CommentView {
        let author = try CommentPolicy.member(principal)
        let draft = CommentDraft(text)
        _ = try CommentDraft.checked(text)
        guard subject.prefix != ConversationSubject.prefix else {
            return try await add(draft, to: subject, idempotencyKey: key)
        }
        guard subject.takesComments, let card = try await cards(for: [subject])[subject] else {
            throw .subjectNotFound
        }
        let other = card.other(than: author)
        guard other != author else { throw .ownSubject }
        _ = try await writer(towards: other, else: .subjectNotFound)
        if !card.isOpen { throw .subjectClosed }
        let conversation = try await store.begin(
            Conversation(id: service.ids.next(), about: subject, of: author, and: other, at: now), by: author)
        return try await add(draft, to: AnyIdentifier(conversation.id), idempotencyKey: key)
    }

    func conversations(
        about subject: AnyIdentifier?, _ page: PageRequest
    ) async throws(CommentError) -> Page<ConversationView> {
        let member = try CommentPolicy.member(principal)
        try require(page, of: CommentScope.conversations(of: member, about: subject))
        let hidden = subject == nil ? try await hiddenMembers() : []
        let found = try await store.conversations(of: member, about: subject, page, without: hidden)
        let (subjects, members) = try await cards(of: found.items, for: member)
        return found.map { Self.view($0, for: member, subjects, members) }
    }

    func conversation(_ id: ConversationID) async throws(CommentError) -> ConversationView {
        let member = try CommentPolicy.member(principal)
        guard let found = try await store.find([id])[id], found.conversation.members.contains(member) else {
            throw .conversationNotFound
        }
        let (subjects, members) = try await cards(of: [found], for: member)
        return Self.view(found, for: member, subjects, members)
    }

    /// What these are about and who is named in them: one question for all subjects, one for all members.
    private func cards(
        of found: [StoredConversation], for member: MemberID
    ) async throws(CommentError) -> ([AnyIdentifier: SubjectCard], [MemberID: MemberCard]) {
        if found.isEmpty { return ([:], [:]) }
        let said = found.compactMap(\.last)
        let others = found.map { $0.conversation.other(than: member) }
        return (
            try await cards(for: Set(found.map(\.conversation.subject))),
            try await cards(named: Set(others + said.flatMap { [$0.author] + $0.text.members }))
        )
    }

    private static func view(
        _ stored: StoredConversation, for member: MemberID, _ subjects: [AnyIdentifier: SubjectCard],
        _ cards: [MemberID: MemberCard]
    ) -> ConversationView {
        let (conversation, card) = (stored.conversation, subjects[stored.conversation.subject])
        return ConversationView(
            id: conversation.id, subject: conversation.subject, title: card?.title ?? "",
            other: cards.card(of: conversation.other(than: member)),
            last: stored.last.map { view($0, cards) },
            startedAt: conversation.startedAt, saidAt: conversation.saidAt ?? conversation.startedAt,
            isOpen: card?.isOpen ?? false)
    }
}
