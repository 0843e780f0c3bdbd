extension Example {
    private static let rule = MigrationRule.name
    private static let file = "Modules/Rides/SQL/RideMigrations.swift"
    private static let list = ShippedMigration.path(of: "Rides")
    private static let first = "Migration(\"rides-0001\", \"CREATE TABLE rides (id TEXT)\"),\n"
    private static let second = "Migration(\"rides-0002\", \"CREATE INDEX rides_id ON rides (id)\"),\n"
    private static let third = "Migration(\"rides-0003\", \"DROP TABLE rides\"),\n"

    static let migrations: [Example] = [
        broken(
            "a shipped migration that was changed",
            says: "\(file):1: [migrations] Migration rides-0001 has shipped",
            first.replacing("TEXT", with: "BIGINT") + second),
        broken(
            "a shipped migration that is gone", says: "\(list):2: [migrations] Migration rides-0002", first),
        broken("shipped migrations in another order", says: "rides-0001 was moved", second + first),
        broken(
            "a new migration before shipped ones", says: "rides-0003 stands before rides-0002",
            first + third + second),
        broken(
            "a migration whose statements stand elsewhere", says: "Write the name and the statements",
            "Migration(\"rides-0001\", Self.tables),\n"),
        broken(
            "two migrations of one name", says: "2 migrations are called rides-0002",
            first + second + second),
        .broken(
            rule, "a list that was tampered with", says: "\(list):2: [migrations] 'rides-0002 1f' is no line",
            [file: first, list: shipped.prefix { $0 != "\n" } + "\nrides-0002 1f\n"]),
        .broken(
            rule, "a list of a domain that is gone", says: "rides-0001 has shipped but is gone",
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
                "rides-0001",
                \"""
                CREATE TABLE rides
                    (id TEXT)
                \"""),  // and so on
            Migration("rides-0002", /* an index */ "CREATE INDEX rides_id ON rides (id)"),
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
