import Database
import Funding
import Vocabulary

/// The columns of a payout, and the reading of them in their order. The operator's act is kept as the audit
/// log gets it.
enum PayoutRow {
    static let columns: SQL = """
        transfer, campaign, amount, bank, account_number, account_holder, state, created_at, act, \
        act_subject, acted_at, act_id
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func payout(_ row: inout RowReader) throws(DatabaseError) -> Payout {
        let (transfer, campaign): (String, CampaignID) = (try row.text(), try row.id())
        let (amount, account) = (try row.won(), try row.account())
        let state: PayoutState = try row.value()
        let createdAt = try row.timestamp()
        let (act, subject, actedAt) = (try row.text(), try row.text(), try row.timestamp())
        let id: AuditEventID = try row.id()
        guard let event = AuditEvent(OutboxMessage(AuditEvent.topic, subject, act, at: actedAt)),
            event.id == id
        else { throw .corrupt("the act of a payout") }
        return Payout(
            campaign: campaign, transfer: transfer, amount: amount, account: account, state: state,
            act: event, createdAt: createdAt)
    }

    /// Reads a row of `columns` alone.
    static func payout(from row: any SQLRow) throws(DatabaseError) -> Payout {
        var row = RowReader(row)
        return try payout(&row)
    }

    static func finding(_ transfer: String) -> SQL {
        "SELECT \(sql: columns) FROM campaign_payouts WHERE transfer = \(transfer)"
    }

    /// The statement that keeps a payout in place of the one of the same transfer.
    static func keeping(_ payout: Payout) -> SQL {
        let message = OutboxMessage(payout.act)
        var row = SQLAssignments()
        row.set("transfer", payout.transfer)
        row.set("campaign", payout.campaign)
        row.set("amount", payout.amount.minorUnits)
        row.set("bank", payout.account.bank)
        row.set("account_number", payout.account.number)
        row.set("account_holder", payout.account.holder)
        row.set("state", payout.state.rawValue)
        row.set("created_at", payout.createdAt)
        row.set("act", message.payload)
        row.set("act_subject", message.subject)
        row.set("acted_at", message.writtenAt)
        row.set("act_id", payout.act.id)
        row.set("act_actor", payout.act.actor.memberID)
        row.set("act_affected", payout.act.affected)
        row.set("has_reason", payout.act.reason != nil)
        return """
            INSERT INTO campaign_payouts \(sql: row.insertion)
            ON CONFLICT (transfer) DO UPDATE SET state = excluded.state, act = excluded.act,
            has_reason = excluded.has_reason
            """
    }

    /// Those whose act has a reason by the member or about them.
    static func concerning(_ member: MemberID) -> SQL {
        """
        SELECT \(sql: columns) FROM campaign_payouts WHERE transfer IN (
            SELECT transfer FROM campaign_payouts WHERE act_actor = \(member) AND has_reason = 1
            UNION SELECT transfer FROM campaign_payouts WHERE act_affected = \(member) AND has_reason = 1)
        ORDER BY transfer
        """
    }
}

/// The columns of what all backers of a campaign are told.
enum TellingRow {
    static let columns: SQL = "sequence, campaign, act, place, actor, told_at, after_backing"

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func telling(
        _ row: inout RowReader
    ) throws(DatabaseError) -> (sequence: Int64, telling: CampaignTelling) {
        let (sequence, campaign): (Int64, CampaignID) = (try row.integer(), try row.id())
        let act: BackingAct = try row.value()
        let place = try row.optionalAnyIdentifier()
        let actor: MemberID? = try row.optionalID()
        let (moment, after): (Timestamp, BackingID?) = (try row.timestamp(), try row.optionalID())
        return (
            sequence, CampaignTelling(act, of: campaign, in: place, by: actor, at: moment, after: after)
        )
    }

    /// Puts tellings behind those that wait.
    static func insertions(_ tellings: [CampaignTelling]) -> [SQL] {
        tellings.map { telling in
            """
            INSERT INTO campaign_tellings (campaign, act, place, actor, told_at, after_backing)
            VALUES (\(telling.campaign), \(telling.act.rawValue), \(telling.place), \(telling.actor),
            \(telling.at), \(telling.after))
            """
        }
    }
}
