extension Example {
    private static let rule = PurityRule.name
    private static let core = "Modules/Rides/Core/Ride.swift"

    static let purity: [Example] = [
        .broken(
            rule, "the clock",
            says: "\(core):2: [purity] `Date()` has no place in a core: take a `TimeSource`",
            [
                core: "let a = 1\nlet now = Date()\n"
            ]),
        .broken(
            rule, "the other clock", says: "take a `TimeSource`", [core: "let clock = ContinuousClock()\n"]),
        .broken(
            rule, "identifiers of its own", says: "take an `IdentifierSource`", [core: "let id = UUID()\n"]),
        .broken(
            rule, "randomness", says: "a port of your own that gives the random bits",
            [
                core: "let n = Int.random(in: 1...6)\n"
            ]),
        .broken(rule, "the clock, spelt out", says: "Date.init()", [core: "let now = Date.init()\n"]),
        .broken(rule, "identifiers, spelt out", says: "UUID.init()", [core: "let id = UUID.init()\n"]),
        .broken(
            rule, "a file that is read", says: "Data(contentsOf",
            [core: "let bytes = try Data(contentsOf: place)\n"]),
        .broken(
            rule, "a file that is read, spelt out", says: "Data.init(contentsOf",
            [core: "let bytes = try Data.init(contentsOf: place)\n"]),
        .broken(
            rule, "a file's text", says: "String(contentsOf",
            [core: "let text = try String(contentsOf: place, encoding: .utf8)\n"]),
        .broken(
            rule, "waiting", says: "instead of waiting for it",
            [core: "try await Task.sleep(for: .seconds(1))\n"]),
        .broken(
            rule, "printing", says: "the Terminal's streams print it", [core: "func a() { print(\"a\") }\n"]),
        .broken(rule, "files", says: "an edge of the domain implements it", [core: "FileManager.default\n"]),
        .broken(
            rule, "the process", says: "Settings reads the configuration once",
            [core: "ProcessInfo.processInfo\n"]),
        .broken(
            rule, "the clock, in a store in memory", says: "take a `TimeSource`",
            ["Modules/Rides/Memory/InMemoryRideStore.swift": "let now = Date()\n"]),
        .broken(
            rule, "the environment, in the vocabulary", says: "Settings reads the configuration once",
            [
                "Modules/Foundations/Vocabulary/Values/Money.swift": "let home = getenv(\"HOME\")\n"
            ]),
        .broken(
            rule, "randomness in the contract kit", says: "SystemRandomNumberGenerator",
            [
                "Modules/Foundations/ContractKit/Orders.swift":
                    "var generator = SystemRandomNumberGenerator()\n"
            ]),
        .broken(
            rule, "an effect inside an interpolation", says: "Date()",
            [core: "let text = \"now \\(Date())\"\n"]),
        .kept(
            rule, "ports, and words about effects",
            [
                core: """
                /// Like `Date()`, but from a port.
                func stamp(_ time: any TimeSource) -> String { "print(\\(time.now()))" }
                func print(to pager: Pager) { pager.print(self) }
                let day = Date(timeIntervalSince1970: 0)
                bytes.append(contentsOf: Data(more))
                """
            ]),
        .kept(
            rule, "an edge that has effects", ["Modules/Rides/Console/RideCommand.swift": "print(Date())\n"]),
    ]
}
