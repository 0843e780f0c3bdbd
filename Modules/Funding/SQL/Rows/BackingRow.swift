import Database
import Funding
import Vocabulary

/// The columns of a backing without its lines, and the reading of them in their order.
enum BackingRow {
    static let columns: SQL = """
        campaign_backings.id, campaign_backings.campaign, campaign_backings.member, \
        campaign_backings.amount, campaign_backings.is_anonymous, campaign_backings.message, \
        campaign_backings.state, campaign_backings.order_id, campaign_backings.until_at, \
        campaign_backings.step_order, campaign_backings.step_amount, campaign_backings.step_reason, \
        campaign_backings.step_item, campaign_backings.step_attempts, campaign_backings.step_at, \
        campaign_backings.returned, campaign_backings.created_at, campaign_backings.backed_at, \
        campaign_backings.updated_at, campaign_backings.version, campaign_backings.line_count
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func kept(_ row: inout RowReader) throws(DatabaseError) -> KeptBacking {
        let backing = Backing(
            id: try row.id(), campaign: try row.id(), member: try row.id(), lines: [],
            amount: try row.won(), isAnonymous: try row.bool(), message: try row.text(),
            state: try row.value(), order: try row.optionalID(), until: try row.optionalTimestamp(),
            refund: try refund(&row), choices: [], returned: try row.won(),
            createdAt: try row.timestamp(), backedAt: try row.optionalTimestamp(),
            updatedAt: try row.timestamp(), version: try row.version())
        return KeptBacking(bare: backing, lineCount: try row.count())
    }

    /// Reads a row of `columns` alone.
    static func kept(from row: any SQLRow) throws(DatabaseError) -> KeptBacking {
        var row = RowReader(row)
        return try kept(&row)
    }

    private static func refund(_ row: inout RowReader) throws(DatabaseError) -> BackingRefund? {
        let order: OrderID? = try row.optionalID()
        let amount = try row.optionalWon()
        let reason: BackingRefund.Reason? = try row.optionalValue()
        let (item, attempts) = (try row.optionalCount(), try row.optionalCount())
        let moment = try row.optionalTimestamp()
        guard let order else { return nil }
        guard let reason, let attempts, let moment else { throw .corrupt("the refund of a backing") }
        return BackingRefund(
            order: order, amount: amount, reason: reason, item: item, attempts: attempts, nextAt: moment)
    }

    /// The column values of a backing, except its lines.
    static func assignments(_ backing: Backing) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", backing.id)
        row.set("campaign", backing.campaign)
        row.set("member", backing.member)
        row.set("amount", backing.amount.minorUnits)
        row.set("line_count", backing.lines.count)
        row.set("is_anonymous", backing.isAnonymous)
        set(whatChanges: backing, in: &row)
        row.set("created_at", backing.createdAt)
        return row
    }

    /// The column values of a backing that a transition may change.
    private static func set(whatChanges backing: Backing, in row: inout SQLAssignments) {
        row.set("message", backing.message)
        row.set("state", backing.state.rawValue)
        row.set("order_id", backing.order)
        row.set("until_at", backing.until)
        row.set("step_order", backing.refund?.order)
        row.set("step_amount", backing.refund?.amount?.minorUnits)
        row.set("step_reason", backing.refund?.reason.rawValue)
        row.set("step_item", backing.refund?.item)
        row.set("step_attempts", backing.refund?.attempts)
        row.set("step_at", backing.refund?.nextAt)
        row.set("choose_by", backing.chooseBy)
        row.set("returned", backing.returned.minorUnits)
        row.set("backed_at", backing.backedAt)
        row.set("backed_year", backing.backedAt.map(KoreanYear.of))
        row.set("updated_at", backing.updatedAt)
        row.set("version", backing.version)
    }

    /// The statement that writes the next version of a backing over the one before.
    static func update(_ next: Backing, since before: Backing) -> SQL {
        var row = SQLAssignments()
        set(whatChanges: next, in: &row)
        return """
            UPDATE campaign_backings SET \(sql: row.update)
            WHERE id = \(next.id) AND version = \(before.version)
            """
    }

    /// `columns`, and the year that follows from them.
    static let checkedColumns: SQL = "\(sql: columns), campaign_backings.backed_year"

    /// Reads `checkedColumns`. Throws `corrupt` if the year is not that of the payment.
    static func check(_ row: inout RowReader) throws(DatabaseError) {
        let backedAt = try kept(&row).bare.backedAt
        guard try row.optionalInteger() == backedAt.map(KoreanYear.of) else {
            throw .corrupt("another year than that of the payment")
        }
    }
}

/// A backing as its row has it: with no lines, and with their number.
struct KeptBacking: Sendable {
    let bare: Backing
    let lineCount: Int

    /// The backing with its lines, in their order, and what was chosen about them. Throws `corrupt` if not
    /// all of them are there.
    func whole(_ lines: [KeptLine]) throws(DatabaseError) -> Backing {
        guard lines.count == lineCount else { throw .corrupt("the lines of a backing") }
        if lines.isEmpty { return bare }
        let choices = lines.compactMap(\.choice).sorted { $0.number < $1.number }.map(\.choice)
        return Backing(
            id: bare.id, campaign: bare.campaign, member: bare.member, lines: lines.map(\.line),
            amount: bare.amount, isAnonymous: bare.isAnonymous, message: bare.message, state: bare.state,
            order: bare.order, until: bare.until, refund: bare.refund, choices: choices,
            returned: bare.returned, createdAt: bare.createdAt, backedAt: bare.backedAt,
            updatedAt: bare.updatedAt, version: bare.version)
    }
}

extension Backing {
    /// When the first choice that its backer has to make is over; nil if there is none.
    var chooseBy: Timestamp? {
        guard state == .backed else { return nil }
        return choices.filter { $0.answer == .open }.map(\.until).min()
    }
}
