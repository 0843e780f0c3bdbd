extension Example {
    private static let rule = OnePlaceRule.name
    private static let core = ["Modules/Rides/Core/Ride.swift": "public struct Ride {}"]

    static let places: [Example] = [
        .broken(
            rule, "a program that imports a domain", says: "Apps/CLI/Doctor.swift:1: [one place]",
            with("Apps/CLI/Doctor.swift", "import RidesSQL"), permitting(0)),
        .broken(
            rule, "a path into a domain",
            says: "Tests/WireTests/Paths.swift:1 names the domain Rides. Give what it needs",
            with("Tests/WireTests/Paths.swift", #"let folder = "Tests/Golden/Rides/rides.show.json""#),
            permitting(0)),
        .broken(
            rule, "an identifier", says: "Fill.swift:2",
            with("Apps/Harness/Fill.swift", "let all = [\n    Rides.self\n]"), permitting(0)),
        .broken(
            rule, "a file between domains", says: "Meeting.swift:1 names the domain Rides",
            with("Apps/Composition/Domains/Meeting.swift", "import Rides"), permitting(0)),
        .broken(
            rule, "glue that is named after others", says: "MeetingsAndFeed.swift:1 names the domain Rides",
            with("Apps/Composition/Glue/MeetingsAndFeed.swift", "import Rides"), permitting(0)),
        .broken(
            rule, "a second line of Package.swift", says: "Package.swift:2",
            with(
                "Package.swift",
                "let domains = [domain(\"Rides\", tested: [\"RidesSQL\"])]\nlet more = [\"Rides\"]"),
            permitting(0)),
        .broken(
            rule, "one file more than is permitted", says: "Apps/CLI/B.swift:1 names the domain Rides",
            with(["Apps/CLI/A.swift": "import Rides", "Apps/CLI/B.swift": "import Rides"]), permitting(1)),
        .broken(
            rule, "an entry that permits too much", says: "lower the entry to that",
            with("Apps/CLI/A.swift", "import Rides"), permitting(2)),
        .broken(rule, "an entry for nothing", says: "remove the entry", core, permitting(1)),
        .kept(rule, "what is permitted", with("Apps/CLI/A.swift", "import Rides"), permitting(1)),
        .kept(
            rule, "a domain in its own places",
            with([
                "Tests/RidesBackendTests/A.swift": "import RidesSQL",
                "Apps/Composition/Domains/Rides.swift": "import RidesHTTP",
                "Apps/Composition/Glue/MeetingsAndRides+Commands.swift": "import RidesConsole",
                "Apps/CLI/Words.swift": "// Rides\nlet ridesPage = \"Rides of the day\"",
                "Package.swift": "let domains = [domain(\"Rides\", tested: [\"RidesSQL\"])]",
            ]), permitting(0)),
    ]

    private static func with(_ path: String, _ text: String) -> [String: String] { with([path: text]) }

    private static func with(_ texts: [String: String]) -> [String: String] {
        core.merging(texts) { $1 }
    }

    private static func permitting(_ files: Int) -> @Sendable (SourceTree) -> [Violation] {
        let list = [Allowance(file: "Apps/CLI/", subject: "Rides", amount: files, reason: "an example")]
        return { OnePlaceRule.check($0, allowances: files == 0 ? [] : list) }
    }
}
