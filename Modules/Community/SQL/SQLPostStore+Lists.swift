public import Community
import Database
public import Vocabulary

extension SQLPostStore {
    public func page(
        _ filter: PostFilter, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        let list = KeysetList(
            scope: filter.scope, source: "posts", conditions: filter.predicates(without: hidden),
            key: "created_at", id: "posts.id", isIndexed: filter.isIndexed)
        return try await cut(list, page)
    }

    public func page(
        of author: MemberID, in states: [PostState], _ page: PageRequest
    ) async throws(PostError) -> Page<Post> {
        let list = KeysetList(
            scope: PostScope.mine(author, states), source: "posts",
            conditions: ["author = \(author)", "state IN \(list: states.map(\.rawValue))"],
            key: "created_at", id: "posts.id", isIndexed: true)
        return try await cut(list, page)
    }

    private func cut(_ list: KeysetList, _ page: PageRequest) async throws(PostError) -> Page<Post> {
        let (unreadable, ahead) = (database.unreadableRows, ahead.begun())
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            let found = try list.page(page, columns: PostRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try PostRow.post(&row)
            }
            try ahead?(found.items.identifiers, reader)
            return found
        }
    }

    public func history(of id: PostID) async throws(PostError) -> [PostRevision] {
        try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT title, body, version, replaced_at FROM post_revisions WHERE post = \(id)
                ORDER BY version DESC
                """
            ) { row throws(DatabaseError) in
                var row = RowReader(row)
                return PostRevision(
                    title: try row.text(), text: try row.text(), version: try row.version(),
                    replacedAt: try row.timestamp())
            }
        }
    }
}

extension PostFilter {
    /// Whether an index of `CommunityMigrations` holds the matches in order. Posts of hidden members are
    /// skipped without an index: user input does not affect their number.
    fileprivate var isIndexed: Bool { words.isEmpty && (category == nil || author == nil) }

    /// The conditions of `matches` in SQL.
    fileprivate func predicates(without hidden: Set<MemberID>) -> [SQL] {
        var predicates: [SQL] = ["state = \(PostState.shown.rawValue)"]
        if let category { predicates.append("category = \(category)") }
        if let author { predicates.append("author = \(author)") }
        if !hidden.isEmpty { predicates.append("author NOT IN \(list: hidden.sorted())") }
        for word in words {
            predicates.append("search_text LIKE \(SQL.likePattern(holding: word)) ESCAPE '\\'")
        }
        return predicates
    }
}
