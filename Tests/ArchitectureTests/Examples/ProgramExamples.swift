extension Example {
    private static let rule = ProgramRule.name
    private static let package = """
        func domain(_ name: String) -> Group {
            let kinds = [kind("SQL", ["Database"]), kind("Contract", ["ContractKit"]), kind("Fakes", [])]
            return Group(name: name, targets: kinds)
        }
        let domains: [Group] = [domain("Rides", adapters: ["RidesMail": ["Hashing"]])]
        let composed = libraries(of: domains, without: ["Contract", "Fakes"])
        let contracts = libraries(of: domains, only: ["Contract"])
        let assembled: [Target.Dependency] = ["Composition", "Wire"]
        let programs: [Group] = [
            library("ContractKit", at: "Modules/Foundations/ContractKit", ["Vocabulary"]),
            library("Composition", at: "Apps/Composition", ["Vocabulary"] + composed),
            library("Sample", at: "Apps/Sample", ["Composition"], resources: [.copy("Resources")]),
            library("Verification", at: "Apps/Verification", assembled + contracts),
            program("madang", at: "Apps/CLI", [argumentParser] + assembled),
            program("madang-tui", at: "Apps/TUI", ["TerminalDriver"] + assembled),
            library("Serving", at: "Apps/Serving", ["Sample"] + assembled),
            program("madang-server", at: "Apps/Server", ["Composition", "Serving"]),
            program("madang-harness", at: "Apps/Harness", ["Sample", "Verification"] + assembled),
        ]
        """

    static let programs: [Example] = [
        .broken(
            rule, "contracts that are put together with the domains",
            says: "madang links RidesContract (madang > Composition > RidesContract)",
            changed(#"without: ["Contract", "Fakes"]"#, to: #"without: ["Fakes"]"#)),
        .broken(
            rule, "a kit that comes with a contract",
            says: "links ContractKit (madang-tui > Composition > RidesContract > ContractKit)",
            changed(#"without: ["Contract", "Fakes"]"#, to: #"without: ["Fakes"]"#)),
        .broken(
            rule, "fakes among what is put together", says: "madang-server links RidesFakes",
            changed(#"without: ["Contract", "Fakes"]"#, to: #"without: ["Contract"]"#)),
        .broken(
            rule, "an edge of a domain that needs a contract",
            says: "(madang > Composition > RidesMail > RidesContract)",
            changed(#"["Hashing"]"#, to: #"["RidesContract"]"#)),
        .broken(
            rule, "a server that runs trials", says: "madang-server links Verification",
            changed(#"["Sample"] + assembled"#, to: #"["Sample", "Verification"] + assembled"#)),
        .broken(
            rule, "a list that grows by a kit of tests",
            says: "madang-tui links TestKit (madang-tui > TestKit)",
            changed(#"["Composition", "Wire"]"#, to: #"["Composition", "Wire", "TestKit"]"#)),
        .broken(
            rule, "a command line that fills samples", says: "madang links Sample (madang > Sample)",
            changed("[argumentParser] + assembled", to: #"["Sample"] + assembled"#)),
        .kept(rule, "programs without what tries them", ["Package.swift": package]),
    ]

    private static func changed(_ text: String, to other: String) -> [String: String] {
        ["Package.swift": package.replacing(text, with: other)]
    }
}
