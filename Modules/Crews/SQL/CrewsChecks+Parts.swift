import Database

/// Invariants of meetings and money, and of the traces of members who have withdrawn.
extension CrewsChecks {
    static let meetings = [
        IntegrityCheck(
            "no more people come to a meeting than it has places", ko: "모임 참석 인원이 정원을 넘지 않습니다",
            offenders: """
                SELECT crew_meetings.id FROM crew_meetings
                JOIN crew_answers ON crew_answers.meeting = crew_meetings.id
                WHERE crew_answers.place IN ('going', 'offered') AND capacity IS NOT NULL
                GROUP BY crew_meetings.id, capacity HAVING sum(1 + guests) > capacity
                """),
        IntegrityCheck(
            "a meeting is of a crew, and ends within a week of its start", ko: "모임에 크루가 있고 시작한 뒤 일주일 안에 끝납니다",
            offenders: """
                SELECT id FROM crew_meetings WHERE ends_at <= starts_at
                OR ends_at - starts_at > 604800000000 OR answers_until > starts_at
                OR NOT EXISTS (SELECT 1 FROM crews WHERE crews.id = crew_meetings.crew)
                """),
        IntegrityCheck(
            "a crew that is closed for good has kept no word of its meetings",
            ko: "완전히 닫힌 크루의 모임 글이 남아 있지 않습니다",
            offenders: """
                SELECT crew_meetings.id FROM crew_meetings JOIN crews ON crews.id = crew_meetings.crew
                WHERE crews.state = 'dissolved'
                AND (crew_meetings.title <> '' OR crew_meetings.place <> '' OR crew_meetings.note <> '')
                """),
        IntegrityCheck(
            "an answer is to a meeting, and an offered place has its end", ko: "응답한 모임이 있고 제안한 자리에 기한이 있습니다",
            offenders: """
                SELECT meeting FROM crew_answers WHERE (place = 'offered') <> (until_at IS NOT NULL)
                OR guests < 0
                OR NOT EXISTS (SELECT 1 FROM crew_meetings WHERE crew_meetings.id = crew_answers.meeting)
                """),
    ]

    static let dues = [
        IntegrityCheck(
            "a member has one due for each month of a crew", ko: "회비는 크루와 회원과 달마다 하나입니다",
            offenders: """
                SELECT min(id) FROM crew_dues GROUP BY crew, member, month HAVING count(*) > 1
                """),
        IntegrityCheck(
            "only members of an open crew owe dues", ko: "열린 크루의 회원에게만 낼 회비가 있습니다",
            offenders: """
                SELECT id FROM crew_dues WHERE state = 'open' AND NOT EXISTS (
                    SELECT 1 FROM crew_memberships JOIN crews ON crews.id = crew_memberships.crew
                    WHERE crew_memberships.member = crew_dues.member
                    AND crew_memberships.crew = crew_dues.crew AND crews.state = 'open'
                    AND crew_memberships.state IN ('member', 'on-leave', 'suspended'))
                """),
        IntegrityCheck(
            "a paid due has its order, and only an open one is reminded of",
            ko: "낸 회비에 주문이 있고 낼 회비만 알립니다",
            offenders: """
                SELECT id FROM crew_dues WHERE (state = 'paid' AND order_id IS NULL)
                OR (state <> 'open' AND remind_at IS NOT NULL) OR amount < 1
                """),
        IntegrityCheck(
            "no due is being paid by an order that was let go", ko: "해제된 주문으로 내는 회비가 없습니다",
            offenders: """
                SELECT id FROM crew_dues WHERE state IN ('open', 'paid') AND EXISTS (
                    SELECT 1 FROM crew_due_orders
                    WHERE crew_due_orders.order_id = crew_dues.order_id AND is_let_go = 1)
                """),
        IntegrityCheck(
            "an order of a due is of one that is there", ko: "주문의 회비가 있습니다",
            offenders: """
                SELECT order_id FROM crew_due_orders
                WHERE NOT EXISTS (SELECT 1 FROM crew_dues WHERE crew_dues.id = crew_due_orders.due)
                """),
    ]

    static let cash = [
        IntegrityCheck(
            "cash is of a crew and at least a won", ko: "현금 기록에 크루가 있고 금액이 1원 이상입니다",
            offenders: """
                SELECT id FROM crew_cash WHERE amount < 1
                OR NOT EXISTS (SELECT 1 FROM crews WHERE crews.id = crew_cash.crew)
                """),
        IntegrityCheck(
            "an entry of cash that is taken back adds up to nothing with the one that does it",
            ko: "취소한 현금 기록과 취소 기록의 합이 0입니다",
            offenders: """
                SELECT later.id FROM crew_cash AS later WHERE takes_back IS NOT NULL AND NOT EXISTS (
                    SELECT 1 FROM crew_cash AS earlier WHERE earlier.id = later.takes_back
                    AND earlier.crew = later.crew AND earlier.amount = later.amount
                    AND earlier.flow <> later.flow AND earlier.takes_back IS NULL)
                """),
        IntegrityCheck(
            "an entry of cash is taken back once", ko: "현금 기록은 한 번만 취소합니다",
            offenders: """
                SELECT takes_back FROM crew_cash WHERE takes_back IS NOT NULL
                GROUP BY takes_back HAVING count(*) > 1
                """),
        IntegrityCheck(
            "an account that counts was named by two", ko: "확정된 지급 계좌는 두 사람이 지정했습니다",
            offenders: """
                SELECT crew FROM crew_accounts WHERE (standing = 'confirmed') <> (confirmed_by IS NOT NULL)
                OR confirmed_by = named_by
                OR NOT EXISTS (SELECT 1 FROM crew_namings WHERE crew_namings.crew = crew_accounts.crew)
                """),
    ]

    static let members = [
        IntegrityCheck(
            "a member who has withdrawn is of no crew, owes nothing and has left no word",
            ko: "탈퇴한 회원의 크루 활동, 회비, 글이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM crew_closed_members AS closed WHERE EXISTS (
                    SELECT 1 FROM crew_memberships AS own WHERE own.member = closed.member
                    AND (own.state NOT IN ('declined', 'lapsed', 'left', 'removed', 'banned')
                    OR own.order_id IS NOT NULL OR own.message <> '' OR own.field_position <> ''
                    OR own.introduction <> '' OR own.height IS NOT NULL OR own.shirt_number IS NOT NULL))
                OR EXISTS (
                    SELECT 1 FROM crews
                    WHERE (crews.owner = closed.member AND crews.state IN ('open', 'closed'))
                    OR crews.cover_by = closed.member)
                OR EXISTS (
                    SELECT 1 FROM crew_dues AS own WHERE own.member = closed.member
                    AND (own.state = 'open' OR own.reason <> ''))
                OR EXISTS (
                    SELECT 1 FROM crew_cash WHERE author = closed.member AND receipt IS NOT NULL)
                OR EXISTS (SELECT 1 FROM crew_calendar_rights AS r WHERE r.member = closed.member)
                OR EXISTS (SELECT 1 FROM crew_accounts WHERE named_by = closed.member)
                OR EXISTS (SELECT 1 FROM crew_idempotency AS r WHERE r.member = closed.member)
                """),
        IntegrityCheck(
            "a member who has withdrawn comes to no meeting that began later",
            ko: "탈퇴한 회원이 그 뒤에 시작한 모임에 참석하지 않습니다",
            offenders: """
                SELECT crew_answers.member FROM crew_answers
                JOIN crew_closed_members ON crew_closed_members.member = crew_answers.member
                JOIN crew_meetings ON crew_meetings.id = crew_answers.meeting
                WHERE crew_answers.place <> 'not-going' AND crew_meetings.starts_at > closed_at
                """),
    ]
}
