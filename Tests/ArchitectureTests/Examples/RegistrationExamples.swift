extension Example {
    private static let rule = RegistrationRule.name
    private static let tree = [
        "Package.swift":
            "let domains = [\n    domain(\"Rides\", tested: []),\n    domain(\"DirectMessages\"),\n]",
        "Modules/Rides/Core/Ride.swift": "",
        "Modules/DirectMessages/Core/Message.swift": "",
        "Modules/Foundations/Hashing/Core/SHA256.swift": "",
        "Apps/Composition/Domains/Rides.swift": "",
        "Apps/Composition/Domains/DirectMessages.swift": "",
        "Apps/Composition/Domains/Domain+All.swift": list("Domain"),
        "Apps/Verification/Domains/Rides.swift": "",
        "Apps/Verification/Domains/DirectMessages.swift": "",
        "Apps/Verification/Domains/Trial+All.swift": list("Trial"),
    ]

    private static func list(_ type: String) -> String {
        """
        extension \(type) {
            static let all: [\(type)] = [
                .rides,
                .directMessages,
            ]
        }
        """
    }

    static let registrations: [Example] = [
        .broken(
            rule, "a domain without a value",
            says: "Composition/Domains/DirectMessages.swift:1: [registration] There is no",
            tree.filter { $0.key != "Apps/Composition/Domains/DirectMessages.swift" }),
        .broken(
            rule, "a domain without a trial",
            says: "Verification/Domains/Rides.swift:1: [registration] There is no",
            tree.filter { $0.key != "Apps/Verification/Domains/Rides.swift" }),
        .broken(
            rule, "a domain that is not listed",
            says: "DirectMessages is missing in Domain.all. Add a line, sorted: .directMessages,",
            tree.mapValues { $0.replacing(".directMessages,", with: "// .directMessages,") }),
        .broken(
            rule, "a trial that is not listed", says: "Rides is missing in Trial.all",
            tree.mapValues { $0.replacing(".rides,", with: "") }),
        .broken(
            rule, "no list at all", says: "Rides is missing in Domain.all",
            tree.filter { $0.key != "Apps/Composition/Domains/Domain+All.swift" }),
        .broken(
            rule, "a folder that is not declared", says: "Modules/Teams is not declared",
            tree.merging(["Modules/Teams/Core/Team.swift": ""]) { $1 }),
        .broken(
            rule, "a foundation among the domains", says: "move it to Modules/Foundations",
            tree.merging(["Modules/Hashing/Core/SHA256.swift": ""]) { $1 }),
        .kept(rule, "every domain with its values and its lines", tree),
    ]
}
