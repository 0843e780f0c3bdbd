import Database

/// Invariants of campaigns, and of the sums that are kept of them.
extension FundingChecks {
    static let campaigns = [
        IntegrityCheck(
            "a campaign is of a shelter, and has a tally and its items", ko: "캠페인에 보호소와 집계와 물품이 있습니다",
            offenders: """
                SELECT id FROM campaigns
                WHERE NOT EXISTS (SELECT 1 FROM shelters WHERE shelters.id = campaigns.shelter)
                OR NOT EXISTS (
                    SELECT 1 FROM campaign_tallies WHERE campaign_tallies.campaign = campaigns.id)
                OR item_count <> (
                    SELECT count(*) FROM campaign_items WHERE campaign_items.campaign = campaigns.id)
                OR ((goal IS NULL) <> (item_count > 0))
                """),
        IntegrityCheck(
            "an item, a backing, an update, a payout and what is told are of a campaign that is there",
            ko: "물품, 후원, 소식, 지급, 알릴 일에 캠페인이 있습니다",
            offenders: """
                SELECT campaign FROM campaign_items WHERE campaign NOT IN (SELECT id FROM campaigns)
                UNION ALL SELECT campaign FROM campaign_tallies
                WHERE campaign NOT IN (SELECT id FROM campaigns)
                UNION ALL SELECT id FROM campaign_backings WHERE campaign NOT IN (SELECT id FROM campaigns)
                UNION ALL SELECT id FROM campaign_updates WHERE campaign NOT IN (SELECT id FROM campaigns)
                UNION ALL SELECT transfer FROM campaign_payouts
                WHERE campaign NOT IN (SELECT id FROM campaigns) OR amount < 1
                UNION ALL SELECT campaign FROM campaign_tellings
                WHERE campaign NOT IN (SELECT id FROM campaigns)
                """),
        IntegrityCheck(
            "a campaign that was opened has a ceiling, and a draft has none",
            ko: "연 캠페인에 상한이 있고 쓰고 있는 캠페인에는 없습니다",
            offenders: """
                SELECT id FROM campaigns WHERE ((opened_at IS NULL) <> (ceiling IS NULL))
                OR (state = 'draft' AND opened_at IS NOT NULL)
                OR (state NOT IN ('draft', 'cancelled', 'closed') AND opened_at IS NULL)
                OR deadline <= 0 OR updated_at < created_at
                """),
        IntegrityCheck(
            "a paused campaign alone tells why, and one that has ended alone what came of it",
            ko: "멈춘 캠페인에만 이유가 있고 끝난 캠페인에만 결과가 있습니다",
            offenders: """
                SELECT id FROM campaigns WHERE ((state = 'paused') <> (pause_reason IS NOT NULL))
                OR ((state IN ('draft', 'open', 'extended', 'paused', 'deciding')) <> (ending IS NULL))
                OR (state = 'extended' AND first_deadline IS NULL)
                OR (first_deadline IS NOT NULL AND first_deadline >= deadline)
                """),
        IntegrityCheck(
            "an item that cannot be had is one of a campaign that has reached its money",
            ko: "구할 수 없는 물품은 돈이 모인 캠페인의 물품입니다",
            offenders: """
                SELECT campaign FROM campaign_items JOIN campaigns ON campaigns.id = campaign_items.campaign
                WHERE (is_missing = 1 AND COALESCE(ending, 'missed') = 'missed')
                OR number < 1 OR number > last_item
                """),
    ]

    /// What decisions keep of the backings of a campaign. The total that is shown is the ledger's.
    static let sums = [
        IntegrityCheck(
            "the tally of a campaign is that of its backings", ko: "캠페인의 집계가 후원과 맞습니다",
            offenders: """
                SELECT campaign FROM (
                    SELECT campaign_tallies.campaign, held_count, held_amount, backed_count, backed_amount,
                    returning_count,
                    sum(CASE WHEN state = 'held' THEN 1 ELSE 0 END) AS held,
                    sum(CASE WHEN state = 'held' THEN amount ELSE 0 END) AS held_sum,
                    sum(CASE WHEN state = 'backed' THEN 1 ELSE 0 END) AS backed,
                    sum(CASE WHEN state = 'backed' THEN amount - returned ELSE 0 END) AS backed_sum,
                    sum(CASE WHEN state = 'refunding' THEN 1 ELSE 0 END) AS returning_sum
                    FROM campaign_tallies LEFT JOIN campaign_backings
                    ON campaign_backings.campaign = campaign_tallies.campaign
                    GROUP BY campaign_tallies.campaign, held_count, held_amount, backed_count,
                    backed_amount, returning_count) AS counted
                WHERE held <> held_count OR held_sum <> held_amount OR backed <> backed_count
                OR backed_sum <> backed_amount OR returning_sum <> returning_count
                """),
        IntegrityCheck(
            "what is taken of an item is what its backings have", ko: "물품의 집계가 후원과 맞습니다",
            offenders: """
                SELECT campaign FROM (
                    SELECT campaign_items.campaign, number, held, campaign_items.backed,
                    sum(CASE WHEN state = 'held' THEN quantity ELSE 0 END) AS held_sum,
                    sum(CASE WHEN state = 'backed' THEN quantity ELSE 0 END) AS backed_sum
                    FROM campaign_items LEFT JOIN campaign_lines
                    ON campaign_lines.campaign = campaign_items.campaign
                    AND campaign_lines.item = campaign_items.number
                    LEFT JOIN campaign_backings ON campaign_backings.id = campaign_lines.backing
                    GROUP BY campaign_items.campaign, number, held, campaign_items.backed) AS counted
                WHERE held <> held_sum OR backed <> backed_sum
                """),
        IntegrityCheck(
            "no campaign takes more than its ceiling", ko: "캠페인이 상한보다 많이 받지 않습니다",
            offenders: """
                SELECT id FROM campaigns JOIN campaign_tallies ON campaign_tallies.campaign = campaigns.id
                WHERE held_amount + backed_amount > COALESCE(ceiling, 0)
                """),
        IntegrityCheck(
            "of an item that is bounded no more is taken than is wanted", ko: "물품을 필요한 수량보다 많이 받지 않습니다",
            offenders: """
                SELECT campaign FROM campaign_items JOIN campaigns ON campaigns.id = campaign_items.campaign
                WHERE (cap IS NOT NULL OR office IS NOT NULL) AND held + campaign_items.backed > wanted
                """),
    ]
}
