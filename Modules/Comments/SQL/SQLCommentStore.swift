public import Comments
public import Database
public import Vocabulary

/// Comments in a SQL database: the same statements on every engine.
public struct SQLCommentStore: CommentStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { CommentsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { CommentsTables.closedMembers }

    /// A store in the database, whose schema `CommentsMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    /// The waiting messages.
    public var outbox: any Outbox { CommentsTables.outbox.outbox(in: database) }

    /// Whether the subject of a row of `comments` is open.
    static let isOpen: SQL = """
        NOT EXISTS (
            SELECT 1 FROM comment_threads
            WHERE comment_threads.subject = comments.subject AND closed_at IS NOT NULL
        )
        """

    /// Finds a row if the subject's thread is closed.
    static func closing(of subject: AnyIdentifier) -> SQL {
        "SELECT 1 FROM comment_threads WHERE subject = \(subject) AND closed_at IS NOT NULL"
    }

    public func find(_ ids: Set<CommentID>) async throws(CommentError) -> [CommentID: Comment] {
        if ids.isEmpty { return [:] }
        let found = try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT \(sql: CommentRow.columns) FROM comments
                WHERE id IN \(list: ids.sorted()) AND \(sql: Self.isOpen)
                """
            ) { row throws(DatabaseError) in
                var row = RowReader(row)
                return try CommentRow.comment(&row)
            }
        }
        return found.reduce(into: [:]) { $0[$1.id] = $1 }
    }

    public func replace(
        _ changes: [CommentChange], actor: MemberID
    ) async throws(CommentError) -> Set<CommentID> {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            var written: Set<CommentID> = []
            for change in changes where try Self.replace(change, writer) { written.insert(change.next.id) }
            return written
        }
    }

    private static func replace(
        _ change: CommentChange, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        let (old, next) = (change.old, change.next)
        let isShown = next.state == .shown ? 1 : 0
        let written = try writer.run(
            """
            UPDATE comments SET \(sql: CommentRow.assignments(next).update),
            listed = CASE WHEN replies > 0 THEN 1 ELSE \(isShown) END
            WHERE id = \(next.id) AND version = \(old.version) AND \(sql: isOpen)
            """)
        guard written == 1 else { return false }
        let count = isShown - (old.state == .shown ? 1 : 0)
        let told = change.messages.map(CommentsTables.outbox.insertion)
        try writer.batch((count == 0 ? [] : counting(count, next)) + told)
        return true
    }

    /// The statements that count a comment which has come to be shown, or is not any more.
    static func counting(_ change: Int, _ comment: Comment) -> [SQL] {
        let thread: SQL = """
            UPDATE comment_threads SET comments = comments + \(change) WHERE subject = \(comment.subject)
            """
        return [thread] + countingReply(change, comment)
    }

    /// The statement by which the comment that is replied to counts the reply.
    static func countingReply(_ change: Int, _ comment: Comment) -> [SQL] {
        guard let parent = comment.parent else { return [] }
        return [
            """
            UPDATE comments SET replies = replies + \(change),
            listed = CASE WHEN state = 'shown' OR replies + \(change) > 0 THEN 1 ELSE 0 END
            WHERE id = \(parent)
            """
        ]
    }

    public func close(_ subject: AnyIdentifier, at now: Timestamp) async throws(CommentError) {
        try await write { writer throws(DatabaseError) in
            try writer.run(
                """
                INSERT INTO comment_threads (subject, comments, closed_at) VALUES (\(subject), 0, \(now))
                ON CONFLICT (subject) DO UPDATE
                SET closed_at = COALESCE(comment_threads.closed_at, excluded.closed_at)
                """)
        }
    }
}

extension SQLCommentStore {
    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(CommentError) -> Value {
        try await mappingDatabaseErrors(CommentError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(CommentError) -> Value {
        try await mappingDatabaseErrors(CommentError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
