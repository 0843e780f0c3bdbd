extension Example {
    private static let core = "Modules/Rides/Core/Ride.swift"
    private static let rule = ImportRule.name

    static let imports: [Example] = [
        .broken(
            rule, "a core that imports the database",
            says: "\(core):1: [imports] Rides must not import Database",
            ExamplePackage.tree([
                core: "import Database\n"
            ])),
        .broken(
            rule, "a library of others outside its edge", says: "DatabaseSQLite alone may. Declare a port",
            ExamplePackage.tree([
                "Modules/Rides/SQL/SQLRideStore.swift": "import Database\nimport GRDB\n"
            ])),
        .broken(
            rule, "a library that has no edge", says: "A new library needs an edge",
            ExamplePackage.tree([
                "Modules/Rides/HTTP/RideRoutes.swift": "import Alamofire\n"
            ])),
        .broken(
            rule, "a domain that imports another", says: "which belongs to Feed. Declare a port",
            ExamplePackage.tree([
                core: "import Vocabulary\npublic import Feed\n"
            ])),
        .broken(
            rule, "a domain's tests that import another domain", says: "which belongs to Feed",
            ExamplePackage.tree([
                "Tests/RidesTests/RideTests.swift": "@testable import Feed\n"
            ])),
        .broken(
            rule, "an import behind a condition, of one declaration",
            says: ":2: [imports] Rides must not import Wire",
            ExamplePackage.tree([
                core: "#if os(Linux)\n@_spi(Raw) @preconcurrency public import struct Wire.Route\n#endif\n"
            ])),
        .broken(
            rule, "a target that imports an app", says: "it does not stand below it",
            ExamplePackage.tree([
                "Modules/Rides/Console/RideCommand.swift": "import Composition\n"
            ])),
        .broken(
            rule, "a domain that reads the settings",
            says: "RidesSQL must not import Settings: it does not stand below it",
            ExamplePackage.tree([
                "Modules/Rides/SQL/SQLRideStore.swift": "import Settings\n"
            ])),
        .broken(
            rule, "settings that know how Madang is composed",
            says: "Settings must not import Composition: it does not stand below it",
            ExamplePackage.tree([
                "Apps/Settings/Settings.swift": "import Composition\n"
            ])),
        .broken(
            rule, "settings that know a domain", says: "which belongs to Rides",
            ExamplePackage.tree([
                "Apps/Settings/Settings.swift": "import Rides\n"
            ])),
        .broken(
            rule, "a composition that knows what is done with it",
            says: "Composition must not import Operations: it does not stand below it",
            ExamplePackage.tree([
                "Apps/Composition/Platform/LocalPlatform.swift": "import Operations\n"
            ])),
        .broken(
            rule, "an operation that tries a domain", says: "Operations must not import RidesContract",
            ExamplePackage.tree([
                "Apps/Operations/Backup/DatabaseBackup.swift": "import RidesContract\n"
            ])),
        .broken(
            rule, "a composition that knows a contract", says: "Composition must not import RidesContract",
            ExamplePackage.tree([
                "Apps/Composition/Domains/Rides.swift": "import RidesContract\n"
            ])),
        .broken(
            rule, "a composition that knows clauses", says: "Composition must not import ContractKit",
            ExamplePackage.tree([
                "Apps/Composition/Domains/Rides.swift": "import ContractKit\n"
            ])),
        .broken(
            rule, "a command line that carries sample data",
            says: "madang must not import Sample: it does not stand below it",
            ExamplePackage.tree([
                "Apps/CLI/Data.swift": "import Composition\nimport Sample\n"
            ])),
        .broken(
            rule, "configuration read outside the settings", says: "Settings alone may",
            ExamplePackage.tree([
                "Apps/Composition/Services.swift": "import Configuration\n"
            ])),
        .broken(
            rule, "samples that import a contract",
            says: "RidesSamples must not import ContractKit",
            ExamplePackage.tree([
                "Modules/Rides/Samples/RideSamples.swift": "import ContractKit\nimport SampleKit\n"
            ])),
        .broken(
            rule, "a contract that imports Testing", says: "RidesContract must not import Testing",
            ExamplePackage.tree([
                "Modules/Rides/Contract/RideClauses.swift": "import ContractKit\nimport Testing\n"
            ])),
        .broken(
            rule, "the vocabulary with an import", says: "Vocabulary must not import FoundationEssentials",
            ExamplePackage.tree([
                "Modules/Foundations/Vocabulary/Values/Money.swift": "import FoundationEssentials\n"
            ])),
        .broken(
            rule, "a format with more than values", says: "Calendar must not import FoundationEssentials",
            ExamplePackage.tree([
                "Modules/Foundations/Calendar/CalendarDocument.swift": "import FoundationEssentials\n"
            ])),
        .broken(
            rule, "a core with all of Foundation", says: "FoundationEssentials is enough",
            ExamplePackage.tree([
                core: "import Foundation\n"
            ])),
        .broken(
            rule, "an edge with all of Foundation", says: "say why in Allowances.foundation",
            ExamplePackage.tree([
                "Modules/Foundations/Wire/Client/CurlDriver.swift": "import Foundation\n"
            ])),
        .broken(
            rule, "permission for a Foundation that is gone",
            says: "there is none any more: remove the entry", [:]
        ) {
            ImportRule.check($0, allowances: [foundationAtTheClient])
        },
        .broken(
            rule, "a folder of no kind", says: "This folder is of no kind",
            ExamplePackage.tree([
                "Modules/Rides/Shared/Ride.swift": ""
            ])),
        .broken(
            rule, "a store in memory with a library", says: "Rides must not import GRDB",
            ExamplePackage.tree(["Modules/Rides/Memory/InMemoryRideStore.swift": "import GRDB\n"])),
        .broken(
            rule, "a folder of a foundation that is no target", says: "This folder is of no kind",
            ExamplePackage.tree(["Modules/Foundations/Wire/Shared/Frame.swift": ""])),
        .broken(
            rule, "a folder of a kind that the domain does not have", says: "This folder is of no kind",
            ExamplePackage.tree(["Modules/Feed/Samples/PostSamples.swift": ""])),
        .broken(
            rule, "a target that imports what it does not depend on",
            says:
                "Preferences must not import Wire. It may import Darwin, Dispatch, FoundationEssentials,",
            ExamplePackage.tree(["Modules/Foundations/Preferences/Preference.swift": "import Wire\n"])),
        .kept(rule, "the kinds of targets and the tests", ExamplePackage.tree(wholeDomain)),
        .kept(
            rule, "an import in a comment or a string",
            ExamplePackage.tree([
                core: "// import GRDB\nlet text = \"\"\"\n    import GRDB\n    \"\"\"\n"
            ])),
        .kept(
            rule, "a permitted Foundation",
            ExamplePackage.tree(["Modules/Foundations/Wire/Client/CurlDriver.swift": "import Foundation\n"])
        ) {
            ImportRule.check($0, allowances: [foundationAtTheClient])
        },
    ]

    private static let foundationAtTheClient = Allowance(
        file: "Modules/Foundations/Wire/Client/CurlDriver.swift", subject: "Foundation", amount: 1,
        reason: "an example")

    private static let wholeDomain = [
        core: "import FoundationEssentials\nimport UnicodeText\npublic import Vocabulary\n",
        "Modules/Rides/Memory/InMemoryRideStore.swift": "import Synchronization\nimport Vocabulary\n",
        "Modules/Rides/SQL/SQLRideStore.swift":
            "public import Rides\npublic import Database\nimport Synchronization\n",
        "Modules/Rides/HTTP/RideRoutes.swift": "public import Rides\npublic import Wire\n",
        "Modules/Rides/Console/RideCommand.swift":
            "import ArgumentParser\nimport Calendar\nimport Rides\nimport Terminal\n",
        "Modules/Foundations/Calendar/CalendarDocument.swift": "import Vocabulary\n",
        "Modules/Rides/Contract/RideClauses.swift":
            "public import ContractKit\nimport struct Vocabulary.Money\n",
        "Modules/Rides/Samples/RideSamples.swift": "import Rides\npublic import SampleKit\n",
        "Modules/Foundations/Database/SQLite/SQLiteDatabase.swift": "import GRDB\nimport Glibc\n",
        "Modules/Foundations/Wire/Core/Transport/Frame.swift": "import UnicodeText\n",
        "Apps/Composition/Services.swift":
            "import Rides\nimport RidesSQL\nimport Feed\nimport Settings\n",
        "Apps/Settings/Settings.swift": "import Vocabulary\nimport Wire\n",
        "Apps/Verification/Domains/Rides.swift":
            "import Composition\nimport RidesContract\nimport RidesSQL\nimport TestHooks\n",
        "Apps/Operations/Backup/DatabaseBackup.swift":
            "import Composition\nimport RidesSQL\nimport Database\nimport Settings\n",
        "Apps/CLI/Madang.swift":
            "import ArgumentParser\nimport Composition\nimport RidesConsole\nimport Terminal\n",
        "Modules/Feed/Core/Post.swift": "",
        "Tests/RidesTests/RideTests.swift":
            "@testable import Rides\nimport RidesContract\nimport Testing\nimport Wire\n",
        "Tests/CrossDomainTests/Stories/StoryTests.swift":
            "import Composition\nimport Rides\nimport Feed\nimport Testing\n",
    ]
}
