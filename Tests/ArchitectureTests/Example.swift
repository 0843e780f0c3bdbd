import Testing

/// A made-up tree that breaks a rule, or keeps it: the proof that the rule can tell one from the other.
struct Example: Sendable, CustomTestStringConvertible {
    let rule: String
    let title: String
    /// What the rule must say, place and way out; nil for an example that keeps the rule.
    let expected: String?
    private let texts: [String: String]
    private let check: @Sendable (SourceTree) -> [Violation]

    var testDescription: String { "\(rule): \(title)" }

    var violations: [Violation] { check(SourceTree(texts)) }

    /// A tree that the rule must complain about, with these words somewhere in one field error.
    static func broken(
        _ rule: String, _ title: String, says expected: String, _ texts: [String: String],
        _ check: (@Sendable (SourceTree) -> [Violation])? = nil
    ) -> Example {
        Example(rule: rule, title: title, expected: expected, texts: texts, check: check ?? suiteCheck(rule))
    }

    /// A tree that the rule must accept.
    static func kept(
        _ rule: String, _ title: String, _ texts: [String: String],
        _ check: (@Sendable (SourceTree) -> [Violation])? = nil
    ) -> Example {
        Example(rule: rule, title: title, expected: nil, texts: texts, check: check ?? suiteCheck(rule))
    }

    private static func suiteCheck(_ rule: String) -> @Sendable (SourceTree) -> [Violation] {
        { tree in Rule.all.first { $0.name == rule }?.check(tree) ?? [] }
    }

    private static let groups: [[Example]] = [
        imports, layers, edges, foundations, purity, unsafety, lengths, documentation, targetLists, access,
        features, fakes, templates, migrations,
        names, machinePaths, vocabulary, dialects, tables, rows, arguments, places,
        registrations, programs, phrases, grammar, figures, translations, errorTexts, documents, riddles,
    ]
    static let all: [Example] = Array(groups.joined())
    static let breaking: [Example] = all.filter { $0.expected != nil }
    static let keeping: [Example] = all.filter { $0.expected == nil }
}
