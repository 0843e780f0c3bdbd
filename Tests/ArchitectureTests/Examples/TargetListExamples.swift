extension Example {
    private static let rule = TargetListRule.name
    private static let package = """
        func library(_ name: String) -> Target { .target(name: name) }
        func domain(_ name: String) -> Group { library("\\(name)SQL") }
        let all = [library("Wire", at: "Modules/Wire/Core"), tests("WireTests", []), domain("Crews")]
        """
    private static let document = """
        # Architecture
        ## 3. Targets
        | Target | What it is |
        | --- | --- |
        | `Wire` | Endpoints. |
        | `Crews` | The rules of crews. |
        | `CrewsSQL` | Crews in SQL. |
        | `CrewsHTTP` | Crews on the wire. |
        | `CrewsConsole` | Commands about crews. |
        | `CrewsContract` | Promises about crews. |
        | `CrewsFakes` | Crews made of closures. |

        ## 4. Rules
        | `try!` | elsewhere a table may say anything |
        """

    static let targetLists: [Example] = [
        .broken(
            rule, "a target that is not described", says: "Target CrewsHTTP is missing",
            tree { text in
                text.replacing("| `CrewsHTTP` | Crews on the wire. |\n", with: "")
            }),
        .broken(
            rule, "a description of nothing",
            says: "ARCHITECTURE.md:6: [target list] Package.swift has no target Ghost",
            tree {
                $0.replacing("| `Crews` |", with: "| `Ghost` | Boo. |\n| `Crews` |")
            }),
        .broken(
            rule, "a description without a sentence", says: "Wire has no sentence",
            tree {
                $0.replacing("| Endpoints. |", with: "|  |")
            }),
        .broken(
            rule, "two descriptions", says: "Wire stands here 2 times",
            tree {
                $0.replacing("| `Crews` |", with: "| `Wire` | Again. |\n| `Crews` |")
            }),
        .broken(
            rule, "no section of targets", says: "Target Wire is missing", tree { _ in "# Architecture\n" }),
        .broken(
            rule, "an emitted document that is missing",
            says: "Docs/errors.md:1: [target list] The file is missing",
            [
                "Docs/openapi.json": "{}"
            ]),
        .broken(
            rule, "an emitted document that is empty", says: "Docs/openapi.json:1:",
            [
                "Docs/openapi.json": "\n", "Docs/errors.md": "# Errors\n",
            ]),
        .kept(rule, "one sentence for each target", tree { $0 }),
    ]

    private static func tree(_ change: (String) -> String) -> [String: String] {
        [
            "Package.swift": package, "ARCHITECTURE.md": change(document), "Docs/openapi.json": "{}",
            "Docs/errors.md": "# Errors\n",
        ]
    }
}
