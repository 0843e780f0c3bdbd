import Database
import Funding
import Vocabulary

/// The columns of a campaign, and the reading of them in their order.
enum CampaignRow {
    static let columns: SQL = "id, owner, title, state, created_at, updated_at, version"

    /// Reads `columns`. Throws `corrupt` for what was never written by this store.
    static func campaign(_ row: inout RowReader) throws(DatabaseError) -> Campaign {
        Campaign(
            id: try row.id(), owner: try row.id(), title: try row.text(), state: try row.value(),
            createdAt: try row.timestamp(), updatedAt: try row.timestamp(), version: try row.version())
    }

    /// What a row of the campaign holds.
    static func assignments(_ campaign: Campaign) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", campaign.id)
        row.set("owner", campaign.owner)
        row.set("title", campaign.title)
        row.set("state", campaign.state.rawValue)
        row.set("created_at", campaign.createdAt)
        row.set("updated_at", campaign.updatedAt)
        row.set("version", campaign.version)
        return row
    }
}
