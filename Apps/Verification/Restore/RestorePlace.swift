import DatabasePostgres
import FoundationEssentials
import Settings

/// Where the database of a drill of restores is, and what restores move aside there.
struct RestorePlace: Sendable {
    /// As the setting says it.
    let backend: String
    /// The folder of all else.
    let folder: String
    private let schema: String

    /// A file in the folder, or a schema of its own where the backend is a PostgreSQL.
    init(_ backend: String, _ folder: String, _ name: String) {
        (self.folder, schema) = (folder, "restore_drill_\(name)")
        guard backend.hasPrefix("postgres") else {
            self.backend = "sqlite:\(folder)/m.sqlite"
            return
        }
        self.backend = backend + (backend.contains("?") ? "&" : "?") + "schema=\(schema)"
    }

    /// With the database as their backend.
    var settings: Settings {
        get throws { try Settings.read(flags: [.backend: backend]) }
    }

    /// What was moved aside, the latest last, each as a setting says it. Throws outages.
    func asides() async throws -> [String] {
        guard case .postgres(let location) = try settings.backend else {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            return names.filter { $0.hasPrefix("m.sqlite.before-") }.sorted().map {
                "sqlite:\(folder)/\($0)/database.sqlite"
            }
        }
        let names = try await PostgresSchemas(of: location).names(beginning: schema + "_before_")
        return names.sorted().map { backend.replacing("schema=\(schema)", with: "schema=\($0)") }
    }

    /// Removes what was moved aside. Throws outages.
    func removeAsides() async throws {
        for aside in try await asides() {
            switch try Settings.read(flags: [.backend: aside]).backend {
            case .postgres(let location):
                guard let name = location.schema else { continue }
                try await PostgresSchemas(of: location).drop(name)
            case .sqlite(let path):
                let folder = path.split(separator: "/").dropLast().joined(separator: "/")
                try FileManager.default.removeItem(atPath: "/" + folder)
            case .memory, .server: continue
            }
        }
    }
}
