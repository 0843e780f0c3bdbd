extension Example {
    private static let rule = FeatureRule.name
    private static let document = "Docs/features/rides.md"
    private static let head = "| Feature | Endpoints | Kept by |\n| --- | --- | --- |\n"

    /// A domain with an endpoint and a topic, and a suite; the document has this row.
    private static func rides(_ row: String, general: String = "") -> [String: String] {
        [
            "Modules/Rides/HTTP/RideEndpoints.swift":
                "let join = Endpoint<A, B, C>(name: \"rides.join\", .post)\n",
            "Modules/Rides/Contract/RideContract+Joining.swift": "import ContractKit\n",
            "Tests/RidesTests/RuleTests.swift": "struct RuleTests { @Test func works() {} }\n",
            "Tests/RidesTests/Place.swift": "struct Place {}\n", "Scripts/test": "",
            "Docs/features.md": general.isEmpty ? "" : head + general + "\n",
            document: head + row + "\n",
        ]
    }

    static let features: [Example] = [
        .kept(
            rule, "rows that name endpoints, topics, suites and scripts",
            rides(
                "| Join | `rides.join` | contract: Joining; `RidesTests.RuleTests`, `Scripts/test` |",
                general: "| Join anywhere | | rides contract: Joining; `RidesTests.RuleTests` |")),
        .broken(
            rule, "an endpoint in no row", says: "\(document):1: [features] rides.join stands in no row",
            rides("| Join | | contract: Joining |")),
        .broken(
            rule, "an endpoint in no row that is not called after its domain",
            says: "\(document):1: [features] clubs.join stands in no row",
            rides("| Join | | contract: Joining |").mapValues {
                $0.replacing("rides.join", with: "clubs.join")
            }),
        .broken(
            rule, "a topic in no row", says: "rides contract: Joining stands in no row",
            rides("| Join | `rides.join` | `RidesTests.RuleTests` |")),
        .broken(
            rule, "a suite that is not there",
            says: "\(document):3: [features] There is no RidesTests.JoiningTests",
            rides("| Join | `rides.join` | contract: Joining; `RidesTests.JoiningTests` |")),
        .broken(
            rule, "a type without tests as a suite", says: "There is no RidesTests.Place",
            rides("| Join | `rides.join` | contract: Joining; `RidesTests.Place` |")),
        .broken(
            rule, "a topic that is not there", says: "There is no rides contract: Leaving",
            rides("| Join | `rides.join` | contract: Joining, Leaving |")),
        .broken(
            rule, "an endpoint that is not there", says: "No endpoint is called rides.leave",
            rides("| Join | `rides.join`, `rides.leave` | contract: Joining |")),
        .broken(
            rule, "a row that nothing keeps", says: "\(document):3: [features] Nothing keeps this",
            rides("| Join | `rides.join` | |")),
        .broken(
            rule, "words in place of names", says: "There is no “both contracts”",
            rides("| Join | `rides.join` | contract: Joining; both contracts |")),
        .broken(
            rule, "words beside names", says: "There is no “both contracts, `RidesTests.RuleTests`”",
            rides("| Join | `rides.join` | contract: Joining; both contracts, `RidesTests.RuleTests` |")),
        .broken(
            rule, "the general document too", says: "Docs/features.md:3: [features] There is no Tests.None",
            rides("| Join | `rides.join` | contract: Joining |", general: "| Run | | `Tests.None` |")),
    ]
}
