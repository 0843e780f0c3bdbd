import Database
import Funding
import Vocabulary

/// The queries of a file. None of them depends on what another finds.
extension CampaignReading {
    var queries: [SQL] {
        let sums: SQL? =
            switch question.sums {
            case .none: nil
            case .ifBounded: keptSums
            case .all: addedSums
            }
        return [finding, items, shelter, people]
            + [
                sums, asked, askedLines, unpaid, unpaidLines, given, other, othersQuery, deliveredQuery,
                update, payout, letGo,
            ].compactMap(\.self)
    }

    var finding: SQL { SQLFundingStore.finding(question.campaign) }

    var items: SQL { ItemRow.finding([question.campaign]) }

    var keptSums: SQL { TallyRow.finding(question.campaign) }

    var addedSums: SQL { TallyRow.adding(question.campaign) }

    private var shelterID: SQL { "(SELECT shelter FROM campaigns WHERE id = \(question.campaign))" }

    var shelter: SQL {
        "SELECT \(sql: ShelterRow.columns) FROM shelters WHERE id = \(sql: shelterID)"
    }

    var people: SQL {
        """
        SELECT \(sql: ShelterMemberRow.columns) FROM shelter_people WHERE shelter = \(sql: shelterID)
        """
    }

    var asked: SQL? { question.backing.map(SQLFundingStore.finding) }

    var askedLines: SQL? { question.backing.map { LineRow.finding([$0]) } }

    /// The one that is not paid and may still be, of which a member has one in a campaign.
    private var unpaidID: SQL? {
        question.member.map { member in
            """
            (SELECT id FROM campaign_backings WHERE member = \(member) AND campaign = \(question.campaign)
            AND state IN ('started', 'held'))
            """
        }
    }

    var unpaid: SQL? {
        unpaidID.map { id in
            "SELECT \(sql: BackingRow.columns) FROM campaign_backings WHERE id = \(sql: id)"
        }
    }

    var unpaidLines: SQL? {
        unpaidID.map { id in
            """
            SELECT campaign_lines.backing, \(sql: LineRow.columns) FROM campaign_lines
            WHERE backing = \(sql: id) ORDER BY place
            """
        }
    }

    var given: SQL? {
        question.member.map { member in
            """
            SELECT count(*) FROM campaign_backings
            WHERE member = \(member) AND campaign = \(question.campaign) AND state = 'backed'
            """
        }
    }

    var other: SQL? { question.other.map(SQLFundingStore.finding) }

    /// The other campaigns of the shelter, or of the other shelter in question, that may still collect, or
    /// ended within 12 months.
    var othersQuery: SQL? {
        guard question.wantsOthers else { return nil }
        let shelter: SQL = question.other.map { "\($0)" } ?? shelterID
        return """
            SELECT \(sql: CampaignRow.columns) FROM campaigns
            WHERE campaigns.shelter = \(sql: shelter) AND campaigns.id <> \(question.campaign)
            AND opened_at IS NOT NULL AND (state IN \(list: ShelterReading.live)
            OR (ending = 'reached' AND result_at > \(now.advanced(by: .zero - CampaignTimes.year))))
            """
    }

    /// By the log that everybody sees.
    var deliveredQuery: SQL? {
        guard question.wantsDelivered else { return nil }
        return """
            SELECT item, sum(quantity) FROM campaign_updates
            WHERE campaign = \(question.campaign) AND hidden_at IS NULL AND quantity IS NOT NULL
            AND kind = 'delivered' AND item IS NOT NULL GROUP BY item
            """
    }

    var update: SQL? { question.update.map(SQLFundingStore.finding) }

    var payout: SQL? { question.transfer.map(PayoutRow.finding) }

    var letGo: SQL? {
        question.order.map { order in
            """
            SELECT 1 FROM campaign_orders_let_go WHERE order_id = \(order)
            AND let_go_at > \(now.advanced(by: .zero - CampaignTimes.letGo))
            """
        }
    }
}
