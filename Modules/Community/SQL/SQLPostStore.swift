public import Community
public import Database
public import Vocabulary

/// The board in a SQL database: the same statements on every engine.
public struct SQLPostStore: PostStore {
    let database: any SQLDatabase
    let ahead: ReadAhead
    static var idempotencyRecords: IdempotencyTable { CommunityTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { CommunityTables.closedMembers }

    /// A store in the database, whose schema `CommunityMigrations` has made. Reading a page also reads
    /// `ahead`.
    public init(_ database: any SQLDatabase, ahead: ReadAhead = .nothing) {
        (self.database, self.ahead) = (database, ahead)
    }

    public func insert(_ post: Post, request: IdempotentRequest?) async throws(PostError) -> Post {
        let record = PicturedRecord(post.id.raw, post.content.photos).text
        let statements = Self.insertions(post)
        let finding = try await decide {
            writer throws(DatabaseError) -> Result<IdempotencyTable.Finding, PostError> in
            try Self.closedMembers.requireOpen(post.author, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(record, for: request, writer)
                guard finding == .nothing else { return .success(finding) }
            }
            if let refusal = try Self.refusal(of: post.content.category, writer) {
                // Drop the idempotency record of the failed request.
                if let request { try Self.idempotencyRecords.drop(request, writer) }
                return .failure(refusal)
            }
            try writer.batch(statements)
            return .success(.nothing)
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: post) ?? post
    }

    private static func insertions(_ post: Post) -> [SQL] {
        let news = post.pictureNews(since: nil, at: post.createdAt)
        return ["INSERT INTO posts \(sql: PostRow.assignments(post).insertion)"]
            + (news.map { [CommunityTables.outbox.insertion($0)] } ?? [])
    }

    public func answered(_ post: Post, to request: IdempotentRequest) async throws(PostError) -> Post? {
        let finding = try await read { reader throws(DatabaseError) in
            try Self.idempotencyRecords.find(request, reader)
        }
        return try Self.answer(finding, to: post)
    }

    /// The post published by the same request before; nil if there was none.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to post: Post
    ) throws(PostError) -> Post? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let kept = try? PicturedRecord(text: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a post").service)
            }
            return post.asPublished(under: PostID(kept.id), at: madeAt).showing(kept.cards)
        }
    }

    public func find(_ ids: [PostID]) async throws(PostError) -> [Post] {
        guard !ids.isEmpty else { return [] }
        return try await read { reader throws(DatabaseError) in
            try reader.query("SELECT \(sql: PostRow.columns) FROM posts WHERE id IN \(list: ids)") {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try PostRow.post(&row)
            }
        }
    }

    public func replace(_ change: PostChange) async throws(PostError) -> Bool {
        let statements = Self.following(change)
        return try await decide { writer throws(DatabaseError) -> Result<Bool, PostError> in
            try Self.closedMembers.requireOpen(change.actor, writer)
            if change.entersCategory,
                let refusal = try Self.refusal(of: change.new.content.category, writer)
            {
                return .failure(refusal)
            }
            let row = PostRow.assignments(change.new)
            let changed = try writer.run(
                """
                UPDATE posts SET \(sql: row.update)
                WHERE id = \(change.new.id) AND version = \(change.old.version)
                """)
            guard changed == 1 else { return .success(false) }
            try writer.batch(statements)
            return .success(true)
        }
    }

    public var outbox: any Outbox { CommunityTables.outbox.outbox(in: database) }
}

extension SQLPostStore {
    /// The rows written besides the post itself.
    private static func following(_ change: PostChange) -> [SQL] {
        let id = change.new.id
        var statements: [SQL] = []
        if change.isModeration {
            statements.append("UPDATE posts SET moderated_by = \(change.moderator) WHERE id = \(id)")
        }
        if let revision = change.revision { statements += keeping(revision, of: id) }
        if change.endsHistory { statements.append("DELETE FROM post_revisions WHERE post = \(id)") }
        return statements + change.messages.map { CommunityTables.outbox.insertion($0) }
    }

    private static func keeping(_ revision: PostRevision, of id: PostID) -> [SQL] {
        [
            """
            INSERT INTO post_revisions (post, version, title, body, replaced_at)
            VALUES (\(id), \(revision.version), \(revision.title), \(revision.text), \(revision.replacedAt))
            """,
            """
            DELETE FROM post_revisions WHERE post = \(id) AND version <= (
                SELECT version FROM post_revisions WHERE post = \(id)
                ORDER BY version DESC LIMIT 1 OFFSET \(PostRevision.most))
            """,
        ]
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(PostError) -> Value {
        try await mappingDatabaseErrors(PostError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    /// Runs statements in one transaction that may come to nothing by the domain's own rules.
    func decide<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, PostError>
    ) async throws(PostError) -> Value {
        try await write(body).get()
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(PostError) -> Value {
        try await mappingDatabaseErrors(PostError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
