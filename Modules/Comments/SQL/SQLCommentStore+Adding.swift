public import Comments
import Database
public import Vocabulary

extension SQLCommentStore {
    /// The outcome of inserting a comment.
    private enum Outcome: Sendable {
        case kept, closed, noParent
        case known(IdempotencyTable.Finding)
    }

    public func insert(
        _ comment: Comment, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(CommentError) -> Comment {
        let insertions = Self.insertions(comment, notices)
        let outcome = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(comment.author, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(comment.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return Outcome.known(finding) }
            }
            if let obstacle = try Self.obstacle(toCounting: comment, writer) {
                if let request { try Self.idempotencyRecords.drop(request, writer) }
                return obstacle
            }
            try writer.batch(insertions)
            return .kept
        }
        switch outcome {
        case .closed: throw .subjectNotFound
        case .noParent: throw .notFound
        case .known(let finding): return try Self.answer(finding, to: comment)
        case .kept:
            if let request { await Self.idempotencyRecords.clear(after: request, database) }
            return comment
        }
    }

    /// Counts the comment in its thread, unless it is now refused: answers the refusal and counts nothing.
    /// The checks before the transaction may be outdated.
    private static func obstacle(
        toCounting comment: Comment, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Outcome? {
        if let parent = comment.parent, try !isShown(parent, on: comment.subject, writer) { return .noParent }
        let counted = try writer.run(
            """
            INSERT INTO comment_threads (subject, comments) VALUES (\(comment.subject), 1)
            ON CONFLICT (subject) DO UPDATE SET comments = comment_threads.comments + 1
            WHERE comment_threads.closed_at IS NULL
            """)
        return counted == 1 ? nil : .closed
    }

    private static func isShown(
        _ parent: CommentID, on subject: AnyIdentifier, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        try writer.exists(
            """
            SELECT 1 FROM comments
            WHERE id = \(parent) AND subject = \(subject) AND parent = '' AND state = 'shown'
            """)
    }

    static func isClosed(
        _ subject: AnyIdentifier, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        try writer.exists(closing(of: subject))
    }

    private static func insertions(_ comment: Comment, _ notices: [Notice]) -> [SQL] {
        var row = CommentRow.assignments(comment)
        row.set("replies", 0)
        row.set("listed", 1)
        let insertion: SQL = "INSERT INTO comments \(sql: row.insertion)"
        return [insertion] + countingReply(1, comment) + notingSaid(comment)
            + notices.map { CommentsTables.outbox.insertion(OutboxMessage($0)) }
    }

    /// The comment added by the same request before.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to comment: Comment
    ) throws(CommentError) -> Comment {
        switch finding {
        case .nothing: return comment
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let raw = RawIdentifier(base32: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a comment").service)
            }
            return comment.asAdded(under: CommentID(raw), at: madeAt)
        }
    }
}
