import ContractKit
import Terminal
import Verification

/// A crash report as JSON.
struct CrashDocument {
    let document: JSONDocument

    init(_ report: CrashReport, seed: UInt64, clients: Int) {
        let sums = report.comparison
        func number(_ count: Int) -> JSONDocument { .integer(Int64(count)) }
        func texts(_ findings: [DrillFinding]) -> JSONDocument { .array(findings.map { .string($0.en) }) }
        document = .object([
            ("clean", .bool(report.isClean)), ("rounds", number(report.rounds)),
            ("clients", number(clients)), ("seed", .string(String(seed))),
            ("kills", number(report.kills)), ("starts", number(report.starts)),
            ("acknowledged", number(report.acknowledged)),
            ("inDoubt", number(report.inDoubt)), ("inDoubtFound", number(sums.foundDoubts)),
            ("inDoubtNotFound", number(sums.missingDoubts)), ("refused", number(report.refused)),
            ("things", number(report.records)), ("visits", number(report.visits)),
            ("files", number(report.files.stored)), ("filesNeeded", number(report.files.needed)),
            ("filesLeft", number(report.files.left)), ("lost", texts(sums.lost)),
            ("doubled", texts(sums.doubled)), ("broken", texts(sums.broken)),
        ])
    }
}
