public import Community
import Database
public import Vocabulary

extension SQLPostStore {
    public func categories() async throws(PostError) -> [PostCategory] {
        try await read { reader throws(DatabaseError) in try Self.categories(reader) }
    }

    public func set(
        _ category: PostCategory, by actor: MemberID, telling act: AuditEvent
    ) async throws(PostError) {
        try await decide { writer throws(DatabaseError) -> Result<Void, PostError> in
            try Self.closedMembers.requireOpen(actor, writer)
            let known = try Self.categories(writer)
            let changed: [PostCategory]?
            do throws(PostError) {
                changed = try known.setting(category)
            } catch {
                return .failure(error)
            }
            guard let changed else { return .success(()) }
            // All of them, since the first may be no row yet.
            try writer.batch(
                changed.map(CategoryRow.keeping) + [CommunityTables.outbox.insertion(OutboxMessage(act))])
            return .success(())
        }
    }

    /// The refusal of a post in that category; nil if it is open.
    static func refusal(of slug: String, _ reader: any SQLReader) throws(DatabaseError) -> PostError? {
        let all = try categories(reader)
        do throws(PostError) {
            try all.requireOpen(slug)
            return nil
        } catch {
            return error
        }
    }

    private static func categories(_ reader: any SQLReader) throws(DatabaseError) -> [PostCategory] {
        let kept = try reader.query("SELECT \(sql: CategoryRow.columns) FROM post_categories") {
            row throws(DatabaseError) in
            var row = RowReader(row)
            return try CategoryRow.category(&row)
        }
        return kept.isEmpty ? [.general] : kept.inOrder
    }
}
