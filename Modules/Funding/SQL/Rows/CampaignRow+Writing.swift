import Database
import Funding
import Vocabulary

extension CampaignRow {
    /// The column values of a campaign, except its items.
    static func assignments(_ campaign: Campaign) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", campaign.id)
        row.set("shelter", campaign.shelter)
        set(campaign.details, in: &row)
        row.set(campaign.photos)
        row.set("state", campaign.state.rawValue)
        row.set("ceiling", campaign.ceiling?.minorUnits)
        row.set("last_item", campaign.lastItem)
        row.set("pause_reason", campaign.pause?.reason.rawValue)
        row.set("pause_from", campaign.pause?.from.rawValue)
        row.set("paused_at", campaign.pause?.at)
        row.set("first_deadline", campaign.firstDeadline?.moment)
        row.set("first_zone", campaign.firstDeadline?.zone)
        row.set("first_local", campaign.firstDeadline.map { "\($0.local)" })
        row.set("ending", campaign.result?.ending.rawValue)
        row.set("result_amount", campaign.result?.amount.minorUnits)
        row.set("result_backings", campaign.result?.backings)
        row.set("result_at", campaign.result?.at)
        row.set("hidden_at", campaign.hiddenAt)
        row.set("created_at", campaign.createdAt)
        row.set("opened_at", campaign.openedAt)
        row.set("since_at", campaign.since)
        row.set("updated_at", campaign.updatedAt)
        row.set("version", campaign.version)
        return row
    }

    private static func set(_ details: CampaignDetails, in row: inout SQLAssignments) {
        row.set("title", details.title)
        row.set("search_title", details.foldedTitle)
        row.set("purpose", details.purpose)
        row.set("story", details.story)
        row.set("goal", details.goal.items.isEmpty ? details.goal.sum.minorUnits : nil)
        row.set("item_count", details.goal.items.count)
        row.set("model", details.model.rawValue)
        row.set("cap", details.cap?.minorUnits)
        row.set("cost_share", details.costShare)
        row.set("deadline", details.deadline.moment)
        row.set("zone", details.deadline.zone)
        row.set("local_deadline", "\(details.deadline.local)")
        row.set("office", details.registration?.office)
        row.set("office_number", details.registration?.number)
        row.set("first_day", details.registration?.firstDay)
        row.set("last_day", details.registration?.lastDay)
        row.set("bank", details.registration?.account.bank)
        row.set("account_number", details.registration?.account.number)
        row.set("account_holder", details.registration?.account.holder)
    }

    /// The statements that insert a campaign with its items, and the row that its decisions hold.
    static func insertions(_ campaign: Campaign) -> [SQL] {
        [
            "INSERT INTO campaigns \(sql: assignments(campaign).insertion)",
            """
            INSERT INTO campaign_tallies
            (campaign, held_count, held_amount, backed_count, backed_amount, returning_count)
            VALUES (\(campaign.id), 0, 0, 0, 0, 0)
            """,
        ] + ItemRow.following(campaign, since: nil)
            + UploadRow.following(AnyIdentifier(campaign.id), from: [], to: campaign.shownPhotos)
    }

    /// The statement that writes the next version of a campaign over the one before.
    static func update(_ next: Campaign, since before: Campaign) -> SQL {
        """
        UPDATE campaigns SET \(sql: assignments(next).update)
        WHERE id = \(next.id) AND version = \(before.version)
        """
    }

    /// What follows when a campaign is written over the one before: its items and its uploads.
    static func following(_ next: Campaign, since before: Campaign) -> [SQL] {
        ItemRow.following(next, since: before)
            + UploadRow.following(
                AnyIdentifier(next.id), from: before.shownPhotos, to: next.shownPhotos)
    }
}
