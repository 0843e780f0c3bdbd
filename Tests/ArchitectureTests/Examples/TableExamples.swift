extension Example {
    private static let crews = [
        "Modules/Crews/SQL/CrewTables.swift": "let crews = SQLTable(\"crews\", key: [.text(\"id\")], [])",
        "Modules/Crews/SQL/CrewMigrations.swift":
            "Migration(\"crews-0001\", \"CREATE TABLE crew_boats (id TEXT)\")",
    ]

    private static func harbours(_ store: String) -> [String: String] {
        crews.merging(["Modules/Harbours/SQL/SQLHarbourStore.swift": store]) { $1 }
    }

    static let tables: [Example] = [
        .broken(
            TableRule.name, "a join with a table that another domain declares",
            says: "SQLHarbourStore.swift:2: [tables] A statement of Harbours names `crews`, a table of Crews",
            harbours("let a = 1\nlet query: SQL = \"SELECT h.id FROM harbours h JOIN crews ON true\"\n")),
        .broken(
            TableRule.name, "a table of another domain's migration, in a text of several lines",
            says: "names `crew_boats`, a table of Crews. Ask Crews through a port",
            harbours(
                "let query: SQL = \"\"\"\n    DELETE FROM crew_boats\n    WHERE id = \\(id)\n    \"\"\"\n")),
        .broken(
            TableRule.name, "a table of another domain as the source of a list", says: "names `crews`",
            harbours("let list = KeysetList(scope: 1, source: \"crews\", conditions: [])\n")),
        .kept(
            TableRule.name, "a domain's own tables, a longer name, and a sentence that speaks of crews",
            harbours(
                """
                let harbours = SQLTable("harbours", key: [.text("id")], [])
                let query: SQL = "SELECT id FROM harbours JOIN crews_of_harbours ON true"
                let promise = "a harbour knows its crews"
                """)),
    ]

    static let rows: [Example] = [
        .broken(
            RowRule.name, "a fourth column by its number",
            says: "HoldRow.swift:2: [rows] Column 3 is read by its number. Read the row in its order",
            [
                "Modules/Crews/SQL/HoldRow.swift": "let (a, b) = (try row.id(0), try row.text(1))\n"
                    + "let c = row.isNull(3) ? nil : try row.text(2)\n"
            ]),
        .kept(
            RowRule.name, "the first three columns, a reader, and what is no row",
            [
                "Modules/Crews/SQL/HoldRow.swift":
                    "let a = (try row.id(0), try row.bool(1), try row.optionalText(2), try row.text())\n"
                    + "let b = numbers.count(4), c = row.text(column)\n"
            ]),
    ]
}
