extension Example {
    private static let rides = [
        "Modules/Rides/SQL/RideTables.swift": "let rides = SQLTable(\"rides\", key: [.text(\"id\")], [])",
        "Modules/Rides/SQL/RideMigrations.swift":
            "Migration(\"rides-0001\", \"CREATE TABLE ride_boats (id TEXT)\")",
    ]

    private static func harbours(_ store: String) -> [String: String] {
        rides.merging(["Modules/Harbours/SQL/SQLHarbourStore.swift": store]) { $1 }
    }

    static let tables: [Example] = [
        .broken(
            TableRule.name, "a join with a table that another domain declares",
            says: "SQLHarbourStore.swift:2: [tables] A statement of Harbours names `rides`, a table of Rides",
            harbours("let a = 1\nlet query: SQL = \"SELECT h.id FROM harbours h JOIN rides ON true\"\n")),
        .broken(
            TableRule.name, "a table of another domain's migration, in a text of several lines",
            says: "names `ride_boats`, a table of Rides. Ask Rides through a port",
            harbours(
                "let query: SQL = \"\"\"\n    DELETE FROM ride_boats\n    WHERE id = \\(id)\n    \"\"\"\n")),
        .broken(
            TableRule.name, "a table of another domain as the source of a list", says: "names `rides`",
            harbours("let list = KeysetList(scope: 1, source: \"rides\", conditions: [])\n")),
        .kept(
            TableRule.name, "a domain's own tables, a longer name, and a sentence that speaks of rides",
            harbours(
                """
                let harbours = SQLTable("harbours", key: [.text("id")], [])
                let query: SQL = "SELECT id FROM harbours JOIN rides_of_harbours ON true"
                let promise = "a harbour knows its rides"
                """)),
    ]

    static let rows: [Example] = [
        .broken(
            RowRule.name, "a fourth column by its number",
            says: "HoldRow.swift:2: [rows] Column 3 is read by its number. Read the row in its order",
            [
                "Modules/Rides/SQL/HoldRow.swift": "let (a, b) = (try row.id(0), try row.text(1))\n"
                    + "let c = row.isNull(3) ? nil : try row.text(2)\n"
            ]),
        .kept(
            RowRule.name, "the first three columns, a reader, and what is no row",
            [
                "Modules/Rides/SQL/HoldRow.swift":
                    "let a = (try row.id(0), try row.bool(1), try row.optionalText(2), try row.text())\n"
                    + "let b = numbers.count(4), c = row.text(column)\n"
            ]),
    ]
}
