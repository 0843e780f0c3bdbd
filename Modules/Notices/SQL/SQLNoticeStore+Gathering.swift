import Database
import Notices
import Vocabulary

extension SQLNoticeStore {
    /// Keeps a notice that gathers, in place of the unread one of its crowd, and remembers its actor. Does
    /// nothing if the actor is in the crowd already.
    static func gather(
        _ notice: Notice, by actor: MemberID, _ limits: NoticeLimits, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        let (member, crowd) = (notice.recipient, Crowd(of: notice))
        try lock(member, writer)
        let own: SQL = "\(sql: crowd.condition) AND actor = \("\(actor)")"
        if try writer.exists("SELECT 1 FROM notice_actors WHERE \(sql: own)") { return }
        let sequence = try nextSequence(of: member, writer)
        let removed = try writer.run("DELETE FROM notices WHERE \(sql: crowd.unread)")
        let told = try size(of: crowd, writer)
        try forgetOldest(told - limits.mostOthers, of: crowd, writer)
        let others = min(told, limits.mostOthers)
        try insert(notice, sequence: sequence, others: others, replacing: removed, limits, writer)
        let row = crowd.assignments(notice, by: actor, sequence: sequence)
        try writer.run("INSERT INTO notice_actors \(sql: row.insertion)")
    }

    /// Forgets the actors of those of the member's unread notices, before they are read or removed.
    static func disband(
        _ condition: SQL, of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try writer.run(
            """
            DELETE FROM notice_actors WHERE member = \(member) AND (kind, act, subject) IN (
                SELECT kind, act, subject FROM notices
                WHERE member = \(member) AND is_read = 0 AND actor IS NOT NULL AND \(sql: condition))
            """)
    }

    /// Removes those actors from the member's crowds. The notice of a crowd names the latest actor left.
    static func removeActors(
        _ condition: SQL, of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        let crowds = try writer.query(
            """
            DELETE FROM notice_actors WHERE member = \(member) AND \(sql: condition)
            RETURNING kind, act, subject
            """
        ) { row throws(DatabaseError) -> Crowd in
            Crowd(member: member, kind: try row.text(0), act: try row.text(1), subject: try row.text(2))
        }
        for crowd in Set(crowds) { try nameLatest(of: crowd, writer) }
    }

    private static func nameLatest(of crowd: Crowd, _ writer: any SQLWriter) throws(DatabaseError) {
        let found = try writer.first(
            """
            SELECT actor, place, done_at FROM notice_actors WHERE \(sql: crowd.condition)
            ORDER BY sequence DESC LIMIT 1
            """
        ) { row throws(DatabaseError) -> SQLAssignments in
            var assignments = SQLAssignments()
            assignments.set("actor", try row.text(0))
            assignments.set("place", try row.optionalText(1))
            assignments.set("done_at", try row.timestamp(2))
            return assignments
        }
        guard var latest = found else { return }
        latest.set("others", try size(of: crowd, writer) - 1)
        try writer.run("UPDATE notices SET \(sql: latest.update) WHERE \(sql: crowd.unread)")
    }

    private static func size(of crowd: Crowd, _ writer: any SQLWriter) throws(DatabaseError) -> Int {
        try writer.first("SELECT count(*) FROM notice_actors WHERE \(sql: crowd.condition)") {
            row throws(DatabaseError) in try row.count(0)
        } ?? 0
    }

    private static func forgetOldest(
        _ count: Int, of crowd: Crowd, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        guard count > 0 else { return }
        try writer.run(
            """
            DELETE FROM notice_actors WHERE \(sql: crowd.condition) AND actor IN (
                SELECT actor FROM notice_actors WHERE \(sql: crowd.condition)
                ORDER BY sequence LIMIT \(count))
            """)
    }
}

/// The actors who did the same to one subject of one member, and the unread notice of it.
private struct Crowd: Hashable {
    let member: MemberID
    let kind: String
    let act: String
    let subject: String

    /// The rows of its actors.
    var condition: SQL {
        "member = \(member) AND kind = \(kind) AND act = \(act) AND subject = \(subject)"
    }

    /// The row of its notice.
    var unread: SQL { "\(sql: condition) AND is_read = 0 AND actor IS NOT NULL" }

    /// The column values of one of its actors.
    func assignments(_ notice: Notice, by actor: MemberID, sequence: Int64) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("member", member)
        row.set("kind", kind)
        row.set("act", act)
        row.set("subject", subject)
        row.set("actor", "\(actor)")
        row.set("place", notice.place.map { "\($0)" })
        row.set("done_at", notice.at)
        row.set("sequence", sequence)
        return row
    }
}

extension Crowd {
    init(of notice: Notice) {
        self.init(
            member: notice.recipient, kind: notice.kind.rawValue, act: notice.act,
            subject: "\(notice.subject)")
    }
}
