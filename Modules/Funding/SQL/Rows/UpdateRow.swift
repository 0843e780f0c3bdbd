import Database
import Funding
import Vocabulary

/// The columns of an update, and the reading of them in their order.
enum UpdateRow {
    static let columns: SQL = """
        campaign_updates.id, campaign_updates.campaign, campaign_updates.author, campaign_updates.kind, \
        campaign_updates.item, campaign_updates.quantity, campaign_updates.is_last, campaign_updates.body, \
        campaign_updates.photos, campaign_updates.photos_by, campaign_updates.hidden_at, \
        campaign_updates.created_at, campaign_updates.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func update(_ row: inout RowReader) throws(DatabaseError) -> CampaignUpdate {
        CampaignUpdate(
            id: try row.id(), campaign: try row.id(), author: try row.id(), matter: try matter(&row),
            text: try row.text(), photos: try row.photos(), hiddenAt: try row.optionalTimestamp(),
            createdAt: try row.timestamp(), version: try row.version())
    }

    /// Reads a row of `columns` alone.
    static func update(from row: any SQLRow) throws(DatabaseError) -> CampaignUpdate {
        var row = RowReader(row)
        return try update(&row)
    }

    private static func matter(_ row: inout RowReader) throws(DatabaseError) -> UpdateMatter {
        let kind: UpdateMatter.Kind = try row.value()
        let (item, quantity, isLast) = (try row.optionalCount(), try row.optionalCount(), try row.bool())
        switch (kind, quantity) {
        case (.news, nil): return .news
        case (.thanks, nil): return .thanks
        case (.bought, .some(let quantity)): return .bought(item, quantity: quantity)
        case (.delivered, .some(let quantity)):
            return .delivered(item, quantity: quantity, isLast: isLast)
        case (.news, _), (.thanks, _), (.bought, _), (.delivered, _):
            throw .corrupt("the matter of an update")
        }
    }

    /// The column values of an update.
    static func assignments(_ update: CampaignUpdate) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", update.id)
        row.set("campaign", update.campaign)
        row.set("author", update.author)
        row.set("kind", update.matter.kind.rawValue)
        row.set("item", update.matter.item)
        row.set("quantity", update.matter.quantity)
        row.set("is_last", update.matter.isLast)
        row.set("body", update.text)
        row.set(update.photos)
        row.set("hidden_at", update.hiddenAt)
        row.set("created_at", update.createdAt)
        row.set("version", update.version)
        return row
    }

    /// The statement that writes the next version of an update over the one before.
    static func update(_ next: CampaignUpdate, since before: CampaignUpdate) -> SQL {
        """
        UPDATE campaign_updates SET \(sql: assignments(next).update)
        WHERE id = \(next.id) AND version = \(before.version)
        """
    }

    /// What follows when an update is written; nil for a new one.
    static func following(_ next: CampaignUpdate, since before: CampaignUpdate?) -> [SQL] {
        UploadRow.following(AnyIdentifier(next.id), from: before?.photos ?? [], to: next.photos)
    }
}
