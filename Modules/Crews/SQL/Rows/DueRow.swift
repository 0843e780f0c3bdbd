import Crews
import Database
import Vocabulary

/// The columns of a due, and the reading of them in their order.
enum DueRow {
    static let columns: SQL = """
        crew_dues.id, crew_dues.crew, crew_dues.member, crew_dues.month, crew_dues.amount, \
        crew_dues.pay_by, crew_dues.state, crew_dues.order_id, crew_dues.reason, crew_dues.remind_at, \
        crew_dues.created_at, crew_dues.updated_at, crew_dues.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func due(_ row: inout RowReader) throws(DatabaseError) -> Due {
        Due(
            id: try row.id(), crew: try row.id(), member: try row.id(), month: try row.month(),
            amount: try row.won(), payBy: try row.timestamp(), state: try row.value(),
            order: try row.optionalID(), reason: try row.text(), remindAt: try row.optionalTimestamp(),
            createdAt: try row.timestamp(), updatedAt: try row.timestamp(), version: try row.version())
    }

    /// Reads a row of `columns` alone.
    static func due(from row: any SQLRow) throws(DatabaseError) -> Due {
        var row = RowReader(row)
        return try due(&row)
    }

    /// The column values of a due.
    static func assignments(_ due: Due) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", due.id)
        row.set("crew", due.crew)
        row.set("member", due.member)
        row.set("month", due.month.firstDay)
        row.set("amount", due.amount.minorUnits)
        row.set("pay_by", due.payBy)
        row.set("state", due.state.rawValue)
        row.set("order_id", due.order)
        row.set("reason", due.reason)
        row.set("remind_at", due.remindAt)
        row.set("created_at", due.createdAt)
        row.set("updated_at", due.updatedAt)
        row.set("version", due.version)
        return row
    }
}

/// The columns of a plan of dues, and the reading of them in their order.
enum DuesPlanRow {
    static let columns: SQL = "amount, day, from_month"

    /// Reads `columns`.
    static func plan(_ row: inout RowReader) throws(DatabaseError) -> DuesPlan {
        DuesPlan(amount: try row.won(), day: try row.count(), from: try row.month())
    }

    /// Reads a row of `columns` alone.
    static func plan(from row: any SQLRow) throws(DatabaseError) -> DuesPlan {
        var row = RowReader(row)
        return try plan(&row)
    }

    /// The statement that inserts a plan.
    static func insertion(_ plan: DuesPlan, of crew: CrewID) -> SQL {
        """
        INSERT INTO crew_dues_plans (crew, from_month, amount, day)
        VALUES (\(crew), \(plan.from.firstDay), \(plan.amount.minorUnits), \(plan.day))
        """
    }
}
