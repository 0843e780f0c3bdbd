/// The programs for members and operators link nothing that tries them: no contract, no kit of tests, and
/// nothing that stands on these. Samples are filled in by the server and the harness alone.
enum ProgramRule {
    static let name = "programs"
    /// The one program that tries domains.
    static let harness = "madang-harness"
    /// What tries a platform, and kits of tests.
    private static let trying: Set<String> = [
        "ContractKit", "TestKit", "DatabaseTestKit", "DatabaseTestSupport", "TestHooks", "Verification",
    ]

    static func check(_ tree: SourceTree) -> [Violation] {
        let graph = tree.targets
        let programs = graph.all.filter { $0.kind == .program && $0.layer == .app && $0.name != harness }
        return programs.map(\.name).flatMap { program in
            graph.ways(from: program).filter { isForbidden($0.key, in: program) }
                .sorted { $0.key < $1.key }.map { target, way in
                    Violation(
                        file: TargetGraph.path, line: 1, rule: name,
                        message: "\(program) links \(target) (\(way.joined(separator: " > "))). Move what "
                            + "needs it to Apps/Verification or Apps/TestHooks, or leave it out of the list.")
                }
        }
    }

    private static func isForbidden(_ target: String, in program: String) -> Bool {
        if target == "Sample" { return program != "madang-server" }
        return tries(target)
    }

    /// Whether the target is for trying others: a kit, a contract, fakes, or what stands on these.
    static func tries(_ target: String) -> Bool {
        trying.contains(target) || target.hasSuffix("Contract") || target.hasSuffix("Fakes")
    }
}
