public import Database

/// Invariants of the tables of notices.
public enum NoticesChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: NoticesTables.notices, columns: NoticeRow.columns, as: "a notice", ko: "알림"
        ) { row throws(DatabaseError) in _ = try NoticeRow.notice(&row) },
        IntegrityCheck(
            rowsOf: NoticesTables.actors, columns: NoticeRow.columnsOfActor, as: "an actor of a notice",
            ko: "알림의 행위자"
        ) { row throws(DatabaseError) in try NoticeRow.lookAtActor(&row) },
        IntegrityCheck(
            "the count of unread notices is how many there are", ko: "읽지 않은 알림 수가 실제와 같습니다",
            offenders: """
                SELECT member FROM notice_counters WHERE unread <> (
                    SELECT count(*) FROM notices WHERE notices.member = notice_counters.member
                    AND notices.is_read = 0)
                """),
        IntegrityCheck(
            "no notice is beyond its member's counter", ko: "알림의 번호가 회원의 마지막 번호를 넘지 않습니다",
            offenders: """
                SELECT id FROM notices WHERE NOT EXISTS (
                    SELECT 1 FROM notice_counters WHERE notice_counters.member = notices.member
                    AND notice_counters.last >= notices.sequence)
                """),
        IntegrityCheck(
            "an unread notice counts the actors that are remembered, without the one it names",
            ko: "읽지 않은 알림의 나머지 인원 수가 기억한 행위자 수와 같습니다",
            offenders: """
                SELECT id FROM (
                    SELECT id, others, (
                        SELECT count(*) FROM notice_actors WHERE notice_actors.member = notices.member
                        AND notice_actors.kind = notices.kind AND notice_actors.act = notices.act
                        AND notice_actors.subject = notices.subject
                    ) AS told FROM notices WHERE is_read = 0 AND actor IS NOT NULL
                ) AS counted
                WHERE (told > 0 AND others <> told - 1) OR (told = 0 AND others <> 0)
                """),
        IntegrityCheck(
            "the actors of notices are remembered only while these are unread",
            ko: "읽은 알림의 행위자는 남아 있지 않습니다",
            offenders: """
                SELECT member FROM notice_actors WHERE NOT EXISTS (
                    SELECT 1 FROM notices WHERE notices.member = notice_actors.member
                    AND notices.kind = notice_actors.kind AND notices.act = notice_actors.act
                    AND notices.subject = notice_actors.subject AND notices.is_read = 0)
                """),
        IntegrityCheck(
            "a member who has withdrawn has left no notices", ko: "탈퇴한 회원의 알림이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM notice_closed_members WHERE EXISTS (
                    SELECT 1 FROM notices WHERE notices.member = notice_closed_members.member)
                OR EXISTS (
                    SELECT 1 FROM notice_actors
                    WHERE notice_actors.member = notice_closed_members.member)
                OR EXISTS (
                    SELECT 1 FROM notice_counters
                    WHERE notice_counters.member = notice_closed_members.member)
                """),
    ]
}
