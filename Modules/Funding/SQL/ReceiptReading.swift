import Database
import Funding
import Vocabulary

/// Reads the file about the receipts of a member, in the transaction that writes the decision and holds the
/// shelter's row.
struct ReceiptReading: Sendable {
    let shelter: ShelterID
    let year: Int64
    let member: MemberID

    func file(_ writer: any SQLWriter) throws(DatabaseError) -> ReceiptFile {
        try writer.prefetch([last, valid, given])
        let last = try writer.first(last) { row throws(DatabaseError) in try row.optionalInteger(0) }
        let valid = try writer.query(valid, ReceiptRow.bare(from:))
        return ReceiptFile(
            shelter: shelter, year: year, member: member, lastNumber: Int((last ?? nil) ?? 0),
            valid: try ReceiptRow.whole(valid, writer), given: try given(writer))
    }

    private func given(_ writer: any SQLWriter) throws(DatabaseError) -> [GivenBacking] {
        let rows = try writer.query(given) { row throws(DatabaseError) in
            var row = RowReader(row)
            return Given(
                backing: try BackingRow.kept(&row), title: try row.text(), state: try row.value(),
                ending: try row.optionalValue())
        }
        let backings = try LineRow.whole(rows.map(\.backing), writer)
        return zip(rows, backings).map { row, backing in
            GivenBacking(backing: backing, title: row.title, state: row.state, ending: row.ending)
        }
    }

    private struct Given {
        let backing: KeptBacking
        let title: String
        let state: CampaignState
        let ending: CampaignResult.Ending?
    }

    var last: SQL {
        "SELECT max(number) FROM funding_receipts WHERE shelter = \(shelter) AND year = \(year)"
    }

    var valid: SQL {
        """
        SELECT \(sql: ReceiptRow.columns) FROM funding_receipts
        WHERE member = \(member) AND shelter = \(shelter) AND year = \(year) AND voided_at IS NULL
        ORDER BY number
        """
    }

    /// The member's backings that were paid in the year: those that a receipt of the shelter has, and of its
    /// campaigns those that no receipt of another has. A backing is on one valid receipt.
    var given: SQL {
        """
        SELECT \(sql: BackingRow.columns), campaigns.title, campaigns.state, campaigns.ending
        FROM campaign_backings JOIN campaigns ON campaigns.id = campaign_backings.campaign
        WHERE campaign_backings.member = \(member) AND campaign_backings.backed_year = \(year)
        AND COALESCE((
            SELECT funding_receipts.shelter FROM funding_receipt_lines
            JOIN funding_receipts ON funding_receipts.id = funding_receipt_lines.receipt
            WHERE funding_receipt_lines.backing = campaign_backings.id
            AND funding_receipts.voided_at IS NULL LIMIT 1), campaigns.shelter) = \(shelter)
        ORDER BY campaign_backings.backed_at, campaign_backings.id
        """
    }
}
