extension Example {
    private static let rule = MigrationRule.name
    private static let file = "Modules/Crews/SQL/CrewMigrations.swift"
    private static let list = ShippedMigration.path(of: "Crews")
    private static let first = "Migration(\"crews-0001\", \"CREATE TABLE crews (id TEXT)\"),\n"
    private static let second = "Migration(\"crews-0002\", \"CREATE INDEX crews_id ON crews (id)\"),\n"
    private static let third = "Migration(\"crews-0003\", \"DROP TABLE crews\"),\n"

    static let migrations: [Example] = [
        broken(
            "a shipped migration that was changed",
            says: "\(file):1: [migrations] Migration crews-0001 has shipped",
            first.replacing("TEXT", with: "BIGINT") + second),
        broken(
            "a shipped migration that is gone", says: "\(list):2: [migrations] Migration crews-0002", first),
        broken("shipped migrations in another order", says: "crews-0001 was moved", second + first),
        broken(
            "a new migration before shipped ones", says: "crews-0003 stands before crews-0002",
            first + third + second),
        broken(
            "a migration whose statements stand elsewhere", says: "Write the name and the statements",
            "Migration(\"crews-0001\", Self.tables),\n"),
        broken(
            "two migrations of one name", says: "2 migrations are called crews-0002",
            first + second + second),
        .broken(
            rule, "a list that was tampered with", says: "\(list):2: [migrations] 'crews-0002 1f' is no line",
            [file: first, list: shipped.prefix { $0 != "\n" } + "\ncrews-0002 1f\n"]),
        .broken(
            rule, "a list of a domain that is gone", says: "crews-0001 has shipped but is gone",
            [list: shipped]),
        .broken(
            rule, "a migration of the servers' own that is no literal",
            says: "Write the name and the statements",
            ["Apps/Composition/Limits/ServerSchema.swift": "Migration(\"server-0001\", Self.tables)\n"]),
        kept("a new migration behind all that have shipped", first + second + third),
        .kept(rule, "migrations of which none has shipped", [file: second + first]),
        kept(
            "shipped migrations, formatted anew",
            """
            // The beginning.
            Migration(
                "crews-0001",
                \"""
                CREATE TABLE crews
                    (id TEXT)
                \"""),  // and so on
            Migration("crews-0002", /* an index */ "CREATE INDEX crews_id ON crews (id)"),
            """),
        .kept(
            rule, "the declaration of the type itself",
            [
                "Modules/Foundations/Database/Core/Schema/Migration.swift":
                    "let example = Migration(\"listings-0001\", \"SELECT 1\")\n"
            ]),
    ]

    /// The list of a release that had the first two.
    private static let shipped =
        DeclaredMigration.lists(in: SourceTree([file: first + second])).map(\.text).joined()

    private static func broken(_ title: String, says expected: String, _ text: String) -> Example {
        .broken(rule, title, says: expected, [file: text, list: shipped])
    }

    private static func kept(_ title: String, _ text: String) -> Example {
        .kept(rule, title, [file: text, list: shipped])
    }
}
