public import Vocabulary

extension InMemoryCommentStore {
    public func threads(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<StoredThread> {
        let replies = Dictionary(
            grouping: seen(without: hidden).filter { $0.subject == subject && $0.state == .shown },
            by: \.parent)
        let listed = seen(without: hidden).filter {
            $0.subject == subject && $0.parent == nil && ($0.state == .shown || replies[$0.id] != nil)
        }
        return Self.cut(
            listed, page, CommentScope.threads(on: subject, order), ascending: order == .oldest
        ).map { comment in
            let own = replies[comment.id] ?? []
            var comment = comment
            comment.replies = own.count
            let first = Self.cut(own, .first, 0, ascending: true).items
            return StoredThread(comment, Array(first.prefix(CommentThread.mostReplies)))
        }
    }

    public func replies(
        to id: CommentID, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Comment> {
        let shown = seen(without: hidden).filter { $0.parent == id && $0.state == .shown }
        return Self.cut(shown, page, CommentScope.replies(to: id), ascending: true)
    }

    public func page(by author: MemberID, _ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        let own = seen(without: []).filter {
            $0.author == author && ($0.state == .shown || $0.moderation != nil)
        }
        return Self.cut(own, page, CommentScope.mine(author), ascending: false)
    }

    public func counts(
        of subjects: Set<AnyIdentifier>, without hidden: Set<MemberID>
    ) async throws(CommentError) -> [AnyIdentifier: Int] {
        subjects.reduce(into: [:]) { counts, subject in
            guard let thread = threads[subject], !thread.isClosed else { return }
            let unseen = comments.values.count { comment in
                comment.subject == subject && comment.state == .shown
                    && (hidden.contains(comment.author)
                        || comment.parent.flatMap { comments[$0] }.map { hidden.contains($0.author) } == true)
            }
            if thread.comments > unseen { counts[subject] = thread.comments - unseen }
        }
    }

    private func seen(without hidden: Set<MemberID>) -> [Comment] {
        comments.values.filter { isOpen($0) && !hidden.contains($0.author) }
    }

    private static func cut(
        _ comments: [Comment], _ page: PageRequest, _ scope: UInt64, ascending: Bool
    ) -> Page<Comment> {
        KeysetPage.cut(
            comments, page, scope: scope, key: \.createdAt.microseconds, id: \.id.raw, ascending: ascending)
    }
}
