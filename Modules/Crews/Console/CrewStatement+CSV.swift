import Commands
package import Crews
import Vocabulary

extension CrewStatement {
    /// The lines of its file with comma-separated values, the heads of the columns first. Texts of the
    /// treasurer are never taken for formulas by spreadsheets.
    package var lines: [String] {
        let heads = ["column", "day", "entry", "purpose", "amount", "balance"]
        return [CSVCell.line(heads.map { .text($0) })] + rows.map { CSVCell.line($0.cells) }
    }
}

extension CrewStatementRow {
    fileprivate var cells: [CSVCell] {
        [
            .text(column.rawValue), .text("\(day)"), .text(code), .text(purpose), .number(gained),
            .number(balance),
        ]
    }
}
