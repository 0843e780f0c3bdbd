import ContractKit
import UnicodeText

/// Reports for people: a line for each contract, below it what was broken and what was left out and why.
struct ContractText {
    let text: String

    init(_ reports: [ContractReport]) {
        text = reports.map(Self.lines).joined(separator: "\n") + "\n"
    }

    private static func lines(_ report: ContractReport) -> String {
        let broken = report.broken.map { "  broken: \($0)" }
        return ([report.description] + broken + reasons(report)).map(Self.harmless).joined(separator: "\n")
    }

    /// Why clauses were left out, the most frequent reason first.
    private static func reasons(_ report: ContractReport) -> [String] {
        let reasons = report.results.compactMap { result -> String? in
            guard case .notApplicable(let reason) = result.outcome else { return nil }
            return reason
        }
        let counts = Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            "  not applicable: \($0.value) x \($0.key)"
        }
    }

    /// The line without what could command a terminal.
    private static func harmless(_ line: String) -> String {
        String(String.UnicodeScalarView(line.unicodeScalars.map { $0.isHarmless ? $0 : "\u{FFFD}" }))
    }
}

extension Unicode.Scalar {
    /// Whether it is neither a control nor an invisible character that turns or hides text.
    var isHarmless: Bool { !isControl && !isInvisibleFormat }
}
