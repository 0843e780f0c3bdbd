import Database
import Funding
import Vocabulary

/// The columns of a receipt without its lines, and the reading of them in their order.
enum ReceiptRow {
    static let columns: SQL = """
        funding_receipts.id, funding_receipts.shelter, funding_receipts.year, funding_receipts.number, \
        funding_receipts.member, funding_receipts.holder, funding_receipts.is_of_year, \
        funding_receipts.issued_at, funding_receipts.void_reason, funding_receipts.replaced_by, \
        funding_receipts.voided_at, funding_receipts.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func bare(_ row: inout RowReader) throws(DatabaseError) -> Receipt {
        Receipt(
            id: try row.id(), shelter: try row.id(), year: try row.integer(), number: try row.count(),
            member: try row.id(), holder: try row.text(), isOfYear: try row.bool(), lines: [],
            issuedAt: try row.timestamp(), void: try void(&row), version: try row.version())
    }

    /// Reads a row of `columns` alone.
    static func bare(from row: any SQLRow) throws(DatabaseError) -> Receipt {
        var row = RowReader(row)
        return try bare(&row)
    }

    private static func void(_ row: inout RowReader) throws(DatabaseError) -> ReceiptVoid? {
        let reason: ReceiptVoid.Reason? = try row.optionalValue()
        let next: ReceiptID? = try row.optionalID()
        let moment = try row.optionalTimestamp()
        if reason == nil, moment == nil { return nil }
        guard let reason, let moment else { throw .corrupt("a void receipt") }
        return ReceiptVoid(reason: reason, replacedBy: next, at: moment)
    }

    /// The receipts with their lines, in their order.
    static func whole(
        _ bare: [Receipt], _ reader: any SQLReader
    ) throws(DatabaseError) -> [Receipt] {
        var lines: [ReceiptID: [ReceiptLine]] = [:]
        for part in bare.map(\.id).partsOfFewSizes {
            try reader.rows(of: ReceiptLineRow.finding(part)) { row throws(DatabaseError) in
                var row = RowReader(row)
                lines[try row.id(), default: []].append(try ReceiptLineRow.line(&row))
            }
        }
        var whole: [Receipt] = []
        for receipt in bare {
            guard let lines = lines[receipt.id] else { throw .corrupt("the lines of a receipt") }
            whole.append(
                Receipt(
                    id: receipt.id, shelter: receipt.shelter, year: receipt.year, number: receipt.number,
                    member: receipt.member, holder: receipt.holder, isOfYear: receipt.isOfYear,
                    lines: lines, issuedAt: receipt.issuedAt, void: receipt.void,
                    version: receipt.version))
        }
        return whole
    }

    /// The statements that insert a receipt with its lines: no money of it has gone back yet.
    static func insertions(_ receipt: Receipt) -> [SQL] {
        var row = SQLAssignments()
        row.set("id", receipt.id)
        row.set("shelter", receipt.shelter)
        row.set("year", receipt.year)
        row.set("number", receipt.number)
        row.set("member", receipt.member)
        row.set("holder", receipt.holder)
        row.set("is_of_year", receipt.isOfYear)
        row.set("issued_at", receipt.issuedAt)
        row.set("void_reason", receipt.void?.reason.rawValue)
        row.set("replaced_by", receipt.void?.replacedBy)
        row.set("voided_at", receipt.void?.at)
        row.set("is_stale", false)
        row.set("version", receipt.version)
        return ["INSERT INTO funding_receipts \(sql: row.insertion)"]
            + receipt.lines.enumerated().map { ReceiptLineRow.insertion($1, at: $0, of: receipt.id) }
    }

    /// The statement that voids a receipt, whose version was the one before.
    static func voiding(_ receipt: Receipt, since before: Receipt) -> SQL {
        """
        UPDATE funding_receipts SET void_reason = \(receipt.void?.reason.rawValue),
        replaced_by = \(receipt.void?.replacedBy), voided_at = \(receipt.void?.at), is_stale = 0,
        version = \(receipt.version) WHERE id = \(receipt.id) AND version = \(before.version)
        """
    }

    /// The statement that notes of valid receipts with the backing that money of it has gone back.
    static func spoiling(_ backing: BackingID) -> SQL {
        """
        UPDATE funding_receipts SET is_stale = 1 WHERE voided_at IS NULL AND is_stale = 0 AND id IN (
            SELECT receipt FROM funding_receipt_lines WHERE backing = \(backing))
        """
    }
}

/// The columns of a line of a receipt.
enum ReceiptLineRow {
    static let columns: SQL = "backing, title, day, amount"

    /// Reads `columns`.
    static func line(_ row: inout RowReader) throws(DatabaseError) -> ReceiptLine {
        ReceiptLine(
            backing: try row.id(), title: try row.text(),
            day: CivilDay(daysSince1970: try row.integer()), amount: try row.won())
    }

    static func finding(_ receipts: [ReceiptID]) -> SQL {
        """
        SELECT receipt, \(sql: columns) FROM funding_receipt_lines
        WHERE receipt IN \(list: receipts) ORDER BY receipt, place
        """
    }

    static func insertion(_ line: ReceiptLine, at place: Int, of receipt: ReceiptID) -> SQL {
        """
        INSERT INTO funding_receipt_lines (receipt, place, backing, title, day, amount)
        VALUES (\(receipt), \(place), \(line.backing), \(line.title), \(line.day),
        \(line.amount.minorUnits))
        """
    }
}
