public import Database
public import Feed
public import Vocabulary

/// The feed in a SQL database: the same statements on every engine.
public struct SQLFeedStore: FeedStore {
    let database: any SQLDatabase
    let ahead: ReadAhead
    /// How many rows one transaction of a long change writes.
    let portion: Int
    static var idempotencyRecords: IdempotencyTable { FeedTables.idempotencyRecords }
    static var closedMembers: ClosedMemberTable { FeedTables.closedMembers }

    /// A store in the database, whose schema `FeedMigrations` has made. Reading a page also reads `ahead`.
    public init(_ database: any SQLDatabase, ahead: ReadAhead = .nothing) {
        self.init(database, ahead: ahead, portion: 500)
    }

    init(_ database: any SQLDatabase, ahead: ReadAhead = .nothing, portion: Int) {
        (self.database, self.ahead, self.portion) = (database, ahead, portion)
    }

    public func insert(
        _ post: FeedPost, telling notices: [Notice], request: IdempotentRequest?
    ) async throws(FeedError) -> FeedPost {
        let (insertions, record) = (Self.insertions(post, notices), KeptFeedPost(post).text)
        let finding = try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(post.author, writer)
            if let request {
                let finding = try Self.idempotencyRecords.keep(record, for: request, writer)
                guard finding == .nothing else { return finding }
            }
            try writer.batch(insertions)
            return IdempotencyTable.Finding.nothing
        }
        if let request, finding == .nothing { await Self.idempotencyRecords.clear(after: request, database) }
        return try Self.answer(finding, to: post) ?? post
    }

    private static func insertions(_ post: FeedPost, _ notices: [Notice]) -> [SQL] {
        let news = post.pictureNews(since: nil, at: post.createdAt)
        let messages = (news.map { [$0] } ?? []) + notices.map { OutboxMessage($0) }
        return insertions(post, likes: 0) + FeedTables.outbox.insertions(messages)
    }

    /// The statements that insert a post with that many likes, and its hashtags.
    static func insertions(_ post: FeedPost, likes: Int) -> [SQL] {
        var row = FeedPostRow.assignments(post)
        row.set("likes", likes)
        row.set("place", Popularity.place(createdAt: post.createdAt, likes: likes))
        return ["INSERT INTO feed_posts \(sql: row.insertion)"] + listing(post)
    }

    public func answered(
        _ post: FeedPost, to request: IdempotentRequest
    ) async throws(FeedError) -> FeedPost? {
        let finding = try await read { reader throws(DatabaseError) in
            try Self.idempotencyRecords.find(request, reader)
        }
        return try Self.answer(finding, to: post)
    }

    /// The post published by the same request before; nil if there was none.
    private static func answer(
        _ finding: IdempotencyTable.Finding, to post: FeedPost
    ) throws(FeedError) -> FeedPost? {
        switch finding {
        case .nothing: return nil
        case .other: throw .service(.keyReused)
        case .same(let answer, let madeAt):
            guard let kept = try? KeptFeedPost(text: answer) else {
                throw .service(DatabaseError.corrupt("idempotency record of a feed post").service)
            }
            return kept.published(from: post, at: madeAt)
        }
    }

    public func find(_ ids: [FeedPostID], viewer: MemberID?) async throws(FeedError) -> [FeedEntry] {
        if ids.isEmpty { return [] }
        let query: SQL = """
            SELECT \(sql: FeedPostRow.entryColumns(for: viewer)) FROM feed_posts
            WHERE feed_posts.id IN \(list: ids)
            """
        return try await read { reader throws(DatabaseError) in
            try reader.query(query) { row throws(DatabaseError) in
                var row = RowReader(row)
                return try FeedPostRow.entry(&row)
            }
        }
    }

    public var outbox: any Outbox { FeedTables.outbox.outbox(in: database) }
}

extension SQLFeedStore {
    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(FeedError) -> Value {
        try await mappingDatabaseErrors(FeedError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    /// Runs statements in one transaction that may come to nothing by the domain's own rules.
    func decide<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Result<Value, FeedError>
    ) async throws(FeedError) -> Value {
        try await write(body).get()
    }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(FeedError) -> Value {
        try await mappingDatabaseErrors(FeedError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
