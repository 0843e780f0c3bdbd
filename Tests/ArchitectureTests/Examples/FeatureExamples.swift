extension Example {
    private static let rule = FeatureRule.name
    private static let document = "Docs/features/crews.md"
    private static let head = "| Feature | Endpoints | Kept by |\n| --- | --- | --- |\n"

    /// A domain with an endpoint and a topic, and a suite; the document has this row.
    private static func crews(_ row: String, general: String = "") -> [String: String] {
        [
            "Modules/Crews/HTTP/CrewEndpoints.swift":
                "let join = Endpoint<A, B, C>(name: \"crews.join\", .post)\n",
            "Modules/Crews/Contract/CrewContract+Joining.swift": "import ContractKit\n",
            "Tests/CrewsTests/RuleTests.swift": "struct RuleTests { @Test func works() {} }\n",
            "Tests/CrewsTests/Place.swift": "struct Place {}\n", "Scripts/test": "",
            "Docs/features.md": general.isEmpty ? "" : head + general + "\n",
            document: head + row + "\n",
        ]
    }

    static let features: [Example] = [
        .kept(
            rule, "rows that name endpoints, topics, suites and scripts",
            crews(
                "| Join | `crews.join` | contract: Joining; `CrewsTests.RuleTests`, `Scripts/test` |",
                general: "| Join anywhere | | crews contract: Joining; `CrewsTests.RuleTests` |")),
        .broken(
            rule, "an endpoint in no row", says: "\(document):1: [features] crews.join stands in no row",
            crews("| Join | | contract: Joining |")),
        .broken(
            rule, "an endpoint in no row that is not called after its domain",
            says: "\(document):1: [features] clubs.join stands in no row",
            crews("| Join | | contract: Joining |").mapValues {
                $0.replacing("crews.join", with: "clubs.join")
            }),
        .broken(
            rule, "a topic in no row", says: "crews contract: Joining stands in no row",
            crews("| Join | `crews.join` | `CrewsTests.RuleTests` |")),
        .broken(
            rule, "a suite that is not there",
            says: "\(document):3: [features] There is no CrewsTests.JoiningTests",
            crews("| Join | `crews.join` | contract: Joining; `CrewsTests.JoiningTests` |")),
        .broken(
            rule, "a type without tests as a suite", says: "There is no CrewsTests.Place",
            crews("| Join | `crews.join` | contract: Joining; `CrewsTests.Place` |")),
        .broken(
            rule, "a topic that is not there", says: "There is no crews contract: Leaving",
            crews("| Join | `crews.join` | contract: Joining, Leaving |")),
        .broken(
            rule, "an endpoint that is not there", says: "No endpoint is called crews.leave",
            crews("| Join | `crews.join`, `crews.leave` | contract: Joining |")),
        .broken(
            rule, "a row that nothing keeps", says: "\(document):3: [features] Nothing keeps this",
            crews("| Join | `crews.join` | |")),
        .broken(
            rule, "words in place of names", says: "There is no “both contracts”",
            crews("| Join | `crews.join` | contract: Joining; both contracts |")),
        .broken(
            rule, "words beside names", says: "There is no “both contracts, `CrewsTests.RuleTests`”",
            crews("| Join | `crews.join` | contract: Joining; both contracts, `CrewsTests.RuleTests` |")),
        .broken(
            rule, "the general document too", says: "Docs/features.md:3: [features] There is no Tests.None",
            crews("| Join | `crews.join` | contract: Joining |", general: "| Run | | `Tests.None` |")),
    ]
}
