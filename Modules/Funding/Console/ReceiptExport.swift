import Commands
package import Funding
import Vocabulary

/// The receipts of a shelter and year as comma-separated values: from these the shelter writes its own
/// official ones. A line for each backing; void receipts are marked, since their numbers stay.
package struct ReceiptExport {
    private let views: [ReceiptView]

    /// Of these receipts, in the order of their numbers.
    package init(_ views: [ReceiptView]) {
        self.views = views.sorted { $0.receipt.number < $1.receipt.number }
    }

    /// The lines of the file, the heads of the columns first. Texts of members are never taken for formulas
    /// by spreadsheets.
    package var lines: [String] {
        let heads = [
            "year", "number", "state", "holder", "member", "day", "campaign", "backing", "amount", "issued",
            "whole_year", "receipt",
        ]
        return [CSVCell.line(heads.map { .text($0) })] + views.flatMap(Self.lines)
    }

    private static func lines(of view: ReceiptView) -> [String] {
        let receipt = view.receipt
        return receipt.lines.map { line in
            CSVCell.line([
                .number(receipt.year), .number(Int64(receipt.number)),
                .text(receipt.void.map { "void-\($0.reason.rawValue)" } ?? "valid"), .text(receipt.holder),
                .text("\(receipt.member)"), .text("\(line.day)"), .text(line.title), .text("\(line.backing)"),
                .number(line.amount.minorUnits), .text("\(ZoneRules.korea.day(at: receipt.issuedAt))"),
                .text(receipt.isOfYear ? "yes" : "no"), .text("\(receipt.id)"),
            ])
        }
    }
}
