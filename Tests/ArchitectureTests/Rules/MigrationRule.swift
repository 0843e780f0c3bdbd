/// Rule 8: a shipped migration stays as it is, where it is; new ones are appended.
///
/// What has shipped is listed (`ShippedMigration`). A migration that is not listed may still change, as long
/// as it stands behind all of its domain that are.
enum MigrationRule {
    static let name = "migrations"

    static func check(_ tree: SourceTree) -> [Violation] {
        let declared = DeclaredMigration.all(in: tree)
        let byName = Dictionary(grouping: declared, by: \.name)
        var shipped: [String: ShippedMigration] = [:]
        var order: [String: Int] = [:]
        var violations: [Violation] = []
        for (domain, text) in ShippedMigration.lists(in: tree) {
            for (index, line) in text.split(separator: "\n").enumerated() {
                let place = Place(file: ShippedMigration.path(of: domain), line: index + 1)
                guard let migration = ShippedMigration(line: line), shipped[migration.name] == nil else {
                    violations.append(
                        place.says("'\(line)' is no line of this list. Put back what stood here."))
                    continue
                }
                shipped[migration.name] = migration
                order[migration.name] = order.count
                if byName[migration.name] == nil { violations.append(place.says(gone(migration.name))) }
            }
        }
        let files = Dictionary(grouping: declared, by: \.place.file).sorted { $0.key < $1.key }
        return violations + files.flatMap { problems(in: $0.value, shipped, order, byName) }
    }

    private static func gone(_ name: String) -> String {
        "Migration \(name) has shipped but is gone. Put it back; undo its effect in a new one."
    }

    private static func problems(
        in declared: [DeclaredMigration], _ shipped: [String: ShippedMigration], _ order: [String: Int],
        _ byName: [String: [DeclaredMigration]]
    ) -> [Violation] {
        var latest = -1
        var firstNew: DeclaredMigration?
        return declared.compactMap { migration in
            if !migration.isLiteral {
                return migration.place.says(
                    "Write the name and the statements out as literals: only so is a migration pinned.")
            }
            if let count = byName[migration.name]?.count, count > 1 {
                return migration.place.says(
                    "\(count) migrations are called \(migration.name). Name the newer one apart.")
            }
            guard let pinned = shipped[migration.name], let place = order[migration.name] else {
                firstNew = firstNew ?? migration
                return nil
            }
            defer { latest = max(latest, place) }
            return fault(of: migration, pinned, isLate: place < latest, firstNew).map(migration.place.says)
        }
    }

    private static func fault(
        of migration: DeclaredMigration, _ shipped: ShippedMigration, isLate: Bool,
        _ firstNew: DeclaredMigration?
    ) -> String? {
        if migration.hash != shipped.hash {
            return
                "Migration \(migration.name) has shipped and was changed. Put it back; append a new one."
        }
        if isLate {
            return
                "Migration \(migration.name) was moved. Put it back where it was: shipped order is for ever."
        }
        return firstNew.map {
            "\($0.name) stands before \(migration.name), which has shipped. Move it to the end."
        }
    }

    /// Where something stands.
    struct Place: Hashable, Sendable {
        let file: String
        let line: Int

        func says(_ message: String) -> Violation {
            Violation(file: file, line: line, rule: MigrationRule.name, message: message)
        }
    }
}
