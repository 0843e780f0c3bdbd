public import Vocabulary

/// Comments and conversations as subjects of other domains' records, such as reports and notices;
/// conversations also have comments.
extension CommentService: SubjectDirectory {
    /// The length of a comment's title in characters.
    static let longestTitle = 60

    /// The cards of the comments and conversations that the principal may read. A comment's title is the
    /// first 60 characters of its text on one line, without the names of mentioned members; a conversation
    /// has the title of its subject. Public comments by authors hidden by a block are left out. Throws
    /// outages.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let comments = try await cards(of: Set(subjects.compactMap { $0.typed() }), for: principal)
        return comments.merging(try await conversationCards(of: subjects, for: principal)) { first, _ in first
        }
    }

    /// The cards of the subjects of comments: conversations and other domains' records.
    func subjectCards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let own = try await conversationCards(of: subjects, for: principal)
        let others = subjects.filter { $0.prefix != ConversationSubject.prefix }
        if others.isEmpty { return own }
        return try await needs.subjects.cards(of: others, for: principal).merging(own) { first, _ in first }
    }

    private func cards(
        of ids: Set<CommentID>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        if ids.isEmpty { return [:] }
        let found = try await mapping { () throws(CommentError) in try await store.find(ids) }
        let readable = found.values.filter { CommentPolicy.mayRead($0, principal) }
        if readable.isEmpty { return [:] }
        let seen = try await subjectCards(of: Set(readable.map(\.subject)), for: principal)
        let unseen = readable.filter { seen[$0.subject] == nil }
        let reported = try await reported(among: unseen, to: principal)
        let names = try await needs.members.cards(
            of: Set(readable.flatMap(\.text.members)), for: principal, hiding: needs.blocks)
        let others = Set(readable.filter { !isConfided($0) }.map(\.author))
        let hidden = try await needs.blocks.hiddenMembers(among: others, from: principal)
        return readable.reduce(into: [:]) { cards, comment in
            guard seen[comment.subject] != nil || reported.contains(comment.id),
                isConfided(comment) || !hidden.contains(comment.author)
            else { return }
            let text = comment.text.shown { names[$0]?.nickname ?? CommentView.withdrawn }
            let id = AnyIdentifier(comment.id)
            cards[id] = SubjectCard(id, owner: comment.author, title: Self.title(of: text))
        }
    }

    /// Whether it is a message in a conversation, which stays private to its two members.
    private func isConfided(_ comment: Comment) -> Bool {
        comment.subject.prefix == ConversationSubject.prefix
    }

    /// Which of these comments, whose subjects the principal does not see, were reported; a moderator may
    /// read them. None for other members.
    func reported(
        among comments: [Comment], to principal: Principal
    ) async throws(ServiceFailure) -> Set<CommentID> {
        guard principal.has(.moderator), !comments.isEmpty else { return [] }
        let reported = try await needs.reports.reported(among: Set(comments.map { AnyIdentifier($0.id) }))
        return Set(reported.compactMap { $0.typed() })
    }

    private func conversationCards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = Set(subjects.compactMap { $0.typed(ConversationSubject.self) })
        guard let member = principal.memberID, !ids.isEmpty else { return [:] }
        let found = try await mapping { () throws(CommentError) in try await store.find(ids) }
            .values.filter { $0.members.contains(member) }
        if found.isEmpty { return [:] }
        let subjects = try await needs.subjects.cards(of: Set(found.map(\.subject)), for: principal)
        return found.reduce(into: [:]) { cards, conversation in
            let (id, card) = (AnyIdentifier(conversation.id), subjects[conversation.subject])
            cards[id] = SubjectCard(
                id, owner: card?.owner ?? conversation.first, title: card?.title ?? "",
                parties: conversation.members, isOpen: card?.isOpen ?? false)
        }
    }

    static func title(of text: String) -> String {
        let line = text.split { $0.isWhitespace }.joined(separator: " ")
        return line.count <= longestTitle ? line : line.prefix(longestTitle - 1) + "…"
    }
}

extension CommentService: SubjectModeration {
    /// Applies the act to every comment that allows it and answers which; a bulk act takes one step. Throws
    /// outages; then some comments may have been changed.
    public func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        let verbs = LocalCommentRepository(service: self, principal: moderator)
        let ids = subjects.compactMap { $0.typed(CommentSubject.self) }
        var done: Set<CommentID> = []
        if isBulk {
            done = try await mapping { () throws(CommentError) in
                try await verbs.moderate(Set(ids), act, reason: reason)
            }
        }
        // Separately audited acts and comments changed concurrently are done one by one.
        for id in ids where !done.contains(id) {
            do throws(CommentError) {
                _ = try await verbs.moderate(id, act, reason: reason, isTold: !isBulk)
                done.insert(id)
            } catch .service(let failure) {
                throw failure
            } catch {
                continue
            }
        }
        return Set(done.map { AnyIdentifier($0) })
    }
}
