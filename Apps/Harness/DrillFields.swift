import ContractKit
import Terminal

/// What came of a drill, as labels and values in the language of the console.
struct DrillFields {
    private var fields = Fields()
    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    mutating func add(_ label: Phrase, _ value: Phrase) {
        fields.add(label, text: value.text(in: console.language))
    }

    /// How many were found, and below that the first twenty.
    mutating func add(_ label: Phrase, findings: [DrillFinding]) {
        let lines = findings.prefix(20).map { Phrase(en: $0.en, ko: $0.ko).text(in: console.language) }
        fields.add(label, text: (["\(findings.count)"] + lines).joined(separator: "\n"))
    }

    func show() { console.show(fields) }
}
