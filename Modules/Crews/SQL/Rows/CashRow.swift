import Crews
import Database
import Vocabulary

/// The columns of an entry of cash, and the reading of them in their order.
enum CashRow {
    static let columns: SQL = """
        id, crew, author, flow, amount, purpose, day, receipt, takes_back, created_at
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func entry(_ row: inout RowReader) throws(DatabaseError) -> CashEntry {
        CashEntry(
            id: try row.id(), crew: try row.id(), author: try row.id(), flow: try row.value(),
            amount: try row.won(), purpose: try row.text(), day: try row.day(),
            receipt: try row.optionalID(), takesBack: try row.optionalID(), createdAt: try row.timestamp())
    }

    /// Reads a row of `columns` alone.
    static func entry(from row: any SQLRow) throws(DatabaseError) -> CashEntry {
        var row = RowReader(row)
        return try entry(&row)
    }

    /// The statement that inserts an entry.
    static func insertion(_ entry: CashEntry) -> SQL {
        var row = SQLAssignments()
        row.set("id", entry.id)
        row.set("crew", entry.crew)
        row.set("author", entry.author)
        row.set("flow", entry.flow.rawValue)
        row.set("amount", entry.amount.minorUnits)
        row.set("purpose", entry.purpose)
        row.set("day", entry.day)
        row.set("receipt", entry.receipt)
        row.set("takes_back", entry.takesBack)
        row.set("created_at", entry.createdAt)
        return "INSERT INTO crew_cash \(sql: row.insertion)"
    }
}
