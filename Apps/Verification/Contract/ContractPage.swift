import ContractKit

/// Reports for a browser: one page that loads nothing and runs nothing.
struct ContractPage {
    let text: String

    init(_ reports: [ContractReport]) {
        text = Self.head + reports.map(Self.section).joined() + "</body>\n</html>\n"
    }

    private static let head = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Contracts</title>
        <style>
        body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
        table { border-collapse: collapse; width: 100%; }
        th, td { border-bottom: 1px solid #8884; padding: .3rem; text-align: left; vertical-align: top; }
        .broken td { background: #f002; }
        .left td { color: #888; }
        </style>
        </head>
        <body>
        <h1>Contracts</h1>

        """

    private static func section(_ report: ContractReport) -> String {
        let counts =
            "\(report.clauses) clauses in \(report.orders) orders: \(report.keptCount) kept, "
            + "\(report.broken.count) broken, \(report.notApplicableCount) not applicable"
        return """
            <h2>\(report.contract.markup) on \(report.backend.markup)</h2>
            <p>\(counts)</p>
            <table>
            <thead><tr><th>Clause</th><th>Order</th><th>Outcome</th><th>ms</th></tr></thead>
            <tbody>

            """ + report.results.map(row).joined() + "</tbody>\n</table>\n"
    }

    private static func row(_ result: ClauseResult) -> String {
        let (name, reason) = result.outcome.words
        let style =
            switch result.outcome {
            case .kept: ""
            case .broken: " class=\"broken\""
            case .notApplicable: " class=\"left\""
            }
        let outcome = name + (reason.map { ": " + $0 } ?? "")
        return "<tr\(style)><td>\(result.clause.markup)</td><td>\(result.order.rawValue)</td>"
            + "<td>\(outcome.markup)</td><td>\(result.milliseconds)</td></tr>\n"
    }
}
