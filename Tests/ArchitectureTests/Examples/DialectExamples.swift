extension Example {
    static let dialects: [Example] = [
        .broken(
            DialectRule.name, "a store that asks for the engine", says: "Write one statement for all",
            ["Modules/Listings/SQL/Store.swift": "let query = database.engine == .sqlite ? one : other"]),
        .broken(
            DialectRule.name, "a statement for one engine in a domain",
            says: "`SQLEngine` asks for the engine",
            ["Modules/Auth/SQL/Store.swift": "func text(_ engine: SQLEngine) -> SQL"]),
        .broken(
            DialectRule.name, "an operation that asks for the engine", says: "Write one statement for all",
            ["Apps/Operations/Transfer/DataTransfer.swift": "if source.engine == target.engine {}"]),
        .kept(
            DialectRule.name, "the port, the settings' view of it, and an engine that is none",
            [
                "Modules/Foundations/Database/Core/Schema/Migrator.swift": "switch database.engine {}",
                "Apps/Composition/Platform/Stores.swift": "database.engine",
                "Apps/Operations/Check/DatabaseCheck.swift": "database.engine",
                "Modules/Listings/Core/Car.swift": "let engine = Engine()",
            ]),
    ]
}
