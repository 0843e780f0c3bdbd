public import Database

/// Invariants of the tables of funding.
public enum FundingChecks {
    /// All of them.
    public static let all = rows + shelters + campaigns + sums + backings + lines + receipts + members

    private static let rows = [
        IntegrityCheck(
            rowsOf: FundingTables.shelters, columns: ShelterRow.checkedColumns, as: "a shelter", ko: "보호소",
            ShelterRow.check),
        IntegrityCheck(
            rowsOf: FundingTables.people, columns: ShelterMemberRow.columns,
            as: "one of the people of a shelter",
            ko: "보호소 사람"
        ) { row throws(DatabaseError) in _ = try ShelterMemberRow.person(&row) },
        IntegrityCheck(
            rowsOf: FundingTables.campaigns, columns: CampaignRow.checkedColumns, as: "a campaign", ko: "캠페인",
            CampaignRow.check),
        IntegrityCheck(
            rowsOf: FundingTables.items, columns: ItemRow.columns, as: "an item", ko: "물품"
        ) { row throws(DatabaseError) in _ = try ItemRow.item(&row) },
        IntegrityCheck(
            rowsOf: FundingTables.backings, columns: BackingRow.checkedColumns, as: "a backing", ko: "후원",
            BackingRow.check),
        IntegrityCheck(
            rowsOf: FundingTables.lines, columns: LineRow.columns, as: "a line of a backing", ko: "후원 물품"
        ) { row throws(DatabaseError) in _ = try LineRow.line(&row) },
        IntegrityCheck(
            rowsOf: FundingTables.updates, columns: UpdateRow.columns, as: "an update", ko: "소식"
        ) { row throws(DatabaseError) in _ = try UpdateRow.update(&row) },
        IntegrityCheck(
            rowsOf: FundingTables.payouts, columns: PayoutRow.columns, as: "a payout", ko: "지급"
        ) { row throws(DatabaseError) in _ = try PayoutRow.payout(&row) },
        IntegrityCheck(
            rowsOf: FundingTables.tellings, columns: TellingRow.columns, as: "what backers are told",
            ko: "후원자에게 알릴 일"
        ) { row throws(DatabaseError) in _ = try TellingRow.telling(&row) },
        IntegrityCheck(
            rowsOf: FundingTables.receipts, columns: ReceiptRow.columns, as: "a receipt", ko: "영수증"
        ) { row throws(DatabaseError) in _ = try ReceiptRow.bare(&row) },
        IntegrityCheck(
            rowsOf: FundingTables.receiptLines, columns: ReceiptLineRow.columns, as: "a line of a receipt",
            ko: "영수증 내역"
        ) { row throws(DatabaseError) in _ = try ReceiptLineRow.line(&row) },
    ]

    private static let shelters = [
        IntegrityCheck(
            "a shelter that is kept has one owner, the one that it names, and an abandoned one has no people",
            ko: "보호소마다 대표가 한 명이며 보호소에 적힌 회원이고, 사람이 없어진 보호소에는 아무도 없습니다",
            offenders: """
                SELECT id FROM shelters WHERE (state = 'abandoned' AND EXISTS (
                    SELECT 1 FROM shelter_people WHERE shelter_people.shelter = shelters.id))
                OR (state <> 'abandoned' AND (
                    1 <> (SELECT count(*) FROM shelter_people
                        WHERE shelter_people.shelter = shelters.id AND role = 'owner')
                    OR NOT EXISTS (
                        SELECT 1 FROM shelter_people WHERE shelter_people.shelter = shelters.id
                        AND role = 'owner' AND member = shelters.owner)))
                """),
        IntegrityCheck(
            "people are of a shelter that is there", ko: "사람이 속한 보호소가 있습니다",
            offenders: """
                SELECT member FROM shelter_people
                WHERE NOT EXISTS (SELECT 1 FROM shelters WHERE shelters.id = shelter_people.shelter)
                """),
        IntegrityCheck(
            "a verified or suspended shelter has the moment of its verification",
            ko: "확인하거나 정지한 보호소에 확인 시각이 있습니다",
            offenders: """
                SELECT id FROM shelters WHERE state IN ('verified', 'suspended') AND verified_at IS NULL
                """),
        IntegrityCheck(
            "the records that show photos of a member are noted", ko: "회원의 사진을 보여 주는 기록이 적혀 있습니다",
            offenders: """
                SELECT 'shl_' || id FROM shelters WHERE photo_by IS NOT NULL AND NOT EXISTS (
                    SELECT 1 FROM funding_uploads WHERE uploader = photo_by AND record = 'shl_' || id)
                UNION ALL SELECT 'cam_' || campaign FROM campaign_items
                WHERE photo_by IS NOT NULL AND NOT EXISTS (
                    SELECT 1 FROM funding_uploads WHERE uploader = photo_by AND record = 'cam_' || campaign)
                UNION ALL SELECT 'cam_' || id FROM campaigns WHERE photos_by <> '' AND NOT EXISTS (
                    SELECT 1 FROM funding_uploads
                    WHERE record = 'cam_' || id AND photos_by LIKE '%' || uploader || '%')
                UNION ALL SELECT 'upd_' || id FROM campaign_updates WHERE photos_by <> '' AND NOT EXISTS (
                    SELECT 1 FROM funding_uploads
                    WHERE record = 'upd_' || id AND photos_by LIKE '%' || uploader || '%')
                """),
        IntegrityCheck(
            "what is noted of photos of a member is shown", ko: "적혀 있는 회원의 사진을 기록이 보여 줍니다",
            offenders: """
                SELECT record FROM funding_uploads WHERE NOT EXISTS (
                    SELECT 1 FROM shelters WHERE 'shl_' || id = record AND photo_by = uploader)
                AND NOT EXISTS (
                    SELECT 1 FROM campaigns
                    WHERE 'cam_' || id = record AND photos_by LIKE '%' || uploader || '%')
                AND NOT EXISTS (
                    SELECT 1 FROM campaign_items WHERE 'cam_' || campaign = record AND photo_by = uploader)
                AND NOT EXISTS (
                    SELECT 1 FROM campaign_updates
                    WHERE 'upd_' || id = record AND photos_by LIKE '%' || uploader || '%')
                """),
        IntegrityCheck(
            "what was answered to a key is there", ko: "멱등 키에 응답한 기록이 있습니다",
            offenders: """
                SELECT answer FROM funding_idempotency
                WHERE answer NOT IN (SELECT 'shl_' || id FROM shelters)
                AND answer NOT IN (SELECT 'cam_' || id FROM campaigns)
                AND answer NOT IN (SELECT 'bck_' || id FROM campaign_backings)
                AND answer NOT IN (SELECT 'upd_' || id FROM campaign_updates)
                """),
    ]
}
