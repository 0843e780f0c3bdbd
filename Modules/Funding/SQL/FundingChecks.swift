public import Database

/// What always holds over the tables of funding.
public enum FundingChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: FundingTables.funding, columns: CampaignRow.columns, as: "a campaign", ko: "항목"
        ) { row throws(DatabaseError) in _ = try CampaignRow.campaign(&row) },
        IntegrityCheck(
            "what was answered to a key of funding is there", ko: "멱등 키에 응답한 항목이 있습니다",
            offenders: """
                SELECT answer FROM campaign_idempotency
                WHERE NOT EXISTS (
                    SELECT 1 FROM funding
                    WHERE funding.id = campaign_idempotency.answer
                )
                """),
        IntegrityCheck(
            "a member who has withdrawn has left nothing of funding", ko: "탈퇴한 회원의 항목이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM campaign_closed_members WHERE EXISTS (
                    SELECT 1 FROM funding WHERE owner = member AND (state <> 'removed' OR title <> ''))
                """),
        IntegrityCheck(
            "no campaign was changed before it was added", ko: "항목의 변경 시각이 추가한 시각보다 앞서지 않습니다",
            offenders: "SELECT id FROM funding WHERE updated_at < created_at"),
    ]
}
