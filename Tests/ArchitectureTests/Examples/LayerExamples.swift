extension Example {
    private static let rule = LayerRule.name

    static let layers: [Example] = layersOfDomains + layersOfApps

    private static let layersOfDomains: [Example] = [
        .broken(
            rule, "a core on the database",
            says: "Rides depends on Database: its kind uses Blobs, Pictures,",
            changed(#"["Vocabulary", "UnicodeText"] + over"#, to: #"["Vocabulary", "Database"] + over"#)),
        .broken(
            rule, "a core over a foundation that is not spoken",
            says: "Rides depends on Terminal: its kind uses",
            changed(#"over: ["Blobs"]"#, to: #"over: ["Terminal"]"#)),
        .broken(
            rule, "a core over a foundation that writes a format",
            says: "Rides depends on Calendar: its kind uses",
            changed(#"over: ["Blobs"]"#, to: #"over: ["Calendar"]"#)),
        .broken(
            rule, "statements of a database that write a format",
            says: "RidesSQL depends on Calendar: its kind uses",
            changed(#"kind("SQL", ["Database"])"#, to: #"kind("SQL", ["Database"] + formats)"#)),
        .broken(
            rule, "commands on a foundation that writes no format",
            says: "RidesConsole depends on Database: its kind uses Blobs, Calendar, Commands,",
            changed(#"formats: ["Calendar"]"#, to: #"formats: ["Database"]"#)),
        .broken(
            rule, "a format on more than the vocabulary",
            says: "Calendar depends on UnicodeText: a format is written from values alone",
            changed(#"Foundations/Calendar", ["#, to: #"Foundations/Calendar", ["UnicodeText", "#)),
        .broken(
            rule, "statements of a database that know the wire",
            says:
                "FeedSQL depends on Wire: its kind uses Blobs, Database, Feed, Pictures, Vocabulary and",
            changed(#"kind("SQL", ["Database"])"#, to: #"kind("SQL", ["Database", "Wire"])"#)),
        .broken(
            rule, "endpoints that know the database", says: "FeedHTTP depends on Database: its kind uses",
            changed(#"kind("HTTP", ["Wire"])"#, to: #"kind("HTTP", ["Wire", "Database"])"#)),
        .broken(
            rule, "samples that know a contract",
            says: "RidesSamples depends on RidesContract: contracts and kits",
            changed(
                #"kind("Samples", ["SampleKit"])"#,
                to: #"kind("Samples", own(["Contract"]) + ["SampleKit"])"#)),
        .broken(
            rule, "what every library of a domain is built on",
            says: "RidesFakes depends on Terminal: its kind uses",
            changed(#"core + dependencies + ["Vocabulary"]"#, to: #"core + dependencies + ["Terminal"]"#)),
        .broken(
            rule, "a domain on another", says: "RidesMail depends on Feed: no domain knows another",
            changed(#"["RidesMail": ["Wire"]]"#, to: #"["RidesMail": ["Feed"]]"#)),
        .broken(
            rule, "tests of a domain that use another",
            says: "RidesTests depends on FeedSQL: no domain knows",
            changed(#"tested: ["RidesMail"]"#, to: #"tested: ["FeedSQL"]"#)),
        .broken(
            rule, "tests of a domain that use what is built on it",
            says: "RidesTests depends on Composition: it does not stand below a domain",
            changed(#"tested: ["RidesMail"]"#, to: #"tested: ["Composition"]"#)),
        .broken(
            rule, "an edge of a domain on its statements",
            says: "RidesMail depends on RidesSQL: an edge of its own",
            changed(#"["RidesMail": ["Wire"]]"#, to: #"["RidesMail": ["RidesSQL"]]"#)),
        .broken(
            rule, "a domain's target that stands by itself",
            says: "RidesBot depends on Settings: it does not stand below a domain",
            changed(
                "let composed =",
                to:
                    #"let bot = library("RidesBot", at: "Modules/Rides/Bot", ["Settings"])\#nlet composed ="#
            )),
        .broken(
            rule, "a foundation on a domain",
            says: "Terminal depends on Feed: a foundation knows no domain",
            changed(#"Foundations/Terminal", ["#, to: #"Foundations/Terminal", ["Feed", "#)),
        .broken(
            rule, "tests of a foundation on an app",
            says: "UnicodeTextTests depends on Composition: a foundation",
            changed(#"["UnicodeText", "TestKit"]"#, to: #"["UnicodeText", "Composition"]"#)),
        .broken(
            rule, "a foundation on a kit",
            says: "Wire depends on ContractKit: contracts and kits are for tests",
            changed(#"Wire/Core", ["#, to: #"Wire/Core", ["ContractKit", "#)),
    ]

    private static let layersOfApps: [Example] = [
        .broken(
            rule, "settings that know a domain",
            says: "Settings depends on Feed: only Composition, and what is",
            changed(#""Apps/Settings", ["#, to: #""Apps/Settings", ["Feed", "#)),
        .broken(
            rule, "a composition with contracts",
            says: "Composition depends on RidesContract: contracts and kits",
            changed(
                #"let composed = libraries(of: domains, without: ["Contract", "Fakes"])"#, to: allButFakes)),
        .broken(
            rule, "trials with fakes", says: "Verification depends on RidesFakes: fakes are for tests alone",
            changed(#""TestHooks"] + composed"#, to: #""RidesFakes"] + composed"#)),
        .broken(
            rule, "a program on statements of a domain",
            says: "madang depends on FeedSQL: a program knows cores, commands and screens",
            changed(#"only: ["", "Console"]"#, to: #"only: ["", "SQL"]"#)),
        .broken(
            rule, "operations that show a domain",
            says: "Operations depends on RidesConsole: operations work on",
            changed(#"without: ["Console", "Contract", "Fakes"]"#, to: #"without: ["Contract", "Fakes"]"#)),
        .broken(
            rule, "a library on a program", says: "Sample depends on madang: nothing but tests is built on",
            changed(#""Apps/Sample", ["#, to: #""Apps/Sample", ["madang", "#)),
        .kept(rule, "a package of the shape of this one", ExamplePackage.tree()),
    ]

    private static let allButFakes = #"let composed = libraries(of: domains, without: ["Fakes"])"#

    private static func changed(_ piece: String, to other: String) -> [String: String] {
        ExamplePackage.changed(piece, to: other)
    }
}
