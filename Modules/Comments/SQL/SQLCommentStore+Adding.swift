public import Comments
import Database
public import Vocabulary

extension SQLCommentStore {
    /// What became of a comment that was to be kept.
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
            if let obstacle = try Self.obstacle(to: comment, writer) {
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

    /// What stands against the comment by now, whatever was so when it was asked for.
    private static func obstacle(
        to comment: Comment, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Outcome? {
        if try isClosed(comment.subject, writer) { return .closed }
        guard let parent = comment.parent else { return nil }
        let isShown = try writer.exists(
            """
            SELECT 1 FROM comments
            WHERE id = \(parent) AND subject = \(comment.subject) AND parent = '' AND state = 'shown'
            """)
        return isShown ? nil : .noParent
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
        let rows: [SQL] = [
            "INSERT INTO comments \(sql: row.insertion)",
            """
            INSERT INTO comment_threads (subject, comments) VALUES (\(comment.subject), 1)
            ON CONFLICT (subject) DO UPDATE SET comments = comment_threads.comments + 1
            """,
        ]
        return rows + countingReply(1, comment) + notingSaid(comment)
            + notices.map { CommentsTables.outbox.insertion(OutboxMessage($0)) }
    }

    /// What was added when the same was asked before.
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
