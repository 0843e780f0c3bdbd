public import Board
public import Database
public import Vocabulary

/// Board in a SQL database: the same statements on every engine.
public struct SQLPostStore: PostStore {
    let database: any SQLDatabase
    static var idempotencyRecords: IdempotencyTable { BoardTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { BoardTables.closedMembers }

    /// Keeps board in the database, whose schema `BoardMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func insert(
        _ post: Post, request: IdempotentRequest?
    ) async throws(PostError) -> Post {
        let row = PostRow.assignments(post)
        let insertion: SQL = "INSERT INTO board \(sql: row.insertion)"
        let finding = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(post.owner, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(post.id.raw.base32, for: request, writer)
                guard finding == .nothing else { return finding }
            }
            try writer.run(insertion)
            return IdempotencyTable.Finding.nothing
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: post) ?? post
    }

    /// What was added when the same was asked before; nil if it never was.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to post: Post
    ) throws(PostError) -> Post? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let raw = RawIdentifier(base32: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a post").service)
            }
            return post.asAdded(under: PostID(raw), at: madeAt)
        }
    }

    public func find(_ id: PostID) async throws(PostError) -> Post? {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT \(sql: PostRow.columns) FROM board WHERE id = \(id)") {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try PostRow.post(&row)
            }
        }
    }

    public func replace(
        _ post: Post, expecting expected: Version, by actor: MemberID
    ) async throws(PostError) -> Bool {
        let row = PostRow.assignments(post)
        return try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(actor, writer)
            return try writer.run(
                """
                UPDATE board SET \(sql: row.update)
                WHERE id = \(post.id) AND version = \(expected)
                """) == 1
        }
    }

    public func page(_ page: PageRequest) async throws(PostError) -> Page<Post> {
        let list = KeysetList(
            scope: PostScope.all, source: "board",
            conditions: ["state = \(PostState.shown.rawValue)"], key: "created_at", id: "id",
            isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: PostRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                let post = try PostRow.post(&row)
                return (post, post.id.raw)
            }
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(PostError) {
        let removed = PostState.removed.rawValue
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run(
                """
                UPDATE board
                SET title = '', state = \(removed), updated_at = \(now), version = version + 1
                WHERE owner = \(member) AND NOT (state = \(removed) AND title = '')
                """)
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(PostError) -> Value {
        try await mappingDatabaseErrors(PostError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(PostError) -> Value {
        try await mappingDatabaseErrors(PostError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
