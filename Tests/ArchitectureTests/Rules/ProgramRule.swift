/// The programs for members and operators link nothing that tries them: no contract, no kit of tests, and
/// nothing that stands on these. Samples are filled in by the server and the harness alone.
enum ProgramRule {
    static let name = "programs"
    static let programs = ["madang", "madang-tui", "madang-server"]
    /// What tries a platform, and kits of tests.
    private static let trying: Set<String> = [
        "ContractKit", "TestKit", "DatabaseTestKit", "DatabaseTestSupport", "TestHooks", "Verification",
    ]

    static func check(_ tree: SourceTree) -> [Violation] {
        guard let package = tree.swiftFiles.first(where: { $0.path == "Package.swift" }) else { return [] }
        let graph = TargetGraph(package)
        return programs.flatMap { program in
            graph.ways(from: program).filter { isForbidden($0.key, in: program) }
                .sorted { $0.key < $1.key }.map { target, way in
                    Violation(
                        file: package.path, line: 1, rule: name,
                        message: "\(program) links \(target) (\(way.joined(separator: " > "))). Move what "
                            + "needs it to Apps/Verification or Apps/TestHooks, or leave it out of the list.")
                }
        }
    }

    private static func isForbidden(_ target: String, in program: String) -> Bool {
        if target == "Sample" { return program != "madang-server" }
        return trying.contains(target) || target.hasSuffix("Contract") || target.hasSuffix("Fakes")
    }
}
