import Database
import Funding
import Vocabulary

/// The columns of a campaign without its items, and the reading of them in their order.
enum CampaignRow {
    static let columns: SQL = """
        campaigns.id, campaigns.shelter, campaigns.title, campaigns.purpose, campaigns.story, \
        campaigns.goal, campaigns.model, campaigns.cap, campaigns.cost_share, campaigns.deadline, \
        campaigns.zone, campaigns.local_deadline, campaigns.office, campaigns.office_number, \
        campaigns.first_day, campaigns.last_day, campaigns.bank, campaigns.account_number, \
        campaigns.account_holder, campaigns.photos, campaigns.photos_by, campaigns.state, \
        campaigns.ceiling, campaigns.last_item, campaigns.pause_reason, campaigns.pause_from, \
        campaigns.paused_at, campaigns.first_deadline, campaigns.first_zone, campaigns.first_local, \
        campaigns.ending, campaigns.result_amount, campaigns.result_backings, campaigns.result_at, \
        campaigns.hidden_at, campaigns.created_at, campaigns.opened_at, campaigns.since_at, \
        campaigns.updated_at, campaigns.version, campaigns.item_count
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func kept(_ row: inout RowReader) throws(DatabaseError) -> KeptCampaign {
        let campaign = Campaign(
            id: try row.id(), shelter: try row.id(), details: try details(&row), photos: try row.photos(),
            state: try row.value(), ceiling: try row.optionalWon(), lastItem: try row.count(), missing: [],
            pause: try pause(&row), firstDeadline: try row.optionalDeadline(), result: try result(&row),
            hiddenAt: try row.optionalTimestamp(), createdAt: try row.timestamp(),
            openedAt: try row.optionalTimestamp(), since: try row.timestamp(),
            updatedAt: try row.timestamp(), version: try row.version())
        return KeptCampaign(bare: campaign, itemCount: try row.count())
    }

    /// Reads a row of `columns` alone.
    static func kept(from row: any SQLRow) throws(DatabaseError) -> KeptCampaign {
        var row = RowReader(row)
        return try kept(&row)
    }

    private static func details(_ row: inout RowReader) throws(DatabaseError) -> CampaignDetails {
        CampaignDetails(
            title: try row.text(), purpose: try row.text(), story: try row.text(),
            goal: try row.optionalWon().map { .amount($0) } ?? .items([]), model: try row.value(),
            cap: try row.optionalWon(), costShare: try row.count(), deadline: try row.deadline(),
            registration: try registration(&row))
    }

    private static func registration(
        _ row: inout RowReader
    ) throws(DatabaseError) -> CampaignRegistration? {
        let (office, number) = (try row.optionalText(), try row.optionalText())
        let (first, last) = (try row.optionalDay(), try row.optionalDay())
        let account = try row.optionalAccount()
        if office == nil, number == nil, first == nil, last == nil, account == nil { return nil }
        guard let office, let number, let first, let last, let account else {
            throw .corrupt("the registration of a campaign")
        }
        return CampaignRegistration(
            office: office, number: number, firstDay: first, lastDay: last, account: account)
    }

    private static func pause(_ row: inout RowReader) throws(DatabaseError) -> CampaignPause? {
        let reason: PauseReason? = try row.optionalValue()
        let from: CampaignState? = try row.optionalValue()
        let moment = try row.optionalTimestamp()
        if reason == nil, from == nil, moment == nil { return nil }
        guard let reason, let from, let moment else { throw .corrupt("the pause of a campaign") }
        return CampaignPause(reason: reason, from: from, at: moment)
    }

    private static func result(_ row: inout RowReader) throws(DatabaseError) -> CampaignResult? {
        let ending: CampaignResult.Ending? = try row.optionalValue()
        let (amount, backings) = (try row.optionalWon(), try row.optionalCount())
        let moment = try row.optionalTimestamp()
        if ending == nil, amount == nil, backings == nil, moment == nil { return nil }
        guard let ending, let amount, let backings, let moment else {
            throw .corrupt("the result of a campaign")
        }
        return CampaignResult(ending: ending, amount: amount, backings: backings, at: moment)
    }

    /// `columns`, and the words that are looked for.
    static let checkedColumns: SQL = "\(sql: columns), campaigns.search_title"

    /// Reads `checkedColumns`. Throws `corrupt` if the words that are looked for are not the campaign's.
    static func check(_ row: inout RowReader) throws(DatabaseError) {
        let title = try kept(&row).bare.details.foldedTitle
        guard try row.text() == title else { throw .corrupt("another title to look for than its own") }
    }
}

/// A campaign as its row has it: with no items, and with their number.
struct KeptCampaign: Sendable {
    let bare: Campaign
    let itemCount: Int

    /// The campaign with its items, in their order. Throws `corrupt` if not all of them are there.
    func whole(_ items: [KeptItem]) throws(DatabaseError) -> Campaign {
        guard items.count == itemCount else { throw .corrupt("the items of a campaign") }
        if items.isEmpty { return bare }
        var details = bare.details
        details.goal = .items(items.map(\.item))
        return Campaign(
            id: bare.id, shelter: bare.shelter, details: details, photos: bare.photos, state: bare.state,
            ceiling: bare.ceiling, lastItem: bare.lastItem,
            missing: Set(items.filter(\.isMissing).map(\.item.number)), pause: bare.pause,
            firstDeadline: bare.firstDeadline, result: bare.result, hiddenAt: bare.hiddenAt,
            createdAt: bare.createdAt, openedAt: bare.openedAt, since: bare.since,
            updatedAt: bare.updatedAt, version: bare.version)
    }
}
