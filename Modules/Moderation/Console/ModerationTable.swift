import Commands
import Moderation
import Terminal
import Vocabulary

/// A table of moderation: columns for people, and rows for people or programs. Rows for programs have the
/// codes and times of the HTTP API.
struct ModerationTable {
    let columns: [Table.Column]
    let rows: [[StyledText]]
    /// What programs call the columns.
    let names: [String]
    let plainRows: [[String]]

    /// The table in the console's format.
    func shown(on console: Console) -> Table {
        guard console.format == .plain else { return Table(columns, rows: rows) }
        return Table(names: names, rows: plainRows.map { row in row.map { StyledText($0) } })
    }

    private static let number = Table.Column(Phrase("#"), .right)
    private static let reason = Table.Column(Phrase(en: "Reason", ko: "사유"))
    private static let state = Table.Column(Phrase(en: "State", ko: "상태"))
    private static let moment = Table.Column(Phrase(en: "When", ko: "시각"))
    private static let title = Table.Column(Phrase(en: "Subject", ko: "대상"), flexible: 10, wanting: 24)
    static let kind = Table.Column(Phrase(en: "Kind", ko: "종류"))
    private static let identifier = Table.Column(Phrase("ID"))

    /// The title; the identifier if there is no title.
    static func name(_ title: String?, _ subject: AnyIdentifier) -> String {
        title.flatMap { $0.isEmpty ? nil : $0 } ?? "\(subject)"
    }

    /// The member's own reports.
    static func reports(_ views: [ReportView], _ console: Console) -> ModerationTable {
        let language = console.language
        return ModerationTable(
            columns: [number, title, reason, state, moment, identifier],
            rows: views.enumerated().map { index, view in
                let report = view.report
                return [
                    StyledText("\(index + 1)"), StyledText(name(view.title, report.subject)),
                    StyledText(report.reason.words.text(in: language)),
                    StyledText(report.state.words.text(in: language)),
                    StyledText(report.createdAt.relative(to: console.now, in: language)), report.id.short,
                ]
            },
            names: ["id", "subject", "reason", "state", "createdAt"],
            plainRows: views.map { view in
                let report = view.report
                return [
                    "\(report.id)", "\(report.subject)", report.reason.rawValue, report.state.rawValue,
                    report.createdAt.rfc3339,
                ]
            })
    }

    /// The reports of a case.
    static func reports(_ views: [CaseReport], _ console: Console) -> ModerationTable {
        let language = console.language
        return ModerationTable(
            columns: [
                reason, state, Table.Column(Phrase(en: "Reporter", ko: "신고자"), flexible: 6), moment,
                Table.Column(Phrase(en: "Text", ko: "내용"), flexible: 10, wanting: 30),
            ],
            rows: views.map { view in
                let report = view.report
                return [
                    StyledText(report.reason.words.text(in: language)),
                    StyledText(report.state.words.text(in: language)),
                    StyledText(view.reporter?.name(in: language) ?? "-"),
                    StyledText(report.createdAt.relative(to: console.now, in: language)),
                    StyledText(report.text.split(whereSeparator: \.isNewline).joined(separator: " ")),
                ]
            },
            names: ["id", "reporter", "reason", "state", "createdAt"],
            plainRows: views.map { view in
                let report = view.report
                return [
                    "\(report.id)", report.reporter.map { "\($0)" } ?? "", report.reason.rawValue,
                    report.state.rawValue, report.createdAt.rfc3339,
                ]
            })
    }

    /// The queue of cases.
    static func cases(
        _ views: [CaseView], _ kinds: RecordKinds, _ console: Console
    ) -> ModerationTable {
        let language = console.language
        return ModerationTable(
            columns: [
                number, Table.Column(Phrase(en: "Reports", ko: "신고"), .right), kind, title,
                Table.Column(Phrase(en: "Since", ko: "최초")), identifier,
            ],
            rows: views.enumerated().map { index, view in
                let record = view.record
                return [
                    StyledText("\(index + 1)"), StyledText("\(record.openReports)"),
                    StyledText(kinds[record.subject.prefix].text(in: language)),
                    StyledText(name(view.title, record.subject)),
                    StyledText(record.firstAt.relative(to: console.now, in: language)),
                    record.subject.short,
                ]
            },
            names: ["subject", "owner", "reports", "state", "firstAt", "lastAt"],
            plainRows: views.map { view in
                [
                    "\(view.record.subject)", "\(view.record.owner)", "\(view.record.openReports)",
                    view.record.state.rawValue, view.record.firstAt.rfc3339, view.record.lastAt.rfc3339,
                ]
            })
    }
}
