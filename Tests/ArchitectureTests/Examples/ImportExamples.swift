extension Example {
    private static let core = "Modules/Crews/Core/Crew.swift"
    private static let rule = ImportRule.name

    static let imports: [Example] = [
        .broken(
            rule, "a core that imports the database",
            says: "\(core):1: [imports] Crews must not import Database",
            ExamplePackage.tree([
                core: "import Database\n"
            ])),
        .broken(
            rule, "a library of others outside its edge", says: "DatabaseSQLite alone may. Declare a port",
            ExamplePackage.tree([
                "Modules/Crews/SQL/SQLCrewStore.swift": "import Database\nimport GRDB\n"
            ])),
        .broken(
            rule, "a library that has no edge", says: "A new library needs an edge",
            ExamplePackage.tree([
                "Modules/Crews/HTTP/CrewRoutes.swift": "import Alamofire\n"
            ])),
        .broken(
            rule, "a domain that imports another", says: "which belongs to Feed. Declare a port",
            ExamplePackage.tree([
                core: "import Vocabulary\npublic import Feed\n"
            ])),
        .broken(
            rule, "a domain's tests that import another domain", says: "which belongs to Feed",
            ExamplePackage.tree([
                "Tests/CrewsTests/CrewTests.swift": "@testable import Feed\n"
            ])),
        .broken(
            rule, "an import behind a condition, of one declaration",
            says: ":2: [imports] Crews must not import Wire",
            ExamplePackage.tree([
                core: "#if os(Linux)\n@_spi(Raw) @preconcurrency public import struct Wire.Route\n#endif\n"
            ])),
        .broken(
            rule, "a target that imports an app", says: "it does not stand below it",
            ExamplePackage.tree([
                "Modules/Crews/Console/CrewCommand.swift": "import Composition\n"
            ])),
        .broken(
            rule, "a domain that reads the settings",
            says: "CrewsSQL must not import Settings: it does not stand below it",
            ExamplePackage.tree([
                "Modules/Crews/SQL/SQLCrewStore.swift": "import Settings\n"
            ])),
        .broken(
            rule, "settings that know how Madang is composed",
            says: "Settings must not import Composition: it does not stand below it",
            ExamplePackage.tree([
                "Apps/Settings/Settings.swift": "import Composition\n"
            ])),
        .broken(
            rule, "settings that know a domain", says: "which belongs to Crews",
            ExamplePackage.tree([
                "Apps/Settings/Settings.swift": "import Crews\n"
            ])),
        .broken(
            rule, "a composition that knows what is done with it",
            says: "Composition must not import Operations: it does not stand below it",
            ExamplePackage.tree([
                "Apps/Composition/Platform/LocalPlatform.swift": "import Operations\n"
            ])),
        .broken(
            rule, "an operation that tries a domain", says: "Operations must not import CrewsContract",
            ExamplePackage.tree([
                "Apps/Operations/Backup/DatabaseBackup.swift": "import CrewsContract\n"
            ])),
        .broken(
            rule, "a composition that knows a contract", says: "Composition must not import CrewsContract",
            ExamplePackage.tree([
                "Apps/Composition/Domains/Crews.swift": "import CrewsContract\n"
            ])),
        .broken(
            rule, "a composition that knows clauses", says: "Composition must not import ContractKit",
            ExamplePackage.tree([
                "Apps/Composition/Domains/Crews.swift": "import ContractKit\n"
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
            says: "CrewsSamples must not import ContractKit",
            ExamplePackage.tree([
                "Modules/Crews/Samples/CrewSamples.swift": "import ContractKit\nimport SampleKit\n"
            ])),
        .broken(
            rule, "a contract that imports Testing", says: "CrewsContract must not import Testing",
            ExamplePackage.tree([
                "Modules/Crews/Contract/CrewClauses.swift": "import ContractKit\nimport Testing\n"
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
                "Modules/Crews/Shared/Crew.swift": ""
            ])),
        .broken(
            rule, "a store in memory with a library", says: "Crews must not import GRDB",
            ExamplePackage.tree(["Modules/Crews/Memory/InMemoryCrewStore.swift": "import GRDB\n"])),
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
        "Modules/Crews/Memory/InMemoryCrewStore.swift": "import Synchronization\nimport Vocabulary\n",
        "Modules/Crews/SQL/SQLCrewStore.swift":
            "public import Crews\npublic import Database\nimport Synchronization\n",
        "Modules/Crews/HTTP/CrewRoutes.swift": "public import Crews\npublic import Wire\n",
        "Modules/Crews/Console/CrewCommand.swift":
            "import ArgumentParser\nimport Calendar\nimport Crews\nimport Terminal\n",
        "Modules/Foundations/Calendar/CalendarDocument.swift": "import Vocabulary\n",
        "Modules/Crews/Contract/CrewClauses.swift":
            "public import ContractKit\nimport struct Vocabulary.Money\n",
        "Modules/Crews/Samples/CrewSamples.swift": "import Crews\npublic import SampleKit\n",
        "Modules/Foundations/Database/SQLite/SQLiteDatabase.swift": "import GRDB\nimport Glibc\n",
        "Modules/Foundations/Wire/Core/Transport/Frame.swift": "import UnicodeText\n",
        "Apps/Composition/Services.swift":
            "import Crews\nimport CrewsSQL\nimport Feed\nimport Settings\n",
        "Apps/Settings/Settings.swift": "import Vocabulary\nimport Wire\n",
        "Apps/Verification/Domains/Crews.swift":
            "import Composition\nimport CrewsContract\nimport CrewsSQL\nimport TestHooks\n",
        "Apps/Operations/Backup/DatabaseBackup.swift":
            "import Composition\nimport CrewsSQL\nimport Database\nimport Settings\n",
        "Apps/CLI/Madang.swift":
            "import ArgumentParser\nimport Composition\nimport CrewsConsole\nimport Terminal\n",
        "Modules/Feed/Core/Post.swift": "",
        "Tests/CrewsTests/CrewTests.swift":
            "@testable import Crews\nimport CrewsContract\nimport Testing\nimport Wire\n",
        "Tests/CrossDomainTests/Stories/StoryTests.swift":
            "import Composition\nimport Crews\nimport Feed\nimport Testing\n",
    ]
}
