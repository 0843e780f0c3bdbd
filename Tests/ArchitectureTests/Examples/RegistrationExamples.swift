extension Example {
    private static let rule = RegistrationRule.name
    private static let tree = [
        "Package.swift":
            "let domains = [\n    domain(\"Crews\", tested: []),\n    domain(\"DirectMessages\"),\n]",
        "Modules/Crews/Core/Crew.swift": "",
        "Modules/DirectMessages/Core/Message.swift": "",
        "Apps/Composition/Domains/Crews.swift": "",
        "Apps/Composition/Domains/DirectMessages.swift": "",
        "Apps/Composition/Domains/Domain+All.swift": """
        extension Domain {
            static let all: [Domain] = [
                .crews,
                .directMessages,
            ]
        }
        """,
    ]

    static let registrations: [Example] = [
        .broken(
            rule, "a domain without a value",
            says: "Domains/DirectMessages.swift:1: [registration] There is no",
            tree.filter { $0.key != "Apps/Composition/Domains/DirectMessages.swift" }),
        .broken(
            rule, "a domain that is not listed", says: "Add a line, sorted: .directMessages,",
            tree.mapValues { $0.replacing(".directMessages,", with: "// .directMessages,") }),
        .broken(
            rule, "no list at all", says: "Crews is missing in Domain.all",
            tree.filter { $0.key != RegistrationRule.list }),
        .broken(
            rule, "a folder that is not declared", says: "Modules/Rides is not declared",
            tree.merging(["Modules/Rides/Core/Ride.swift": ""]) { $1 }),
        .kept(rule, "every domain with its value and its line", tree),
    ]
}
