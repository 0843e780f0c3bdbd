import Database
import Funding
import Vocabulary

/// An item of a campaign as its row has it.
struct KeptItem: Sendable {
    let item: CampaignItem
    let isMissing: Bool
    /// How many are held and backed, as the decisions count.
    let count: ItemCount
}

/// The rows of the items of campaigns.
enum ItemRow {
    static let columns: SQL = """
        campaign_items.number, campaign_items.name, campaign_items.unit_price, campaign_items.wanted, \
        campaign_items.photo, campaign_items.photo_by, campaign_items.is_missing, campaign_items.held, \
        campaign_items.backed
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func item(_ row: inout RowReader) throws(DatabaseError) -> KeptItem {
        KeptItem(
            item: CampaignItem(
                number: try row.count(), name: try row.text(), unitPrice: try row.won(),
                wanted: try row.count(), photo: try row.optionalPhoto()),
            isMissing: try row.bool(), count: ItemCount(held: try row.count(), backed: try row.count()))
    }

    /// The items of campaigns, in their order.
    static func finding(_ campaigns: [CampaignID]) -> SQL {
        """
        SELECT campaign_items.campaign, \(sql: columns) FROM campaign_items
        WHERE campaign IN \(list: campaigns) ORDER BY campaign, place
        """
    }

    /// What was found of the items of each campaign that has any.
    static func items(
        _ query: SQL, _ reader: any SQLReader
    ) throws(DatabaseError) -> [CampaignID: Result<[KeptItem], DatabaseError>] {
        var found: [CampaignID: Result<[KeptItem], DatabaseError>] = [:]
        try reader.rows(of: query) { row throws(DatabaseError) in
            var row = RowReader(row)
            let campaign: CampaignID = try row.id()
            do throws(DatabaseError) {
                let item = try item(&row)
                found[campaign] = found[campaign, default: .success([])].map { $0 + [item] }
            } catch {
                found[campaign] = .failure(error)
            }
        }
        return found
    }

    /// The campaigns with their items, in their order. One that cannot be read is left out and noted in
    /// `unreadable`; if that is nil, the error is thrown.
    static func whole(
        _ kept: [KeptCampaign], _ reader: any SQLReader, leavingOut unreadable: UnreadableRows? = nil
    ) throws(DatabaseError) -> [Campaign] {
        var items: [CampaignID: Result<[KeptItem], DatabaseError>] = [:]
        for part in kept.filter({ $0.itemCount > 0 }).map(\.bare.id).partsOfFewSizes {
            items.merge(try Self.items(finding(part), reader)) { $1 }
        }
        var whole: [Campaign] = []
        for one in kept {
            do throws(DatabaseError) {
                whole.append(try one.whole(try items[one.bare.id, default: .success([])].get()))
            } catch {
                guard case .corrupt(let reason) = error, let unreadable else { throw error }
                unreadable.add(reason)
            }
        }
        return whole
    }

    /// The statements that follow when a campaign has other items than before; nil for a new campaign. What
    /// is held and backed of an item stays.
    static func following(_ next: Campaign, since before: Campaign?) -> [SQL] {
        let (old, new) = (before?.details.goal.items ?? [], next.details.goal.items)
        if old == new, before?.missing == next.missing { return [] }
        let numbers = Set(new.map(\.number))
        let gone = old.filter { !numbers.contains($0.number) }.map { item -> SQL in
            "DELETE FROM campaign_items WHERE campaign = \(next.id) AND number = \(item.number)"
        }
        return gone + new.enumerated().map { keeping($1, at: $0, of: next) }
    }

    private static func keeping(_ item: CampaignItem, at place: Int, of campaign: Campaign) -> SQL {
        var row = SQLAssignments()
        row.set("campaign", campaign.id)
        row.set("number", item.number)
        row.set("place", place)
        row.set("name", item.name)
        row.set("unit_price", item.unitPrice.minorUnits)
        row.set("wanted", item.wanted)
        row.set(item.photo)
        row.set("is_missing", campaign.missing.contains(item.number))
        row.set("held", 0)
        row.set("backed", 0)
        return """
            INSERT INTO campaign_items \(sql: row.insertion)
            ON CONFLICT (campaign, number) DO UPDATE SET place = excluded.place, name = excluded.name,
            unit_price = excluded.unit_price, wanted = excluded.wanted, photo = excluded.photo,
            photo_by = excluded.photo_by, is_missing = excluded.is_missing
            """
    }
}
