public import Database
import Notices

/// The tables of notices, as a copy into another database needs them.
public enum NoticesTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [notices, actors, counters, records, closedMembers.table]

    static let notices = SQLTable(
        "notices", key: [.text("id")],
        [
            .text("member"), .integer("sequence"), .text("kind"), .text("act"), .optionalText("actor"),
            .text("subject"), .optionalText("place"), .integer("done_at"), .integer("is_read"),
            .integer("others"),
        ])

    /// The actors of unread notices that gather, each with what is shown if the notice names that actor, and
    /// the sequence of their own notice.
    static let actors = SQLTable(
        "notice_actors",
        key: [.text("member"), .text("kind"), .text("act"), .text("subject"), .text("actor")],
        [.optionalText("place"), .integer("done_at"), .integer("sequence")])

    /// How far the notices of each member go, and how many of them are unread.
    static let counters = SQLTable(
        "notice_counters", key: [.text("member")], [.integer("last"), .integer("unread")])

    /// Which notices were ever recorded, so that none is again, and which places were withdrawn, so that none
    /// leads there.
    static let records = SQLTable("notice_records", key: [.text("id")], [.integer("recorded_at")])

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("notice_closed_members")

    /// Expired notices: unread ones are marked as read first, so that no count changes.
    static let expiredNotices = ExpiredRows(
        of: notices, by: "done_at", after: NoticeLimits.life, where: "is_read = 1")

    /// Expired records: no message is delivered again that late.
    static let expiredRecords = ExpiredRows(of: records, by: "recorded_at", after: NoticeLimits.life)
}
