import ContractKit
import Terminal
import Verification

/// What came of a drill of totals, in words and as JSON.
struct TotalsOutput {
    private let report: TotalsReport
    private let seed: UInt64

    init(_ report: TotalsReport, seed: UInt64) { (self.report, self.seed) = (report, seed) }

    /// What came of it in the end.
    func show(asJSON: Bool, _ console: Console) {
        if asJSON { return console.show(document) }
        var fields = DrillFields(console)
        fields.add(Phrase(en: "Backings begun", ko: "시작한 후원"), Phrase("\(report.begun)"))
        fields.add(Phrase(en: "Paid", ko: "결제된 후원"), paid)
        fields.add(Phrase(en: "Totals read", ko: "읽은 금액"), Phrase("\(report.reads)"))
        fields.add(Phrase(en: "Entries of the ledger", ko: "장부의 항목"), Phrase("\(report.entries)"))
        fields.add(Phrase(en: "Raised in the end", ko: "마지막에 모인 금액"), Phrase("\(report.raised)"))
        for (name, findings) in findings { fields.add(name, findings: findings) }
        fields.show()
    }

    private var paid: Phrase {
        let (paid, kept, returned) = (report.paid, report.kept, report.returned)
        return Phrase(
            en: "\(paid): \(kept) kept, \(returned) given back", ko: "\(paid): 유지 \(kept), 환불 \(returned)")
    }

    private var findings: [(Phrase, [DrillFinding])] {
        let found = report.findings
        return [
            (Phrase(en: "Totals that differ", ko: "맞지 않는 금액"), found.totals),
            (Phrase(en: "Backings and payments without each other", ko: "짝이 없는 후원과 결제"), found.unpaired),
            (Phrase(en: "Left hanging", ko: "처리되지 않은 것"), found.hanging),
            (Phrase(en: "Broken", ko: "손상"), found.broken),
        ]
    }

    private var document: JSONDocument {
        let found = report.findings
        return .object([
            ("clean", .bool(report.isClean)), ("seed", .string(String(seed))),
            ("begun", Self.number(report.begun)), ("orders", Self.number(report.orders)),
            ("paid", Self.number(report.paid)), ("kept", Self.number(report.kept)),
            ("returned", Self.number(report.returned)), ("habits", Self.counts(report.habits)),
            ("refusals", Self.counts(report.refusals)), ("reads", Self.number(report.reads)),
            ("entries", .integer(report.entries)), ("raised", .integer(report.raised)),
            ("totals", Self.texts(found.totals)), ("unpaired", Self.texts(found.unpaired)),
            ("hanging", Self.texts(found.hanging)), ("broken", Self.texts(found.broken)),
        ])
    }

    private static func number(_ count: Int) -> JSONDocument { .integer(Int64(count)) }

    private static func counts(_ counts: [String: Int]) -> JSONDocument {
        .object(counts.sorted { $0.key < $1.key }.map { ($0.key, number($0.value)) })
    }

    private static func texts(_ findings: [DrillFinding]) -> JSONDocument {
        .array(findings.map { .string($0.en) })
    }
}
