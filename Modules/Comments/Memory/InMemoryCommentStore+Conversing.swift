public import Vocabulary

extension InMemoryCommentStore {
    public func begin(
        _ conversation: Conversation, by author: MemberID
    ) async throws(CommentError) -> Conversation {
        try requireOpen(author)
        let isAlone = closed.contains(conversation.other(than: author))
        if isAlone || threads[conversation.subject]?.isClosed == true { throw .subjectNotFound }
        if let known = conversations.values.first(where: conversation.isSame) { return known }
        conversations[conversation.id] = conversation
        return conversation
    }

    public func find(
        _ ids: Set<ConversationID>
    ) async throws(CommentError) -> [ConversationID: Conversation] {
        conversations.filter { ids.contains($0.key) }
    }

    public func last(in ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment] {
        ids.reduce(into: [:]) { last, id in
            let said = comments.values.filter { $0.subject == AnyIdentifier(id) && $0.state == .shown }
            last[id] = said.max { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        }
    }

    public func conversations(
        of member: MemberID, about subject: AnyIdentifier?, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Conversation> {
        let own = conversations.values.filter {
            $0.members.contains(member) && $0.saidAt != nil && !hidden.contains($0.other(than: member))
                && (subject == nil || subject == $0.subject)
        }
        return KeysetPage.cut(
            own, page, scope: CommentScope.conversations(of: member, about: subject),
            key: { $0.saidAt?.microseconds ?? 0 }, id: \.id.raw)
    }

    /// Notes when something was said in a conversation.
    func noteSaid(_ comment: Comment) {
        guard let id = comment.subject.typed(ConversationSubject.self), let before = conversations[id] else {
            return
        }
        conversations[id]?.saidAt = max(before.saidAt ?? comment.createdAt, comment.createdAt)
    }

    /// With one of the two goes all that both have said.
    func forgetConversations(of member: MemberID) {
        for conversation in conversations.values where conversation.members.contains(member) {
            let subject = AnyIdentifier(conversation.id)
            for comment in comments.values where comment.subject == subject && !comment.isErased {
                comments[comment.id] = comment.erased()
            }
            threads[subject] = Thread(isClosed: true)
            conversations[conversation.id] = nil
        }
    }
}
