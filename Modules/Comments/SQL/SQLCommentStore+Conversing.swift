public import Comments
import Database
public import Vocabulary

extension SQLCommentStore {
    public func begin(
        _ conversation: Conversation, by author: MemberID
    ) async throws(CommentError) -> Conversation {
        let found = try await write { writer throws(DatabaseError) -> Conversation? in
            try Self.closedMembers.requireOpen(author, writer)
            if try Self.closedMembers.contains(conversation.other(than: author), writer) { return nil }
            if try Self.isClosed(conversation.subject, writer) { return nil }
            try writer.run(
                """
                INSERT INTO conversations (\(sql: ConversationRow.columns))
                VALUES (\(conversation.id), \(conversation.subject), \(conversation.first),
                \(conversation.second), \(conversation.startedAt), NULL) ON CONFLICT DO NOTHING
                """)
            return try Self.same(as: conversation, writer)
        }
        guard let found else { throw .subjectNotFound }
        return found
    }

    private static func same(
        as conversation: Conversation, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Conversation? {
        try writer.query(
            """
            SELECT \(sql: ConversationRow.columns) FROM conversations WHERE subject = \(conversation.subject)
            AND first_member = \(conversation.first) AND second_member = \(conversation.second)
            """, ConversationRow.conversation(from:)
        ).first
    }

    public func find(
        _ ids: Set<ConversationID>
    ) async throws(CommentError) -> [ConversationID: Conversation] {
        if ids.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            let found = try reader.query(
                """
                SELECT \(sql: ConversationRow.columns) FROM conversations WHERE id IN \(list: ids.sorted())
                """, ConversationRow.conversation(from:))
            return found.reduce(into: [:]) { $0[$1.id] = $1 }
        }
    }

    public func conversations(
        of member: MemberID, about subject: AnyIdentifier?, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Conversation> {
        let list = Self.conversations(of: member, about: subject, without: hidden)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: ConversationRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try ConversationRow.conversation(&row)
            }
        }
    }

    /// Those in which the member is the first, and those in which the second, each half in the order of an
    /// index: a page merges them. By `OR` all would be sorted for each page, and others decide how many.
    static func conversations(
        of member: MemberID, about subject: AnyIdentifier?, without hidden: Set<MemberID>
    ) -> KeysetList {
        var conditions: [SQL] = ["said_at IS NOT NULL"]
        if let subject { conditions.append("subject = \(subject)") }
        if !hidden.isEmpty {
            let others = hidden.sorted()
            conditions += [
                "first_member NOT IN \(list: others)", "second_member NOT IN \(list: others)",
            ]
        }
        let halves: SQL = """
            (SELECT * FROM conversations WHERE first_member = \(member)
            UNION ALL SELECT * FROM conversations WHERE second_member = \(member)) AS conversations
            """
        return KeysetList(
            scope: CommentScope.conversations(of: member, about: subject), source: halves,
            conditions: conditions, key: "said_at", id: "id", isIndexed: true)
    }

    public func last(in ids: Set<ConversationID>) async throws(CommentError) -> [ConversationID: Comment] {
        if ids.isEmpty { return [:] }
        // One query, of one indexed row each.
        let said = ids.sorted().map { id -> SQL in
            """
            SELECT \(sql: CommentRow.columns) FROM (
                SELECT \(sql: CommentRow.columns) FROM comments
                WHERE subject = \(AnyIdentifier(id)) AND parent = '' AND listed = 1
                ORDER BY created_at DESC, id DESC LIMIT 1
            ) AS last
            """
        }
        return try await read { reader throws(DatabaseError) in
            let comments = try reader.query(.joined(said, separator: " UNION ALL ")) {
                row throws(DatabaseError) in
                var row = RowReader(row)
                return try CommentRow.comment(&row)
            }
            return comments.reduce(into: [:]) { last, comment in
                if let id = comment.subject.typed(ConversationSubject.self) { last[id] = comment }
            }
        }
    }

    /// The statement by which a conversation notes when something was said in it; none for other comments.
    static func notingSaid(_ comment: Comment) -> [SQL] {
        guard let id = comment.subject.typed(ConversationSubject.self) else { return [] }
        return [
            """
            UPDATE conversations SET said_at = \(comment.createdAt)
            WHERE id = \(id) AND (said_at IS NULL OR said_at < \(comment.createdAt))
            """
        ]
    }
}
