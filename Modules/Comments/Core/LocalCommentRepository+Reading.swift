import Vocabulary

extension LocalCommentRepository {
    func comment(_ id: CommentID) async throws(CommentError) -> CommentView {
        let (comment, _) = try await visible(id)
        guard CommentPolicy.mayRead(comment, principal) else { throw .notFound }
        return try await view(comment)
    }

    func comments(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest
    ) async throws(CommentError) -> Page<CommentThread> {
        try require(page, of: CommentScope.threads(on: subject, order))
        let card = try await card(of: subject)
        // Messages of a conversation stay visible to its members despite a later block.
        let found =
            card.parties.isEmpty
            ? try await needs.blocks.page(
                page, for: principal, by: { [$0.comment.author] + $0.replies.map(\.author) },
                seen: { $0.seen(without: $1) }
            ) { page, hidden throws(CommentError) in
                try await store.threads(on: subject, order, page, without: hidden)
            } : try await store.threads(on: subject, order, page, without: [])
        let cards = try await cards(of: found.items.flatMap { [$0.comment] + $0.replies })
        return found.map { thread in
            CommentThread(
                Self.view(thread.comment, cards, asPlace: thread.comment.state != .shown),
                thread.replies.map { Self.view($0, cards) })
        }
    }

    func replies(to id: CommentID, _ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        try require(page, of: CommentScope.replies(to: id))
        let (comment, _) = try await visible(id)
        guard comment.isListed || CommentPolicy.mayRead(comment, principal) else { throw .notFound }
        let found = try await needs.blocks.page(page, for: principal, by: { [$0.author] }) {
            page, hidden throws(CommentError) in try await store.replies(to: id, page, without: hidden)
        }
        let cards = try await cards(of: found.items)
        return found.map { Self.view($0, cards) }
    }

    func mine(_ page: PageRequest) async throws(CommentError) -> Page<CommentView> {
        let author = try CommentPolicy.member(principal)
        try require(page, of: CommentScope.mine(author))
        let found = try await store.page(by: author, page)
        let cards = try await cards(of: found.items)
        return found.map { Self.view($0, cards) }
    }

    func counts(of subjects: [AnyIdentifier]) async throws(CommentError) -> [AnyIdentifier: Int] {
        guard (1...PageRequest.largestLimit).contains(subjects.count) else {
            throw .invalidFields([
                FieldError("subject", .outOfRange(minimum: 1, maximum: Int64(PageRequest.largestLimit)))
            ])
        }
        let seen = try await cards(for: Set(subjects).filter(\.takesComments))
        let hidden = try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await needs.blocks.hiddenMembers(from: principal)
        }
        let counts = try await store.counts(of: Set(seen.keys), without: hidden.leftOut)
        return seen.mapValues { counts[$0.id] ?? 0 }
    }

    /// The comment with its subject's card; without one if a moderator reads it only because it was reported.
    /// Throws `notFound` if it does not exist, or the principal may not see the subject or its author.
    func visible(_ id: CommentID) async throws(CommentError) -> (Comment, SubjectCard?) {
        guard let comment = try await store.find(id) else { throw .notFound }
        guard let card = try await cards(for: [comment.subject])[comment.subject] else {
            let reported = try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
                try await service.reported(among: [comment], to: principal)
            }
            guard reported.contains(id) else { throw .notFound }
            return (comment, nil)
        }
        if card.parties.isEmpty, try await hides(comment.author) { throw .notFound }
        return (comment, card)
    }

    /// The card of a subject. Throws `subjectNotFound` for comments, which take replies, and for records
    /// visible to two members only, which take messages in a conversation.
    func card(of subject: AnyIdentifier) async throws(CommentError) -> SubjectCard {
        guard subject.takesComments, let card = try await cards(for: [subject])[subject],
            card.parties.isEmpty || subject.prefix == ConversationSubject.prefix
        else { throw .subjectNotFound }
        return card
    }

    func cards(
        for subjects: Set<AnyIdentifier>
    ) async throws(CommentError) -> [AnyIdentifier: SubjectCard] {
        if subjects.isEmpty { return [:] }
        return try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await service.subjectCards(of: subjects, for: principal)
        }
    }

    /// Whether the principal does not see this member's comments.
    func hides(_ author: MemberID) async throws(CommentError) -> Bool {
        try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await needs.blocks.hides(author, from: principal)
        }
    }

    func require(_ page: PageRequest, of scope: UInt64) throws(CommentError) {
        if case .after(let cursor) = page.start, cursor.scope != scope {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
    }
}

extension LocalCommentRepository {
    /// A comment that the principal may read. Their own card is not asked for if it is given.
    func view(_ comment: Comment, by writer: MemberCard? = nil) async throws(CommentError) -> CommentView {
        var cards = writer.map { [$0.id: $0] } ?? [:]
        let missing = Set([comment.author] + comment.text.members).subtracting(cards.keys)
        if !missing.isEmpty { cards.merge(try await self.cards(named: missing)) { $1 } }
        return Self.view(comment, cards)
    }

    func cards(of comments: [Comment]) async throws(CommentError) -> [MemberID: MemberCard] {
        if comments.isEmpty { return [:] }
        return try await cards(named: Set(comments.flatMap { [$0.author] + $0.text.members }))
    }

    func cards(named members: Set<MemberID>) async throws(CommentError) -> [MemberID: MemberCard] {
        try await CommentError.mappingServiceFailures { () throws(ServiceFailure) in
            try await needs.members.cards(of: members, for: principal, hiding: needs.blocks)
        }
    }

    static func view(
        _ comment: Comment, _ cards: [MemberID: MemberCard], asPlace isPlace: Bool = false
    ) -> CommentView {
        let notice = comment.moderation.map {
            CommentView.ModerationNotice(reason: $0.reason, moderatedAt: $0.moderatedAt)
        }
        return CommentView(
            id: comment.id, subject: comment.subject, parent: comment.parent,
            author: isPlace ? nil : cards.card(of: comment.author), text: isPlace ? nil : comment.text,
            mentions: isPlace ? [] : comment.text.members.map { cards.card(of: $0) }, state: comment.state,
            notice: isPlace ? nil : notice, createdAt: comment.createdAt,
            editedAt: isPlace ? nil : comment.editedAt, version: comment.version, replies: comment.replies)
    }
}

extension StoredThread {
    /// The thread without these authors; nil if its comment is theirs, or a place with replies by them only.
    fileprivate func seen(without hidden: Set<MemberID>) -> StoredThread? {
        if hidden.contains(comment.author) { return nil }
        let left = StoredThread(comment, replies.filter { !hidden.contains($0.author) })
        let isEmpty = left.replies.isEmpty && comment.replies <= replies.count
        if comment.state != .shown, isEmpty { return nil }
        var thread = left
        thread.comment.replies -= replies.count - left.replies.count
        return thread
    }
}

extension AnyIdentifier {
    /// Whether there can be comments under such a record.
    var takesComments: Bool { !CommentPolicy.kindsWithoutComments.contains(prefix) }
}
