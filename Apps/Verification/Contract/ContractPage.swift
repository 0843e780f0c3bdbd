import ContractKit
import Terminal

/// Reports for a browser: one page that loads nothing and runs nothing.
struct ContractPage {
    private let reports: [ContractReport]
    private let language: Language

    init(_ reports: [ContractReport], in language: Language) {
        (self.reports, self.language) = (reports, language)
    }

    var text: String { head + reports.map(section).joined() + "</body>\n</html>\n" }

    private var head: String {
        let title = words(Phrase(en: "Contracts", ko: "계약 검사"))
        return """
            <!DOCTYPE html>
            <html lang="\(language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; \
            padding: 0 1rem; }
            table { border-collapse: collapse; width: 100%; }
            th, td { border-bottom: 1px solid #8884; padding: .3rem; text-align: left; vertical-align: top; }
            .broken td { background: #f002; }
            .left td { color: #888; }
            </style>
            </head>
            <body>
            <h1>\(title)</h1>

            """
    }

    private func section(_ report: ContractReport) -> String {
        let (kept, broken, left) = (report.keptCount, report.broken.count, report.notApplicableCount)
        let counts = Phrase(
            en: "\(report.clauses) clauses in \(report.orders) orders: \(kept) kept, \(broken) broken, "
                + "\(left) not applicable",
            ko: "조항 \(report.clauses)개, 순서 \(report.orders)가지: 통과 \(kept), 위반 \(broken), 해당 없음 \(left)")
        let name = Phrase(
            en: "\(report.contract) on \(report.backend)", ko: "\(report.contract) (\(report.backend))")
        let titles = [
            Phrase(en: "Clause", ko: "조항"), Phrase(en: "Order", ko: "순서"),
            Phrase(en: "Outcome", ko: "결과"), Phrase("ms"),
        ]
        return """
            <h2>\(words(name))</h2>
            <p>\(words(counts))</p>
            <table>
            <thead><tr>\(titles.map { "<th>\(words($0))</th>" }.joined())</tr></thead>
            <tbody>

            """ + report.results.map(row).joined() + "</tbody>\n</table>\n"
    }

    private func row(_ result: ClauseResult) -> String {
        let (name, reason) = result.outcome.words
        let style =
            switch result.outcome {
            case .kept: ""
            case .broken: " class=\"broken\""
            case .notApplicable: " class=\"left\""
            }
        let outcome = words(name) + (reason.map { ": " + words($0) } ?? "")
        return "<tr\(style)><td>\(result.clause.markup)</td><td>\(words(result.order.words))</td>"
            + "<td>\(outcome)</td><td>\(result.milliseconds)</td></tr>\n"
    }

    private func words(_ phrase: Phrase) -> String { phrase.text(in: language).markup }
}
