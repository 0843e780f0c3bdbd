public import ContractKit
import Terminal
import UnicodeText

/// Reports for people: a line for each contract, below it what was broken and what was left out and why.
struct ContractText {
    let text: String

    init(_ reports: [ContractReport], in language: Language) {
        text = reports.map { Self.lines($0, language) }.joined(separator: "\n") + "\n"
    }

    private static func lines(_ report: ContractReport, _ language: Language) -> String {
        let broken = report.broken.map { Phrase(en: "  broken: \($0)", ko: "  위반: \($0)") }
        return ([report.words] + broken + reasons(report)).map { harmless($0.text(in: language)) }
            .joined(separator: "\n")
    }

    private static func reasons(_ report: ContractReport) -> [Phrase] {
        [report].leftOut.map { reason, count in
            Phrase(
                en: "  not applicable: \(count) x \(reason)", ko: "  해당 없음 \(count)개: \(reason.korean)")
        }
    }

    /// The line without what could command a terminal.
    private static func harmless(_ line: String) -> String {
        String(String.UnicodeScalarView(line.unicodeScalars.map { $0.isHarmless ? $0 : "\u{FFFD}" }))
    }
}

extension [ContractReport] {
    /// Why clauses were left out and how many, the most frequent reason first.
    public var leftOut: [(reason: NotApplicable, count: Int)] {
        let reasons = flatMap(\.results).compactMap { result -> NotApplicable? in
            guard case .notApplicable(let reason) = result.outcome else { return nil }
            return reason
        }
        return Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
            .sorted { ($1.value, $0.key.description) < ($0.value, $1.key.description) }
            .map { (reason: $0.key, count: $0.value) }
    }
}

extension Unicode.Scalar {
    /// Whether it is neither a control nor an invisible character that turns or hides text.
    var isHarmless: Bool { !isControl && !isInvisibleFormat }
}
