import Composition
import ContractKit
public import Operations

extension Documents {
    /// What the domain of a trial does for its users, as a table in Markdown: how each feature is seen, what
    /// does it, and what keeps it.
    public static func features(of trial: Trial) -> String {
        let features = trial.verification.features
        let columns = columns(for: features)
        let rows = features.map { feature in line(columns.map { $0.cell(feature) }) }
        let head = [line(columns.map(\.title)), line(columns.map { _ in "---" })]
        return introduction(to: trial.domain) + (head + rows).joined(separator: "\n") + "\n"
    }

    private static func introduction(to domain: Domain) -> String {
        """
        # Features of \(domain.name)

        What it does, the command that shows it, its endpoints, and what keeps it: topics of its contract,
        and suites as `swift test --filter` takes them. What belongs to no domain: [Features](../features.md).


        """
    }

    private struct Column {
        let title: String
        let cell: (Feature) -> String
    }

    /// Earlier apps have a column only where one is named.
    private static func columns(for features: [Feature]) -> [Column] {
        let always = [
            Column(title: "Feature", cell: \.summary), Column(title: "Command", cell: \.shownBy),
            Column(title: "Endpoints") { code($0.endpoints) }, Column(title: "Kept by", cell: keepers),
        ]
        let isCarriedOn = features.contains { !$0.earlier.isEmpty }
        return always + (isCarriedOn ? [Column(title: "Earlier apps", cell: \.earlier)] : [])
    }

    private static func keepers(of feature: Feature) -> String {
        let topics = feature.topics.isEmpty ? [] : ["contract: " + feature.topics.joined(separator: ", ")]
        let suites = feature.suites.isEmpty ? [] : [code(feature.suites)]
        return (topics + suites).joined(separator: "; ")
    }

    private static func code(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func line(_ cells: [String]) -> String {
        "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
}
