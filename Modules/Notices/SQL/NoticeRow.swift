import Database
import Notices
import Vocabulary

/// The columns of a notice and their reader, in the same order.
enum NoticeRow {
    static let columns: SQL =
        "id, member, sequence, kind, act, actor, subject, place, done_at, is_read, others"

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func notice(_ row: inout RowReader) throws(DatabaseError) -> KeptNotice {
        let (id, member): (NoticeID, MemberID) = (try row.id(), try row.id())
        let sequence = try row.integer()
        let (kind, act): (NoticeKind, String) = (try row.value(), try row.text())
        let actor = try self.actor(row.optionalText())
        let (subject, place) = (try row.anyIdentifier(), try row.optionalAnyIdentifier())
        let notice = Notice(
            id: id, kind, to: member, by: actor, act: act, about: subject, in: place,
            at: try row.timestamp())
        let (isRead, others) = (try row.bool(), try row.count())
        return KeptNotice(notice, sequence: sequence, others: others, isRead: isRead)
    }

    /// The columns of an actor of a notice.
    static let columnsOfActor: SQL = "member, kind, act, subject, actor, place, done_at, sequence"

    /// Reads `columnsOfActor`. Throws `corrupt` for values that this store never writes.
    static func lookAtActor(_ row: inout RowReader) throws(DatabaseError) {
        let _: MemberID = try row.id()
        let _: NoticeKind = try row.value()
        _ = (try row.text(), try row.anyIdentifier())
        _ = try Self.actor(row.text())
        _ = (try row.optionalAnyIdentifier(), try row.timestamp(), try row.integer())
    }

    private static func actor(_ text: String?) throws(DatabaseError) -> MemberID? {
        guard let text else { return nil }
        guard let actor = MemberID(text) else { throw .corrupt("actor of a notice") }
        return actor
    }

    /// The column values of an unread notice.
    static func assignments(_ notice: Notice, sequence: Int64, others: Int) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", notice.id)
        row.set("member", notice.recipient)
        row.set("sequence", sequence)
        row.set("kind", notice.kind.rawValue)
        row.set("act", notice.act)
        row.set("actor", notice.actor.map { "\($0)" })
        row.set("subject", "\(notice.subject)")
        row.set("place", notice.place.map { "\($0)" })
        row.set("done_at", notice.at)
        row.set("is_read", false)
        row.set("others", others)
        return row
    }
}
