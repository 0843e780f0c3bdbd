import Database
import Funding
import Vocabulary

/// A line of a backing as its row has it, with what was chosen about its item, as the choice of that number.
struct KeptLine: Sendable {
    let line: BackingLine
    let choice: (number: Int, choice: ItemChoice)?
}

/// The rows of the lines of backings.
enum LineRow {
    static let columns: SQL = """
        campaign_lines.item, campaign_lines.quantity, campaign_lines.unit_price, campaign_lines.choice, \
        campaign_lines.swap_item, campaign_lines.choose_until, campaign_lines.choice_number
        """

    /// How a choice is kept.
    private enum Answer: String {
        case open, refund, swap
    }

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func line(_ row: inout RowReader) throws(DatabaseError) -> KeptLine {
        let line = BackingLine(
            item: try row.count(), quantity: try row.count(), unitPrice: try row.won())
        let answer: Answer? = try row.optionalValue()
        let (swap, until) = (try row.optionalCount(), try row.optionalTimestamp())
        let number = try row.optionalCount()
        if answer == nil, until == nil, number == nil { return KeptLine(line: line, choice: nil) }
        guard let answer, let until, let number else { throw .corrupt("a choice of a backer") }
        let choice: ItemChoice.Answer =
            switch answer {
            case .open: .open
            case .refund: .refund
            case .swap: .swap(swap)
            }
        return KeptLine(
            line: line, choice: (number, ItemChoice(item: line.item, answer: choice, until: until)))
    }

    /// The lines of backings, in their order.
    static func finding(_ backings: [BackingID]) -> SQL {
        """
        SELECT campaign_lines.backing, \(sql: columns) FROM campaign_lines
        WHERE backing IN \(list: backings) ORDER BY backing, place
        """
    }

    static func lines(
        _ query: SQL, _ reader: any SQLReader
    ) throws(DatabaseError) -> [BackingID: [KeptLine]] {
        var found: [BackingID: [KeptLine]] = [:]
        try reader.rows(of: query) { row throws(DatabaseError) in
            var row = RowReader(row)
            found[try row.id(), default: []].append(try line(&row))
        }
        return found
    }

    /// The backings with their lines, in their order.
    static func whole(
        _ kept: [KeptBacking], _ reader: any SQLReader
    ) throws(DatabaseError) -> [Backing] {
        var lines: [BackingID: [KeptLine]] = [:]
        for part in kept.filter({ $0.lineCount > 0 }).map(\.bare.id).partsOfFewSizes {
            lines.merge(try Self.lines(finding(part), reader)) { $1 }
        }
        var whole: [Backing] = []
        for one in kept { whole.append(try one.whole(lines[one.bare.id] ?? [])) }
        return whole
    }

    /// The statements that insert the lines of a new backing.
    static func insertions(_ backing: Backing) -> [SQL] {
        if backing.lines.isEmpty { return [] }
        let rows = backing.lines.enumerated().map { place, line in
            [
                backing.id.sqlValue, line.item.sqlValue, backing.campaign.sqlValue, place.sqlValue,
                line.quantity.sqlValue, line.unitPrice.minorUnits.sqlValue,
                (backing.state == .backed).sqlValue,
            ]
        }
        return [
            """
            INSERT INTO campaign_lines
            (backing, item, campaign, place, quantity, unit_price, is_backed) VALUES \(sql: .rows(rows))
            """
        ]
    }

    /// The statements that follow when a backing is written over the one before: whether its lines are paid,
    /// and what was chosen about them.
    static func following(_ next: Backing, since before: Backing) -> [SQL] {
        if next.lines.isEmpty { return [] }
        var statements: [SQL] = []
        let isBacked = next.state == .backed
        if isBacked != (before.state == .backed) {
            statements.append(
                "UPDATE campaign_lines SET is_backed = \(isBacked) WHERE backing = \(next.id)")
        }
        guard next.choices != before.choices else { return statements }
        return statements
            + next.choices.enumerated().map { update($1, number: $0, of: next.id) }
    }

    private static func update(_ choice: ItemChoice, number: Int, of backing: BackingID) -> SQL {
        var row = SQLAssignments()
        switch choice.answer {
        case .open: row.set("choice", Answer.open.rawValue)
        case .refund: row.set("choice", Answer.refund.rawValue)
        case .swap(let other):
            row.set("choice", Answer.swap.rawValue)
            row.set("swap_item", other)
        }
        row.set("choose_until", choice.until)
        row.set("choice_number", number)
        return """
            UPDATE campaign_lines SET \(sql: row.update)
            WHERE backing = \(backing) AND item = \(choice.item)
            """
    }
}
