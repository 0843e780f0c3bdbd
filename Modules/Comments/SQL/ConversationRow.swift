import Comments
import Database
import Vocabulary

/// The columns of a conversation, and the reading of them in their order.
enum ConversationRow {
    static let columns: SQL = "id, subject, first_member, second_member, started_at, said_at"

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func conversation(_ row: inout RowReader) throws(DatabaseError) -> Conversation {
        let (id, subject): (ConversationID, AnyIdentifier) = (try row.id(), try row.anyIdentifier())
        let (first, second): (MemberID, MemberID) = (try row.id(), try row.id())
        guard first < second else { throw .corrupt("the two of a conversation") }
        return Conversation(
            id: id, subject: subject, first: first, second: second, startedAt: try row.timestamp(),
            saidAt: try row.optionalTimestamp())
    }

    /// Reads `columns`, and nothing behind them.
    static func conversation(from row: any SQLRow) throws(DatabaseError) -> Conversation {
        var row = RowReader(row)
        return try conversation(&row)
    }
}
