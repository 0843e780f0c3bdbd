extension Example {
    private static let rule = EdgeRule.name
    private static let users = [
        "ArgumentParser": ["XConsole", "programs"], "GRDB": ["DatabaseSQLite"], "CUTF8Proc": ["UnicodeText"],
    ]

    static let edges: [Example] = [
        .broken(
            rule, "a product outside its edge",
            says: "Database depends on GRDB: DatabaseSQLite alone may. Declare a port",
            ExamplePackage.changed(#"Database/Core", ["#, to: #"Database/Core", [grdb, "#), check),
        .broken(
            rule, "a library of the system outside its edge",
            says: "Wire depends on CUTF8Proc: UnicodeText alone",
            ExamplePackage.changed(#"Wire/Core", ["UnicodeText""#, to: #"Wire/Core", ["CUTF8Proc""#), check),
        .broken(
            rule, "a product for every library of a domain",
            says: "FeedSQL depends on ArgumentParser: XConsole, programs alone may",
            ExamplePackage.changed(#"kind("SQL", ["Database"])"#, to: #"kind("SQL", [argumentParser])"#),
            check),
        .broken(
            rule, "a library without an edge",
            says: "Terminal depends on Yams, which has no edge. Name the one target that uses it",
            ExamplePackage.changed(
                #"Foundations/Terminal", ["#,
                to: #"Foundations/Terminal", [.product(name: "Yams", package: "Yams"), "#), check),
        .broken(
            rule, "tests that use a library without its edge", says: "UnicodeTextTests depends on GRDB",
            ExamplePackage.changed(#"["UnicodeText", "TestKit"]"#, to: #"["UnicodeText", grdb]"#), check),
        .broken(
            rule, "an edge that does not use its library any more",
            says: "DatabaseSQLite does not depend on GRDB any more: remove it",
            ExamplePackage.changed(#"["Database", grdb]"#, to: #"["Database"]"#), check),
        .kept(rule, "each library at its edge", ExamplePackage.tree(), check),
        .kept(
            rule, "tests of an edge that use its library",
            ExamplePackage.changed(#"["UnicodeText", "TestKit"]"#, to: #"["DatabaseSQLite", grdb]"#), check),
    ]

    private static let check: @Sendable (SourceTree) -> [Violation] = { EdgeRule.check($0, edges: users) }
}
