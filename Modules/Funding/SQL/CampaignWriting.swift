import Database
import Funding
import Vocabulary

/// Writes a change of a campaign and what belongs to it, in the transaction that holds its row, with its
/// messages and the sums that follow.
struct CampaignWriting: Sendable {
    let change: CampaignChange
    let file: CampaignFile
    let now: Timestamp

    /// Why the change may not be written; nil if it may. Throws `memberClosed` for the backer of a new
    /// backing who has withdrawn.
    func refusal(_ writer: any SQLWriter) throws(DatabaseError) -> FundingError? {
        for backing in change.backings where before(backing) == nil {
            try SQLFundingStore.closedMembers.requireOpen(backing.member, writer)
        }
        guard let payout = change.payout,
            let known = try writer.first(PayoutRow.finding(payout.transfer), PayoutRow.payout(from:)),
            known.act.id != payout.act.id
        else { return nil }
        return .invalidFields([FieldError("transfer", .taken)])
    }

    func write(_ writer: any SQLWriter) throws(DatabaseError) {
        let counts = try writer.batch(
            updates + insertions + following + letGo + TellingRow.insertions(change.tellings)
                + SQLFundingStore.telling(change.messages(since: file, at: now)))
        // The campaign's row is held: anything else was written beside the decisions.
        guard counts.prefix(updates.count).allSatisfy({ $0 == 1 }) else { throw .contention }
    }

    /// The backing as it was before; nil for a new one.
    private func before(_ backing: Backing) -> Backing? {
        [file.backing, file.unpaid].compactMap(\.self).first { $0.id == backing.id }
    }

    private var changes: [(before: Backing?, after: Backing)] {
        change.backings.map { (before($0), $0) }
    }

    /// The updates of rows that the file has. A backing that is let go comes before the one in its place.
    private var updates: [SQL] {
        var updates: [SQL] = []
        if let next = change.campaign { updates.append(CampaignRow.update(next, since: file.campaign)) }
        for case (.some(let before), let next) in changes {
            updates.append(BackingRow.update(next, since: before))
        }
        if let next = change.update, let before = file.update {
            updates.append(UpdateRow.update(next, since: before))
        }
        return updates
    }

    private var insertions: [SQL] {
        var insertions: [SQL] = []
        for case (nil, let new) in changes {
            insertions.append("INSERT INTO campaign_backings \(sql: BackingRow.assignments(new).insertion)")
            insertions += LineRow.insertions(new)
        }
        if let update = change.update, file.update == nil {
            insertions.append("INSERT INTO campaign_updates \(sql: UpdateRow.assignments(update).insertion)")
        }
        return insertions + (change.payout.map { [PayoutRow.keeping($0)] } ?? [])
    }

    /// What follows from the rows that are written.
    private var following: [SQL] {
        var following = TallyRow.counting(changes, of: file.campaign.id)
        for case (.some(let before), let next) in changes {
            following += LineRow.following(next, since: before)
            if before.state == .backed, before.kept != next.kept {
                following.append(ReceiptRow.spoiling(next.id))
            }
        }
        if let next = change.campaign { following += CampaignRow.following(next, since: file.campaign) }
        if let next = change.update { following += UpdateRow.following(next, since: file.update) }
        return following
    }

    /// The note of an order that is let go from now on; an earlier note stays while it counts.
    private var letGo: [SQL] {
        guard let order = change.letGo else { return [] }
        return [
            """
            INSERT INTO campaign_orders_let_go (order_id, let_go_at) VALUES (\(order), \(now))
            ON CONFLICT (order_id) DO UPDATE SET let_go_at = excluded.let_go_at
            WHERE campaign_orders_let_go.let_go_at <= \(now.advanced(by: .zero - CampaignTimes.letGo))
            """
        ]
    }
}
