import Testing

/// The rules of ARCHITECTURE.md on this repository.
@Suite struct ArchitectureTests {
    @Test(arguments: Rule.all)
    func repositoryKeeps(_ rule: Rule) {
        let violations = rule.check(.real)
        let report = violations.map(\.description).joined(separator: "\n")
        #expect(violations.isEmpty, "\(violations.count) places break the rule '\(rule.name)':\n\(report)")
    }

    @Test func repositoryIsFound() {
        #expect(
            SourceTree.real.texts["Package.swift"] != nil,
            "The tests must lie three folders below Package.swift.")
        #expect(SourceTree.real.domains.contains("Listings"), "Modules/Listings was not found.")
        let targets = SourceTree.real.targets
        #expect(
            targets["ListingsSQL"]?.dependencies == ["Listings", "Database", "Vocabulary"],
            "Package.swift was not understood.")
        #expect(targets["ListingsTests"]?.dependencies.contains("ListingsScreens") == true)
        #expect(targets["madang-server"]?.dependencies.contains("Composition") == true)
    }
}

/// The rules on made-up trees: a rule that cannot fail checks nothing.
@Suite struct RuleTests {
    @Test(arguments: Example.breaking)
    func ruleSees(_ example: Example) throws {
        let expected = try #require(example.expected)
        let said = example.violations.map(\.description)
        #expect(
            said.contains { $0.contains(expected) },
            "The rule '\(example.rule)' must say '\(expected)'. It says: \(said.joined(separator: "\n"))")
    }

    @Test(arguments: Example.keeping)
    func ruleAccepts(_ example: Example) {
        let said = example.violations.map(\.description)
        #expect(
            said.isEmpty,
            "The rule '\(example.rule)' must accept this. It says: \(said.joined(separator: "\n"))")
    }

    @Test(arguments: Rule.all)
    func ruleHasExamples(_ rule: Rule) {
        #expect(
            Example.breaking.contains { $0.rule == rule.name }, "Add an example that breaks '\(rule.name)'.")
        #expect(
            Example.keeping.contains { $0.rule == rule.name }, "Add an example that keeps '\(rule.name)'.")
    }

    @Test func everyExampleNamesARule() {
        let names = Set(Rule.all.map(\.name))
        #expect(Example.all.allSatisfy { names.contains($0.rule) })
    }
}
