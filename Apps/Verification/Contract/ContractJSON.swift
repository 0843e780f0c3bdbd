import ContractKit
import Terminal

/// Reports for programs: one JSON document, safe to be shown on a terminal.
struct ContractJSON {
    let text: String

    init(_ reports: [ContractReport]) {
        text = JSONDocument.object([("contracts", .array(reports.map(Self.document)))]).text + "\n"
    }

    private static func document(_ report: ContractReport) -> JSONDocument {
        func count(_ number: Int) -> JSONDocument { .integer(Int64(number)) }
        return .object([
            ("contract", .string(report.contract)), ("backend", .string(report.backend)),
            ("clauses", count(report.clauses)), ("orders", count(report.orders)),
            ("kept", count(report.keptCount)), ("broken", count(report.broken.count)),
            ("notApplicable", count(report.notApplicableCount)),
            ("results", .array(report.results.map(document))),
        ])
    }

    private static func document(_ result: ClauseResult) -> JSONDocument {
        let (outcome, reason) = result.outcome.words
        var members: [(String, JSONDocument)] = [
            ("clause", .string(result.clause)), ("order", .string(result.order.rawValue)),
            ("outcome", .string(outcome.en)),
        ]
        if let reason { members.append(("reason", .string(reason.en))) }
        return .object(members + [("milliseconds", .integer(Int64(result.milliseconds)))])
    }
}
