extension Example {
    private static let file = "Modules/Rides/Core/Ride.swift"

    static let names: [Example] = [
        .broken(
            NameRule.name, "a file of helpers", says: "`RideHelpers` says nothing",
            [
                "Modules/Rides/Core/RideHelpers.swift": ""
            ]),
        .broken(
            NameRule.name, "an extension of utilities", says: "`Utils`",
            ["Modules/Rides/Core/Utils+Ride.swift": ""]),
        .broken(NameRule.name, "a folder of common things", says: "`common`", ["Modules/common/A.swift": ""]),
        .broken(
            NameRule.name, "a manager", says: "\(file):2: [names] `SessionManager`",
            [
                file: "\nfinal class SessionManager {}\n"
            ]),
        .kept(
            NameRule.name, "names that only begin so",
            [
                file: "struct CommonPasswords {}\nlet files = FileManager.default\n"
            ]),
    ]

    static let machinePaths: [Example] = [
        .broken(
            MachinePathRule.name, "a workplace", says: "\(file):2: [machine paths]",
            [
                file: "\nlet path = \"\(MachinePathRule.workplace)main\"\n"
            ]),
        .broken(
            MachinePathRule.name, "a folder beside the repository", says: "Docs/a.md:1:",
            [
                "Docs/a.md": "See \(MachinePathRule.sibling)/design."
            ]),
        .broken(
            MachinePathRule.name, "a folder for temporary files", says: "exists on one machine only",
            [
                "Scripts/test": "cd \(MachinePathRule.temporary)build-mine/x\n"
            ]),
        .kept(
            MachinePathRule.name, "places of every machine",
            [
                file: "let path = \"framework/core\", other = \"$TMPDIR/x/y\", third = \"../Shared\"\n"
            ]),
    ]

    private static let word = "Modules/Foundations/Vocabulary/Values/Money.swift"

    static let vocabulary: [Example] = [
        .broken(
            VocabularyRule.name, "a type that is not admitted", says: "\(word):1: [vocabulary] `Mailbox`",
            [
                word: "public struct Mailbox {}\npublic enum Money {}\n"
            ]
        ) { VocabularyRule.check($0, admitted: ["Money"]) },
        .broken(
            VocabularyRule.name, "a type that is gone", says: "`Money` is gone", [word: "struct Money {}\n"]
        ) {
            VocabularyRule.check($0, admitted: ["Money"])
        },
        .kept(VocabularyRule.name, "exactly the list", [word: "public struct Money { struct Parser {} }\n"]) {
            VocabularyRule.check($0, admitted: ["Money"])
        },
    ]
}
