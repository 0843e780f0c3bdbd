extension Example {
    private static let rule = MigrationRule.name
    private static let file = "Modules/Crews/SQL/CrewMigrations.swift"
    private static let first = "Migration(\"crews-0001\", \"CREATE TABLE crews (id TEXT)\"),\n"
    private static let second = "Migration(\"crews-0002\", \"CREATE INDEX crews_id ON crews (id)\"),\n"
    private static let third = "Migration(\"crews-0003\", \"DROP TABLE crews\"),\n"

    static let migrations: [Example] = [
        broken(
            "a shipped migration that was changed",
            says: "\(file):1: [migrations] Migration crews-0001 has shipped",
            first.replacing("TEXT", with: "BIGINT") + second),
        broken("a shipped migration that is gone", says: "crews-0002 has shipped but is gone", first),
        broken("shipped migrations in another order", says: "crews-0001 was moved", second + first),
        broken(
            "a new migration", says: "append to ShippedMigrations.swift: ShippedMigration(\"crews-0003\", 0x",
            first + second + third),
        broken(
            "a new migration before shipped ones", says: "crews-0003 stands before crews-0002",
            first + third + second),
        broken(
            "a migration whose statements stand elsewhere", says: "Write the name and the statements",
            "Migration(\"crews-0001\", Self.tables),\n"),
        broken(
            "two migrations of one name", says: "2 migrations are called crews-0002",
            first + second + second),
        .kept(
            rule, "shipped migrations, formatted anew",
            [
                file: """
                // The beginning.
                Migration(
                    "crews-0001",
                    \"""
                    CREATE TABLE crews
                        (id TEXT)
                    \"""),  // and so on
                Migration("crews-0002", /* an index */ "CREATE INDEX crews_id ON crews (id)"),
                """
            ]
        ) { MigrationRule.check($0, shipped: shipped) },
        .kept(
            rule, "the declaration of the type itself",
            [
                "Modules/Database/Core/Migration.swift":
                    "let example = Migration(\"listings-0001\", \"SELECT 1\")\n"
            ]
        ) { MigrationRule.check($0, shipped: []) },
    ]

    private static let shipped = MigrationRule.declaredMigrations(in: SourceTree([file: first + second])).map
    {
        ShippedMigration($0.name, $0.hash)
    }

    private static func broken(_ title: String, says expected: String, _ text: String) -> Example {
        .broken(rule, title, says: expected, [file: text]) { MigrationRule.check($0, shipped: shipped) }
    }
}
