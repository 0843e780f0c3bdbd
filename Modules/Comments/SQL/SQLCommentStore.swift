public import Comments
public import Database
public import Vocabulary

/// Comments in a SQL database: the same statements on every engine.
public struct SQLCommentStore: CommentStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { CommentsTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { CommentsTables.closedMembers }

    /// Keeps comments in the database, whose schema `CommentsMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func insert(
        _ comment: Comment, request: IdempotentRequest?
    ) async throws(CommentError) -> Comment {
        let row = CommentRow.assignments(comment)
        let insertion: SQL = "INSERT INTO comments \(sql: row.insertion)"
        let finding = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(comment.owner, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(comment.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return finding }
            }
            try writer.run(insertion)
            return IdempotencyTable.Finding.nothing
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: comment) ?? comment
    }

    /// What was added when the same was asked before; nil if it never was.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to comment: Comment
    ) throws(CommentError) -> Comment? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let raw = RawIdentifier(base32: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a comment").service)
            }
            return comment.asAdded(under: CommentID(raw), at: madeAt)
        }
    }

    public func find(_ id: CommentID) async throws(CommentError) -> Comment? {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT \(sql: CommentRow.columns) FROM comments WHERE id = \(id)") {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try CommentRow.comment(&row)
            }
        }
    }

    public func replace(
        _ comment: Comment, expecting expected: Version, by actor: MemberID
    ) async throws(CommentError) -> Bool {
        let row = CommentRow.assignments(comment)
        return try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            return try writer.run(
                """
                UPDATE comments SET \(sql: row.update)
                WHERE id = \(comment.id) AND version = \(expected)
                """) == 1
        }
    }

    public func page(_ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        let list = KeysetList(
            scope: CommentScope.all, source: "comments",
            conditions: ["state = \(CommentState.shown.rawValue)"], key: "created_at", id: "id",
            isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: CommentRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                let comment = try CommentRow.comment(&row)
                return (comment, comment.id.raw)
            }
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError) {
        let removed = CommentState.removed.rawValue
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(
                """
                UPDATE comments
                SET title = '', state = \(removed), updated_at = \(now), version = version + 1
                WHERE owner = \(member) AND NOT (state = \(removed) AND title = '')
                """)
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(CommentError) -> Value {
        try await mappingDatabaseErrors(CommentError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(CommentError) -> Value {
        try await mappingDatabaseErrors(CommentError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
