public import Comments
public import Database
public import Vocabulary

extension SQLCommentStore {
    public func threads(
        on subject: AnyIdentifier, _ order: CommentOrder, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<StoredThread> {
        let others = hidden.sorted()
        // Check once whether the thread is closed, not for each row.
        var conditions: [SQL] = [
            "subject = \(subject)", "parent = ''", "listed = 1",
            "NOT EXISTS (\(sql: Self.closing(of: subject)))",
        ]
        if !others.isEmpty {
            conditions += [
                "author NOT IN \(list: others)",
                """
                (state = 'shown' OR EXISTS (
                    SELECT 1 FROM comments AS one
                    WHERE one.parent = comments.id AND one.parent <> '' AND one.listed = 1
                    AND one.author NOT IN \(list: others)))
                """,
            ]
        }
        let list = KeysetList(
            scope: CommentScope.threads(on: subject, order), source: "comments", conditions: conditions,
            key: "created_at", id: "id", isAscending: order == .oldest, isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let found = try Self.cut(list, page, reader, leavingOut: unreadable)
            return try Self.threads(found, without: others, reader)
        }
    }

    public func replies(
        to id: CommentID, _ page: PageRequest, without hidden: Set<MemberID>
    ) async throws(CommentError) -> Page<Comment> {
        var conditions: [SQL] = [Self.isListedReply(to: id), Self.isOpen]
        if !hidden.isEmpty { conditions.append("author NOT IN \(list: hidden.sorted())") }
        return try await cut(
            KeysetList(
                scope: CommentScope.replies(to: id), source: "comments", conditions: conditions,
                key: "created_at", id: "id", isAscending: true, isIndexed: true), page)
    }

    public func page(by author: MemberID, _ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        try await cut(
            KeysetList(
                scope: CommentScope.mine(author), source: "comments",
                conditions: [
                    "author = \(author)", "(state = 'shown' OR moderated_by IS NOT NULL)", Self.isOpen,
                ], key: "created_at", id: "id", isIndexed: true), page)
    }

    public func counts(
        of subjects: Set<AnyIdentifier>, without hidden: Set<MemberID>
    ) async throws(CommentError) -> [AnyIdentifier: Int] {
        if subjects.isEmpty { return [:] }
        let (names, others) = (Array(subjects), hidden.sorted())
        let found = try await read { reader throws(DatabaseError) in
            let all = try Self.each(of: names, reader)
            let unseen = others.isEmpty ? [] : try reader.query(Self.unseen(names, others), Self.count)
            return (all, unseen)
        }
        var counts = Dictionary(found.0) { $1 }
        if others.isEmpty { return counts }
        for (subject, count) in found.1 { counts[subject, default: count] -= count }
        return counts.filter { $0.value > 0 }
    }

    /// The comment counts of a page's records, for all readers, in the snapshot of the page; the result may
    /// include other records. Records without comments are left out. Throws what the reader throws.
    ///
    /// The records of most pages were made one after another, and their threads lie side by side. One index
    /// scan then replaces a look-up per record, unless the range holds more than twice as many threads.
    @Sendable
    public static func counts(
        ofPage subjects: [AnyIdentifier], _ reader: any SQLReader
    ) throws(DatabaseError) -> [(AnyIdentifier, Int)] {
        if let counts = try neighbours(among: subjects, reader) { return counts }
        return try each(of: subjects, reader)
    }

    private static func each(
        of subjects: [AnyIdentifier], _ reader: any SQLReader
    ) throws(DatabaseError) -> [(AnyIdentifier, Int)] {
        try reader.query(
            """
            SELECT subject, comments FROM comment_threads
            WHERE subject IN \(list: subjects) AND closed_at IS NULL AND comments > 0
            """, count)
    }

    private static func neighbours(
        among subjects: [AnyIdentifier], _ reader: any SQLReader
    ) throws(DatabaseError) -> [(AnyIdentifier, Int)]? {
        guard let first = subjects.min(by: { $0.raw < $1.raw }),
            let last = subjects.max(by: { $0.raw < $1.raw }), first.prefix == last.prefix
        else { return nil }
        let most = 2 * subjects.count
        let values = [first.sqlValue, last.sqlValue, (most + 1).sqlValue]
        let found = try reader.query(between.binding(values), count)
        return found.count > most ? nil : found
    }

    private static let between: SQL = """
        SELECT subject, comments FROM comment_threads
        WHERE subject BETWEEN \("first") AND \("last") AND closed_at IS NULL AND comments > 0
        LIMIT \(1)
        """

    /// How many shown comments are by these members or reply to them.
    private static func unseen(_ subjects: [AnyIdentifier], _ others: [MemberID]) -> SQL {
        """
        SELECT subject, count(*) FROM comments
        WHERE subject IN \(list: subjects) AND state = 'shown' AND (author IN \(list: others) OR EXISTS (
            SELECT 1 FROM comments AS one WHERE one.id = comments.parent AND one.author IN \(list: others)))
        GROUP BY subject
        """
    }

    private static func count(_ row: any SQLRow) throws(DatabaseError) -> (AnyIdentifier, Int) {
        var row = RowReader(row)
        return (try row.anyIdentifier(), try row.count())
    }
}

extension SQLCommentStore {
    private func cut(_ list: KeysetList, _ page: PageRequest) async throws(CommentError) -> Page<Comment> {
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try Self.cut(list, page, reader, leavingOut: unreadable)
        }
    }

    private static func cut(
        _ list: KeysetList, _ page: PageRequest, _ reader: any SQLReader,
        leavingOut unreadable: UnreadableRows
    ) throws(DatabaseError) -> Page<Comment> {
        try list.page(page, columns: CommentRow.columns, reader, leavingOut: unreadable) {
            row throws(DatabaseError) in
            try CommentRow.comment(&row)
        }
    }

    /// A page of comments with their first replies, which one query reads.
    private static func threads(
        _ page: Page<Comment>, without others: [MemberID], _ reader: any SQLReader
    ) throws(DatabaseError) -> Page<StoredThread> {
        let parents = page.items.filter { $0.replies > 0 }.map(\.id)
        guard !parents.isEmpty else { return page.map { StoredThread($0, []) } }
        let unseen = others.isEmpty ? [:] : try Self.unseen(parents, others, reader)
        let firsts = parents.map { firstReplies(to: $0, without: others) }
        let replies = try reader.query(.joined(firsts, separator: " UNION ALL ")) {
            row throws(DatabaseError) in
            var row = RowReader(row)
            return try CommentRow.comment(&row)
        }
        let own = Dictionary(grouping: replies) { $0.parent }
        return page.map { comment in
            var comment = comment
            comment.replies -= unseen[comment.id] ?? 0
            return StoredThread(comment, own[comment.id] ?? [])
        }
    }

    /// Whether a row is a listed reply. The partial index of replies is used only where the query repeats its
    /// condition.
    private static func isListedReply(to id: CommentID) -> SQL {
        "parent = \(id) AND parent <> '' AND listed = 1"
    }

    static func firstReplies(to id: CommentID, without others: [MemberID]) -> SQL {
        let seen: SQL = others.isEmpty ? "" : " AND author NOT IN \(list: others)"
        return """
            SELECT * FROM (
                SELECT \(sql: CommentRow.columns) FROM comments
                WHERE \(sql: isListedReply(to: id))\(sql: seen)
                ORDER BY created_at ASC, id DESC LIMIT \(CommentThread.mostReplies)
            ) AS first
            """
    }

    /// How many of the replies to each comment are by these members.
    private static func unseen(
        _ parents: [CommentID], _ others: [MemberID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [CommentID: Int] {
        let counts = try reader.query(
            """
            SELECT parent, count(*) FROM comments
            WHERE parent IN \(list: parents) AND parent <> '' AND listed = 1 AND author IN \(list: others)
            GROUP BY parent
            """
        ) { row throws(DatabaseError) -> (CommentID, Int) in
            var row = RowReader(row)
            return (try row.id(), try row.count())
        }
        return counts.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
}
