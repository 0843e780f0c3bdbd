/// A made-up Package.swift of the shape of the real one, for the rules about targets.
enum ExamplePackage {
    /// A tree of that file and of what else is given.
    static func tree(_ texts: [String: String] = [:]) -> [String: String] {
        texts.merging([TargetGraph.path: text]) { first, _ in first }
    }

    /// The file with one piece written otherwise.
    static func changed(_ piece: String, to other: String) -> [String: String] {
        [TargetGraph.path: text.replacing(piece, with: other)]
    }

    private static let text = domainFunction + foundations + domains + programs

    private static let domainFunction = #"""
        func domain(
            _ name: String, over: [Target.Dependency] = [], formats: [Target.Dependency] = [],
            adapters: KeyValuePairs<String, [Target.Dependency]> = [:], hasSamples: Bool = false,
            tested: [Target.Dependency] = []
        ) -> Group {
            let core: [Target.Dependency] = [.target(name: name)] + over
            func own(_ kinds: [String]) -> [Target.Dependency] { kinds.map { .target(name: name + $0) } }
            func edge(_ target: String, _ dependencies: [Target.Dependency]) -> Target {
                library(target, at: folder, core + dependencies + ["Vocabulary"])
            }
            func kind(_ kind: String, _ dependencies: [Target.Dependency]) -> Target {
                edge(name + kind, dependencies)
            }
            let kinds = [
                kind("SQL", ["Database"]), kind("HTTP", ["Wire"]), kind("Fakes", []),
                kind("Contract", ["ContractKit", "SampleKit"]),
                kind("Console", own(["HTTP"]) + ["Terminal", "Wire", argumentParser] + formats),
            ]
            let edges = kinds + (hasSamples ? [kind("Samples", ["SampleKit"])] : []) + adapters.map(edge)
            let coreTarget = library(
                name, at: "Modules/\(name)", ["Vocabulary", "UnicodeText"] + over,
                exclude: edges.map(\.name), sources: ["Core", "Memory"])
            let parts: [Target.Dependency] =
                core + own(["HTTP", "Contract", "Fakes"])
                + ["TestKit", "Wire", "Vocabulary"]
            return Group(
                name: name,
                targets: [coreTarget] + edges + [tests("\(name)Tests", parts + own(["Console"]) + tested)])
        }

        let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "argument-parser")
        let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")

        """#

    private static let foundations = """
        let foundations: [Group] = [
            module("Vocabulary", library("Vocabulary", at: "Modules/Foundations/Vocabulary")),
            module(
                "UnicodeText",
                system("CUTF8Proc", at: "Modules/Foundations/UnicodeText/CUTF8Proc", apt: "libutf8proc-dev"),
                library(
                    "UnicodeText", at: "Modules/Foundations/UnicodeText/Core", ["CUTF8Proc", "Vocabulary"]),
                tests("UnicodeTextTests", ["UnicodeText", "TestKit"])),
            library("SampleKit", at: "Modules/Foundations/SampleKit", ["Vocabulary"]),
            library("ContractKit", at: "Modules/Foundations/ContractKit", ["SampleKit", "Vocabulary"]),
            library("TestKit", at: "Modules/Foundations/TestKit", ["ContractKit", "Wire", "Vocabulary"]),
            library("Wire", at: "Modules/Foundations/Wire/Core", ["UnicodeText", "Vocabulary"]),
            library("WireClient", at: "Modules/Foundations/Wire/Client", ["Wire", "Vocabulary"]),
            library("Terminal", at: "Modules/Foundations/Terminal", ["UnicodeText", "Vocabulary"]),
            library("Preferences", at: "Modules/Foundations/Preferences", ["Terminal", "Vocabulary"]),
            library("Blobs", at: "Modules/Foundations/Blobs", ["Vocabulary"]),
            library("Calendar", at: "Modules/Foundations/Calendar", ["Vocabulary"]),
            library("Database", at: "Modules/Foundations/Database/Core", ["Vocabulary"]),
            library("DatabaseSQLite", at: "Modules/Foundations/Database/SQLite", ["Database", grdb]),
        ]

        """

    private static let domains = """
        let domains: [Group] = [
            domain(
                "Rides", over: ["Blobs"], formats: ["Calendar"], adapters: ["RidesMail": ["Wire"]],
                hasSamples: true, tested: ["RidesMail"]),
            domain("Feed"),
        ]
        let composed = libraries(of: domains, without: ["Contract", "Fakes"])
        let kept = libraries(of: domains, without: ["Console", "Contract", "Fakes"])
        let shown = libraries(of: domains, only: ["", "Console"])
        let contracts = libraries(of: domains, only: ["Contract"])

        """

    private static let programs = """
        let assembled: [Target.Dependency] = ["Settings", "Composition", "Terminal", "Vocabulary"]
        let programs: [Group] = [
            library("Settings", at: "Apps/Settings", ["Vocabulary", "Wire"]),
            library("Composition", at: "Apps/Composition", ["Settings", "Vocabulary", "Wire"] + composed),
            library("Operations", at: "Apps/Operations", ["Settings", "Composition", "Database"] + kept),
            library("Sample", at: "Apps/Sample", ["SampleKit"] + assembled, resources: [.copy("Resources")]),
            library("TestHooks", at: "Apps/TestHooks", ["ContractKit"] + assembled + composed + contracts),
            library(
                "Verification", at: "Apps/Verification", ["Composition", "TestHooks"] + composed + contracts),
            program("madang", at: "Apps/CLI", [argumentParser] + assembled + shown),
            program(
                "madang-harness", at: "Apps/Harness", ["Sample", "Verification"] + assembled + contracts),
            tests("CrossDomainTests", ["madang", "Verification", "TestKit"] + assembled + composed),
        ]
        """
}
