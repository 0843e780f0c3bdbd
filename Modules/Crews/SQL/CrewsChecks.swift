public import Database

/// Invariants of the tables of crews.
public enum CrewsChecks {
    /// All of them.
    public static let all = rows + crews + memberships + meetings + dues + cash + members

    private static let rows = [
        IntegrityCheck(
            rowsOf: CrewsTables.crews, columns: CrewRow.columns, as: "a crew", ko: "크루"
        ) { row throws(DatabaseError) in _ = try CrewRow.crew(&row) },
        IntegrityCheck(
            rowsOf: CrewsTables.memberships, columns: MembershipRow.checkedColumns, as: "a membership",
            ko: "크루 회원", MembershipRow.check),
        IntegrityCheck(
            rowsOf: CrewsTables.meetings, columns: MeetingRow.columns, as: "a meeting", ko: "모임"
        ) { row throws(DatabaseError) in _ = try MeetingRow.meeting(&row) },
        IntegrityCheck(
            rowsOf: CrewsTables.answers, columns: AnswerRow.checkedColumns, as: "an answer", ko: "참석 응답",
            AnswerRow.check),
        IntegrityCheck(
            rowsOf: CrewsTables.duesPlans, columns: DuesPlanRow.columns, as: "a plan of dues", ko: "회비 계획"
        ) { row throws(DatabaseError) in _ = try DuesPlanRow.plan(&row) },
        IntegrityCheck(
            rowsOf: CrewsTables.dues, columns: DueRow.columns, as: "a due", ko: "회비"
        ) { row throws(DatabaseError) in _ = try DueRow.due(&row) },
        IntegrityCheck(
            rowsOf: CrewsTables.cash, columns: CashRow.columns, as: "an entry of cash", ko: "현금 기록"
        ) { row throws(DatabaseError) in _ = try CashRow.entry(&row) },
        IntegrityCheck(
            rowsOf: CrewsTables.accounts, columns: NamingRow.accountColumns, as: "an account", ko: "지급 계좌"
        ) { row throws(DatabaseError) in _ = try NamingRow.account(&row) },
    ]

    private static let crews = [
        IntegrityCheck(
            "an open crew has one owner, the one that it names", ko: "열린 크루마다 크루장이 한 명이며 크루에 적힌 회원입니다",
            offenders: """
                SELECT id FROM crews WHERE state = 'open' AND (
                    1 <> (SELECT count(*) FROM crew_memberships
                        WHERE crew_memberships.crew = crews.id AND role = 'owner')
                    OR NOT EXISTS (
                        SELECT 1 FROM crew_memberships WHERE crew_memberships.crew = crews.id
                        AND role = 'owner' AND state = 'member' AND member = crews.owner))
                """),
        IntegrityCheck(
            "a crew has no more seats taken than it has", ko: "크루의 찬 자리가 정원을 넘지 않습니다",
            offenders: "SELECT id FROM crews WHERE taken_count > capacity"),
        IntegrityCheck(
            "the people of a crew are counted", ko: "크루의 인원수가 맞습니다",
            offenders: """
                SELECT crews.id FROM crews LEFT JOIN crew_memberships ON crew_memberships.crew = crews.id
                GROUP BY crews.id, member_count, taken_count, waiting_count, request_count
                HAVING member_count <> sum(CASE WHEN crew_memberships.state
                    IN ('member', 'on-leave', 'suspended') THEN 1 ELSE 0 END)
                OR taken_count <> sum(CASE WHEN crew_memberships.state
                    IN ('offered', 'joining', 'member', 'on-leave', 'suspended') THEN 1 ELSE 0 END)
                OR waiting_count <> sum(CASE WHEN crew_memberships.state = 'waiting' THEN 1 ELSE 0 END)
                OR request_count <> sum(CASE WHEN crew_memberships.state = 'requested' THEN 1 ELSE 0 END)
                """),
        IntegrityCheck(
            "no seat of an open crew is free while a person waits for it", ko: "대기자가 있는 열린 크루에 빈자리가 없습니다",
            offenders: """
                SELECT id FROM crews WHERE state = 'open' AND waiting_count > 0 AND taken_count < capacity
                """),
        IntegrityCheck(
            "of a crew that is not open the owner alone is left", ko: "닫힌 크루에는 크루장만 남아 있습니다",
            offenders: """
                SELECT crews.id FROM crews JOIN crew_memberships ON crew_memberships.crew = crews.id
                WHERE crews.state IN ('closed', 'dissolved') AND role <> 'owner'
                AND crew_memberships.state NOT IN ('declined', 'lapsed', 'left', 'removed', 'banned')
                """),
        IntegrityCheck(
            "a crew that is closed for good has kept no word", ko: "완전히 닫힌 크루의 글이 남아 있지 않습니다",
            offenders: """
                SELECT id FROM crews WHERE state = 'dissolved' AND (name <> '' OR place <> ''
                OR other_sport <> '' OR introduction <> '' OR search_name <> '' OR search_place <> ''
                OR cover IS NOT NULL)
                """),
        IntegrityCheck(
            "a closed crew has the moment of closing", ko: "닫힌 크루에 닫은 시각이 있습니다",
            offenders: """
                SELECT id FROM crews WHERE (state IN ('closed', 'dissolved') AND closed_at IS NULL)
                OR (state = 'open' AND closed_at IS NOT NULL)
                """),
        IntegrityCheck(
            "a crew that was answered to a key is there", ko: "멱등 키에 응답한 크루가 있습니다",
            offenders: """
                SELECT answer FROM crew_idempotency WHERE verb = 'crews.found'
                AND NOT EXISTS (SELECT 1 FROM crews WHERE crews.id = crew_idempotency.answer)
                """),
    ]

    private static let memberships = [
        IntegrityCheck(
            "a membership is of a crew that is there", ko: "회원이 속한 크루가 있습니다",
            offenders: """
                SELECT id FROM crew_memberships
                WHERE NOT EXISTS (SELECT 1 FROM crews WHERE crews.id = crew_memberships.crew)
                """),
        IntegrityCheck(
            "those of a crew alone have a role, a suspension or a moment of joining",
            ko: "크루에 속한 회원에게만 역할과 정지 사유가 있고 가입 시각이 있습니다",
            offenders: """
                SELECT id FROM crew_memberships
                WHERE (state NOT IN ('member', 'on-leave', 'suspended')
                    AND (role <> 'member' OR suspension IS NOT NULL))
                OR (state IN ('member', 'on-leave', 'suspended') AND joined_at IS NULL)
                OR ((state = 'suspended') <> (suspension IS NOT NULL))
                """),
        IntegrityCheck(
            "a seat that is kept while it is paid for has its order and its end",
            ko: "결제 중인 자리에 주문과 기한이 있습니다",
            offenders: """
                SELECT id FROM crew_memberships
                WHERE (state = 'joining' AND (order_id IS NULL OR until_at IS NULL))
                OR (state IN ('requested', 'offered', 'banned') AND until_at IS NULL)
                """),
        IntegrityCheck(
            "no seat is kept for an order that was let go", ko: "해제된 주문을 기다리는 자리가 없습니다",
            offenders: """
                SELECT id FROM crew_memberships WHERE state = 'joining' AND EXISTS (
                    SELECT 1 FROM crew_orders_let_go
                    WHERE crew_orders_let_go.order_id = crew_memberships.order_id)
                """),
    ]
}
