extension Example {
    private static let rule = TargetListRule.name
    private static let package = """
        func library(_ name: String) -> Target { .target(name: name) }
        func domain(_ name: String) -> Group { library("\\(name)SQL") }
        let wire = [library("Wire", at: "Modules/Foundations/Wire/Core"), tests("WireTests", [])]
        let all = wire + [domain("Rides")]
        """
    private static let document = """
        # Targets
        ## Domains
        | Domain | What it is |
        | --- | --- |
        | `Rides` | Clubs with membership. |

        ## Foundations
        | Target | What it is |
        | --- | --- |
        | `Wire` | Endpoints. |
        """

    static let targetLists: [Example] = [
        .broken(
            rule, "a domain that is not described", says: "Target Rides is missing",
            tree { text in
                text.replacing("| `Rides` | Clubs with membership. |\n", with: "")
            }),
        .broken(
            rule, "an edge of a domain that is not described", says: "Target RidesFlags is missing",
            tree { $0 }.merging(["Package.swift": "domain(\"Rides\", adapters: [\"RidesFlags\": []])"]) { $1 }
        ),
        .broken(
            rule, "a description of nothing",
            says: "Docs/targets.md:5: [target list] Package.swift has no target Ghost",
            tree {
                $0.replacing("| `Rides` |", with: "| `Ghost` | Boo. |\n| `Rides` |")
            }),
        .broken(
            rule, "a description without a sentence", says: "Wire has no sentence",
            tree {
                $0.replacing("| Endpoints. |", with: "|  |")
            }),
        .broken(
            rule, "two descriptions", says: "Wire stands here 2 times",
            tree {
                $0.replacing("| `Rides` |", with: "| `Wire` | Again. |\n| `Rides` |")
            }),
        .broken(
            rule, "no table of targets", says: "Target Wire is missing", tree { _ in "# Targets\n" }),
        .broken(
            rule, "an emitted document that is missing",
            says: "Docs/errors.md:1: [target list] The file is missing",
            [
                "Docs/openapi/rides.json": "{}"
            ]),
        .broken(
            rule, "a domain's emitted document that is missing", says: "Docs/access/rides.md:1:",
            ["Modules/Rides/Core/Ride.swift": "", "Docs/errors.md": "# Errors\n"]),
        .broken(
            rule, "an emitted document that is empty", says: "Docs/errors.md:1:",
            ["Docs/errors.md": "\n"]),
        .kept(rule, "one sentence for each target", tree { $0 }),
    ]

    private static func tree(_ change: (String) -> String) -> [String: String] {
        [
            "Package.swift": package, "Docs/targets.md": change(document), "Docs/errors.md": "# Errors\n",
        ]
    }
}
