import Terminal
import Verification

/// What came of going through lists, in words.
enum ScrollOutput {
    struct Row {
        let name: String
        let report: ScrollReport
    }

    /// A row for each list.
    static func show(_ rows: [Row], asJSON: Bool, _ console: Console) {
        if asJSON { return console.show(.array(rows.map(document))) }
        let columns = [
            Table.Column(Phrase(en: "List", ko: "목록")),
            Table.Column(Phrase(en: "Records", ko: "항목"), .right),
            Table.Column(Phrase(en: "Pages", ko: "페이지"), .right),
            Table.Column(Phrase(en: "Seen", ko: "본 항목"), .right),
            Table.Column(Phrase(en: "Added", ko: "추가"), .right),
            Table.Column(Phrase(en: "Removed", ko: "삭제"), .right),
            Table.Column(Phrase(en: "Writes/s", ko: "초당 쓰기"), .right),
            Table.Column(Phrase(en: "Twice", ko: "중복"), .right),
            Table.Column(Phrase(en: "Missing", ko: "누락"), .right),
        ]
        console.show(Table(columns, rows: rows.map { row in cells(row).map { StyledText($0) } }))
    }

    private static func cells(_ row: Row) -> [String] {
        [row.name] + counts(row.report).map { "\($0.value)" }
    }

    private static func counts(_ report: ScrollReport) -> [(name: String, value: Int)] {
        [
            ("records", report.records), ("pages", report.pages), ("seen", report.seen),
            ("added", report.added), ("removed", report.removed), ("writesPerSecond", Int(report.rate)),
            ("twice", report.twice.count), ("missing", report.missing.count),
        ]
    }

    private static func document(_ row: Row) -> JSONDocument {
        let fields = counts(row.report).map { ($0.name, JSONDocument.integer(Int64($0.value))) }
        return .object([("list", .string(row.name))] + fields + [("clean", .bool(row.report.isClean))])
    }
}
